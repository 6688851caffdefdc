import { expect, test } from "vitest";
import { notFoundPhrases } from "../../../../client/phrases/site/not-found.ts";
import { serverErrorPhrases } from "../../../../client/phrases/site/server-error.ts";
import { aPageServer } from "../../../support/server/page-server.ts";

const { open } = await aPageServer();

test.each([
  ["UA", ""],
  ["ENG", "?lang=en"],
] as const)(
  "a visitor in %s reads that a page does not exist or that the server fails, with the right status",
  async (language, query) => {
    const missing = await open(`/no-such-page${query}`);
    expect(missing.statusCode).toBe(404);
    expect(missing.body).toContain(notFoundPhrases[language].text);
    expect(missing.body).toContain(notFoundPhrases[language].home);
    const failed = await open(`/error${query}`);
    expect(failed.statusCode).toBe(500);
    expect(failed.body).toContain(serverErrorPhrases[language].text);
  },
);

test("a visitor to the gallery of an unknown city sees its name and no pictures", async () => {
  const { statusCode, body } = await open("/gallery/togetherPoints/Atlantis?lang=en");
  expect(statusCode).toBe(404);
  const main = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
  expect(main.replaceAll("\u00a0", " ")).toContain(">Gallery of Atlantis</h1>");
  expect(main).not.toContain("<picture");
});
