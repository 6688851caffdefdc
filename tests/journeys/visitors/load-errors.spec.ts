import { loadErrorPhrases } from "../../../client/phrases/site/load-error.ts";
import { expect, test, waitForHydration } from "../../support/journeys/test.ts";

test("a visitor whose page does not load reads so, tries again, and keeps the language on the way home", async ({
  page,
  console,
}) => {
  console.allow(/status (?:of|code) 500/);
  const { failedTitle, retry, home } = loadErrorPhrases.ENG;
  await page.goto("/?lang=en");
  await waitForHydration(page);
  await page.route("**/graphql", (route) =>
    route.fulfill({
      status: 500,
      json: { errors: [{ message: "", extensions: { code: "INTERNAL" } }] },
    }),
  );
  await page.getByRole("contentinfo").getByRole("link", { name: "Team" }).click();
  const alert = page.getByRole("alert");
  await expect(alert.getByRole("heading")).toHaveText(failedTitle);
  await expect(alert.getByRole("link")).toHaveText([home]);
  await expect(alert.getByRole("link", { name: home })).toHaveAttribute("href", "/?lang=en");
  await page.unroute("**/graphql");
  await alert.getByRole("button", { name: retry }).click();
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await expect(alert).toBeHidden();
});
