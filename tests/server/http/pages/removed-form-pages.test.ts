import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { publicPaths } from "../../../../client/app/page-table.ts";
import { contactWaysPhrases } from "../../../../client/phrases/site/contact-ways.ts";
import { needHelpPhrases } from "../../../../client/phrases/site/need-help.ts";
import { privacyFormsPhrases } from "../../../../client/phrases/site/privacy/privacy-forms.ts";
import { postApplication } from "../../../support/applications/post-application.ts";
import { aPublishedItem } from "../../../support/content/published-item.ts";
import { aPageServer } from "../../../support/server/page-server.ts";

const { site, open } = await aPageServer();

const removable = {
  HUMANITARIAN: "/need-help/humanitarian",
  PSYCHOLOGICAL: "/need-help/psychological",
  VOLUNTEER: "/help/volunteer",
  PSYCHOLOGIST: "/help/psychologist",
  PARTNER: "/help/partner",
} as const;
const forms = Object.keys(removable) as (keyof typeof removable)[]; // keys of a constant record
const pages: readonly string[] = Object.values(removable);

/** Saved as an admin does, so that the cache takes notice. */
async function setState(state: string, names: readonly string[]) {
  const { applicationFormSettings } = await site.executeOrThrow(
    "{ applicationFormSettings { form version } }",
    {},
    "admin",
  );
  for (const { form, version } of applicationFormSettings) {
    if (!names.includes(form)) continue;
    await site.executeOrThrow(
      `mutation { saveApplicationFormSettings(form: ${form}, version: ${version},
        input: { state: ${state}, retentionMonths: 12 }) { version } }`,
      {},
      "admin",
    );
  }
}

const linksIn = (body: string): string[] =>
  [...body.matchAll(/href="(\/[^"?#]*)/g)].map(([, address = ""]) => address);

beforeAll(async () => {
  await site.db.query(
    "update settings set phone = '+380 44 000 00 00', email = 'a@b.example', version = version + 1",
  );
  const heading = "Стати партнером";
  const blocks = [
    { form: { heading, form: "PARTNER" } },
    { callToAction: { heading, label: "Заявка", address: "/help/partner?lang=en" } },
    {
      links: {
        heading,
        entries: [{ title: "Заявка", address: "/help/partner" }],
      },
    },
  ].map((block) => ({ id: randomUUID(), ...block }));
  await aPublishedItem(site, "Page", {
    address: "join-us",
    translations: { ua: { title: "Разом", blocks } },
  });
});

describe("a form that was removed", () => {
  beforeEach(() => setState("REMOVED", forms));

  test.each(pages)("answers 404 at %s, in both languages", async (path) => {
    for (const code of ["", "?lang=en"]) {
      expect((await open(`${path}${code}`)).statusCode).toBe(404);
    }
  });

  test("is linked from no page and no search, and not in the sitemap", async () => {
    const others = publicPaths.filter((path) => !pages.includes(path));
    const shown = [...others, "/join-us", "/sent?n=7", "/no-such-page", "/search?q=волонтер"];
    for (const path of shown) {
      const found = linksIn((await open(path)).body).filter((link) => pages.includes(link));
      expect([path, found]).toEqual([path, []]);
    }
    const { body } = await open("/sitemap-fixed-1.xml");
    expect(body).toContain("/contacts");
    expect(pages.filter((path) => body.includes(path))).toEqual([]);
  });

  test("is not in the privacy policy", async () => {
    const { body } = await open("/privacy");
    expect(body).toContain(privacyFormsPhrases.UA.GENERAL.name);
    expect(body).not.toContain(privacyFormsPhrases.UA.PSYCHOLOGIST.name);
  });

  test("keeps what a visitor without scripts had typed when they send it", async () => {
    const answer = await postApplication(site, "PARTNER", { message: "Хочемо підтримати табір" });
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain("Хочемо підтримати табір");
    expect(answer.body).toContain("ми перестали приймати ці заявки");
  });

  test("comes back with all its links", async () => {
    await setState("OPEN", forms);
    for (const path of pages) expect((await open(path)).statusCode).toBe(200);
    expect(linksIn((await open("/help")).body)).toContain("/help/volunteer");
    const { body } = await open("/join-us");
    expect(linksIn(body).filter((link) => link === "/help/partner").length).toBe(3);
  });
});

describe("a visitor who needs help", () => {
  test("chooses among the forms that there are", async () => {
    await setState("OPEN", ["GENERAL", ...forms]);
    await setState("REMOVED", ["PSYCHOLOGICAL"]);
    const { body } = await open("/need-help");
    expect(linksIn(body)).toContain("/need-help/humanitarian");
    expect(body).not.toContain(needHelpPhrases.UA.kinds.psychological.forWhom);
  });

  test("is given the only form at once", async () => {
    await setState("OPEN", ["GENERAL"]);
    await setState("REMOVED", ["PSYCHOLOGICAL", "HUMANITARIAN"]);
    const { body } = await open("/need-help");
    expect(body).not.toContain(needHelpPhrases.UA.choose);
    expect(body).toContain('<textarea id="');
  });

  test("finds whom to call and to write to where there is no form", async () => {
    await setState("REMOVED", ["GENERAL", "PSYCHOLOGICAL", "HUMANITARIAN"]);
    const { body, statusCode } = await open("/need-help");
    expect(statusCode).toBe(200);
    expect(body).not.toContain('<form method="post"');
    expect(body).toContain(needHelpPhrases.UA.reach);
    expect(body).toContain("tel:+380440000000");
  });

  const { replyTime } = contactWaysPhrases.UA;
  const contactPages = ["/need-help", "/contacts", "/help", "/help/volunteer"];
  beforeEach(() => setState("OPEN", ["GENERAL", ...forms]));

  test("is told that we reply on working days", async () => {
    for (const path of contactPages) expect((await open(path)).body).toContain(replyTime);
  });

  test("is not told so by a foundation without working days", async () => {
    await site.db.query("update settings set working_hours = '[]', version = version + 1");
    for (const path of contactPages) expect((await open(path)).body).not.toContain(replyTime);
  });
});
