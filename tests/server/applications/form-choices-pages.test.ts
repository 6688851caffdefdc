import { pathToFileURL } from "node:url";
import { beforeEach, expect, test } from "vitest";
import { renderModule } from "../../../server/platform/paths.ts";
import { postApplication } from "../../support/applications/post-application.ts";
import { deleteApplications, storedApplications } from "../../support/applications/submit-form.ts";
import { aServer } from "../../support/server/test-server.ts";

const { render } = await import(pathToFileURL(renderModule).href);
const site = await aServer({ render });

beforeEach(async () => {
  await deleteApplications(site);
  await site.db.query("update application_form set choices = $1 where form = 'humanitarian'", [
    JSON.stringify([
      { field: "needs", value: "TOYS", isOffered: false, labelUa: "", labelEng: "" },
      { field: "needs", value: "FOOD", isOffered: true, labelUa: "Їжа", labelEng: "Meals" },
      { field: "region", value: "CRIMEA", isOffered: false, labelUa: "", labelEng: "" },
    ]),
  ]);
});

const textOf = ({ body }: { body: string }) => body.replaceAll("\u00a0", " ");
const page = async (language = "") =>
  textOf(await site.request({ url: `/need-help/humanitarian${language}` }));

test("a form without scripts offers what admins left in its lists, under their labels", async () => {
  const html = await page();
  expect(html).toContain("<span>Їжа</span>");
  expect(html).not.toContain("<span>Продукти</span>");
  expect(html).not.toContain("<span>Іграшки</span>");
  expect(html).not.toContain('value="CRIMEA"');
  const english = await page("?lang=en");
  expect(english).toContain("<span>Meals</span>");
  expect(english).not.toContain("<span>Toys</span>");
});

test.each([
  ["UA", "Варіанта, який ви обрали, у формі вже немає: змініть вибір", "Іграшки"],
  ["ENG", "An option you chose is no longer in this form: please change your choice", "Toys"],
] as const)(
  "a form filled in before a choice was hidden is shown again with everything, and says what to change (%s)",
  async (language, sentence, label) => {
    const changes = { needs: ["FOOD", "TOYS"], settlement: "Калуш" };
    const answer = await postApplication(site, "HUMANITARIAN", changes, { language });
    expect(answer.statusCode).toBe(422);
    expect(textOf(answer)).toContain(sentence);
    expect(answer.body).toContain('value="Калуш"');
    expect(textOf(answer)).toMatch(
      new RegExp(`<input[^>]*checked=""[^>]*value="TOYS"[^>]*/?><span>${label}</span>`),
    );
    expect(await storedApplications(site)).toEqual([]);
  },
);
