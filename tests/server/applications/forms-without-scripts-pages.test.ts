import { describe, expect, test } from "vitest";
import { paths } from "../../../client/paths.ts";
import { applicationErrorPhrases } from "../../../client/phrases/application/errors.ts";
import { formFieldsOf } from "../../support/applications/post-application.ts";
import { answersTo } from "../../support/applications/submit-form.ts";
import { aPageServer } from "../../support/server/page-server.ts";

const { site, open } = await aPageServer();

const formPaths = [
  ["GENERAL", paths.needHelp()],
  ["HUMANITARIAN", paths.humanitarianHelp()],
  ["PSYCHOLOGICAL", paths.psychologicalHelp()],
  ["VOLUNTEER", paths.volunteer()],
  ["PSYCHOLOGIST", paths.psychologist()],
  ["PARTNER", paths.partner()],
  ["PICTURE_REMOVAL", paths.pictureRemoval()],
] as const;

/** The form that is sent by post, with its opening tag. */
const formIn = (body: string) => /<form\b[^>]*method="post"[\s\S]*?<\/form>/.exec(body)?.[0] ?? "";

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found);

describe.each(formPaths)("the page of %s without scripts", (form, path) => {
  test("has a field for every answer that the server reads, and sends them to itself", async () => {
    for (const query of ["", "?lang=en"]) {
      const html = formIn((await open(path + query)).body);
      expect(/action="([^"]+)"/.exec(html)?.[1]).toBe(path + query);
      const names = all(html, /\bname="([^"]+)"/g);
      const answers = formFieldsOf(answersTo[form]).map(([name]) => name);
      const sending = ["consentVersion", "openedAt", "website"].map((name) => `sending.${name}`);
      expect(names).toEqual(expect.arrayContaining([...answers, ...sending]));
    }
  });

  test.each([
    ["UA", ""],
    ["ENG", "?lang=en"],
  ] as const)(
    "leads from the summary of a blank form to each wrong field, from top to bottom, in %s",
    async (language, query) => {
      const { statusCode, body } = await site.request({
        method: "POST",
        url: path + query,
        payload: "sending.website=",
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
      expect(statusCode).toBe(422);
      const html = formIn(body);
      const [summary = ""] =
        /<section\b[^>]*aria-labelledby="summary"[\s\S]*?<\/section>/.exec(html) ?? [];
      expect(summary).toMatch(/^<section[^>]*autofocus/);
      const links = all(summary, /href="#([^"]+)"/g);
      expect(links.length).toBeGreaterThan(4);
      expect(summary).toContain(applicationErrorPhrases[language].summary(links.length));
      const places = links.map((id) => html.indexOf(`id="${id}"`));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    },
  );
});
