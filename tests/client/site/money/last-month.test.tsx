import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { LanguageProvider } from "../../../../client/phrases/language.tsx";
import { LastMonth } from "../../../../client/site/home/LastMonth.tsx";

const figures = {
  id: "1",
  address: "2026-09",
  year: 2026,
  month: 9,
  income: 128_400_50,
  spending: 100_000_00,
  closingBalance: 28_400_50,
};

const textOf = (shown: typeof figures | null) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider language="ENG">
        <LastMonth figures={shown} />
      </LanguageProvider>
    </MemoryRouter>,
  ).replace(/<[^>]+>/g, " ");

test("the home page shows what the last month received, spent and left", () => {
  expect(textOf(figures).replace(/\s+/g, " ")).toContain(
    "September 2026 received ₴128,401 spent ₴100,000 left ₴28,401",
  );
});

test("without published figures the home page has no such band", () => {
  expect(textOf(null)).toBe("");
});
