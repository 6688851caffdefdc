import { expect, test } from "vitest";
import { sharingPhrases } from "../../../../client/phrases/sharing.ts";
import {
  aReportWithDraftFigures,
  aReportWithPublicFigures,
} from "../../../support/content/public-figures.ts";
import { aPageServer } from "../../../support/server/page-server.ts";

const { site, open } = await aPageServer();
const lines = [{ category: "DONATIONS", amount: 1_000_00 } as const];

test.each([
  ["UA", "", "uk"],
  ["ENG", "?lang=en", "en"],
] as const)(
  "a reader of a report downloads the picture that its shared links show, in %s",
  async (language, query, tag) => {
    const month = language === "UA" ? 8 : 9;
    const { id } = await aReportWithPublicFigures(site, { year: 2026, month, lines });
    const { body } = await open(`/reports/${id}${query}`);
    const [, shown] =
      /<meta property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(body) ?? [];
    expect(shown).toMatch(new RegExp(`^/cards/reports/${id}\\.${tag}\\.jpg\\?v=\\d+$`));
    const [link = ""] = /<a [^>]*href="\/cards\/[^>]*>/.exec(body) ?? [];
    expect(link).toContain(`href="${shown}"`);
    expect(link).toMatch(/ download="[^"]+ 2026\.jpg"/);
    expect(body).toContain(sharingPhrases[language].picture);
    const picture = await site.request({ url: shown ?? "" });
    expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/jpeg"]);
  },
);

test("a report without published figures offers no picture", async () => {
  const { id } = await aReportWithDraftFigures(site, { year: 2026, month: 7, lines });
  expect((await open(`/reports/${id}`)).body).not.toContain('href="/cards/');
});
