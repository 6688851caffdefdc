import { beforeAll, describe, expect, test } from "vitest";
import { loadErrorPhrases } from "../../../../client/phrases/site/load-error.ts";
import { serverErrorPhrases } from "../../../../client/phrases/site/server-error.ts";
import { aPageServer } from "../../../support/server/page-server.ts";

const { site, open } = await aPageServer();

/** A block that no version of the site stores: the page's data cannot be read. */
beforeAll(() =>
  site.db.query(
    `update page_translation set blocks = '[{"id": "1", "isHidden": false, "questions": {"heading": "", "entries": 5}}]' from page
     where page.id = item_id and address = 'about'`,
  ),
);

describe.each([
  ["UA", ""],
  ["ENG", "?lang=en"],
] as const)("a visitor who reads %s", (language, query) => {
  const { invitation, text } = serverErrorPhrases[language];
  const mainOf = async (path: string) => {
    const { statusCode, body } = await open(path + query);
    expect(statusCode).toBe(500);
    return body.slice(body.indexOf("<main"), body.indexOf("</main>"));
  };

  test("reads of a single page that fails that it failed, and finds the way home in their language", async () => {
    const main = await mainOf("/about");
    expect(main).toContain(loadErrorPhrases[language].failedTitle);
    expect(main).toContain(`href="/${query}"`);
    expect(main).not.toContain(invitation);
  });

  test("is invited to donate on the page of server errors", async () => {
    const main = await mainOf("/error");
    expect(main).toContain(text);
    expect(main).toContain(invitation);
  });
});
