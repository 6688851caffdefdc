import { pathToFileURL } from "node:url";
import { beforeEach, describe, expect, test } from "vitest";
import type { Render, RenderRequest } from "../../../server/http/pages/render-contract.ts";
import { renderModule } from "../../../server/platform/paths.ts";
import {
  formFieldsOf,
  formPaths,
  postApplication,
  receiptNumberIn,
} from "../../support/applications/post-application.ts";
import {
  deleteApplications,
  formNames,
  storedApplications,
  submitForm,
} from "../../support/applications/submit-form.ts";
import { aLog } from "../../support/server/log.ts";
import { aServer } from "../../support/server/test-server.ts";

const { render } = await import(pathToFileURL(renderModule).href);
const { log, read } = aLog();

/** What the pages were last asked to draw, and whether they can be drawn at all. */
let drawn: RenderRequest["posted"];
let canDraw = true;
const watched: Render = async (request) => {
  drawn = request.posted;
  if (!canDraw) throw new Error("nothing can be drawn");
  return render(request);
};
const site = await aServer({ render: watched }, log);

/** Phrases hold short words together by spaces of their own. */
const wordsOf = ({ body }: { body: string }) => body.replaceAll("\u00a0", " ");

beforeEach(async () => {
  drawn = undefined;
  canDraw = true;

  await deleteApplications(site);
});

describe.each(formNames)("%s without scripts", (form) => {
  test("leads to its number, and is kept as if it had come with scripts", async () => {
    const answer = await postApplication(site, form);
    const section = formPaths[form].split("/")[1];
    const number = receiptNumberIn(answer);
    expect([answer.statusCode, answer.headers.location, answer.headers["cache-control"]]).toEqual([
      303,
      `/${section}/sent?n=${number}&form=${form.toLowerCase()}`,
      "no-store",
    ]);
    const [plain] = await storedApplications(site);
    expect([plain.number, plain.language, plain.state]).toEqual([number, "ua", "new"]);
    await deleteApplications(site);
    await submitForm(site, form);
    const [scripted] = await storedApplications(site);
    expect(plain.answers).toEqual(scripted.answers);
  });

  test("says in English what is wrong, with everything that was typed", async () => {
    const changes = { phone: "+380 67 00", consent: false };
    const answer = await postApplication(site, form, changes, { language: "ENG" });
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([422, "no-store"]);
    expect(answer.headers["content-language"]).toBe("en");
    expect(answer.headers["content-type"]).toContain("text/html");
    expect(wordsOf(answer)).toContain("Please correct two fields");
    expect(wordsOf(answer)).toContain("Five digits are missing: 12 are needed");
    const typed = formFieldsOf({ ...changes });
    expect(drawn?.values).toMatchObject(Object.fromEntries(typed));
    expect(answer.body).toContain('value="+380 67 00"');
    expect(await storedApplications(site)).toEqual([]);
  });

  test("leads an English reader to an English receipt", async () => {
    const { headers } = await postApplication(site, form, {}, { language: "ENG" });
    expect(headers.location).toMatch(/&lang=en$/);
    expect((await storedApplications(site))[0].language).toBe("eng");
  });
});

describe("what was typed", () => {
  test("stays, however odd it is, and counts for nothing but text", async () => {
    const odd = `</script><script>alert("1")</script>\u2028&amp;`;
    const answer = await postApplication(site, "HUMANITARIAN", {
      fullName: odd,
      adults: "двоє",
      region: "ATLANTIS",
      needs: ["FOOD", "GOLD"],
      children: 2,
      childAges: { to2: "", to6: "1" },
      message: "рядок\r\nі ще один",
    });
    expect(answer.statusCode).toBe(422);
    expect(drawn?.values).toMatchObject({
      fullName: odd,
      adults: "двоє",
      region: "ATLANTIS",
      needs: ["FOOD", "GOLD"],
      "childAges.to2": "",
      "childAges.to6": "1",
      message: "рядок\nі ще один",
    });
    expect(drawn?.error.fields.map(({ path }) => path)).toEqual(
      expect.arrayContaining(["input.fullName", "input.region", "input.adults", "input.childAges"]),
    );
    expect(answer.body).not.toContain("<script>alert");
  });

  test("is not mixed with what no form asks", async () => {
    const odd = { __proto__: null, isAdmin: "true", "sending.key": "mine", phone: "" };
    await postApplication(site, "GENERAL", odd);
    expect(Object.keys(drawn?.values ?? {})).not.toContain("isAdmin");
    expect(Object.keys(drawn?.values ?? {})).not.toContain("sending.key");
  });

  test("stays when the form closed meanwhile", async () => {
    await site.db.query("update application_form set state = 'paused'");
    const answer = await postApplication(site, "GENERAL");
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([409, "no-store"]);
    expect(answer.body).toContain("Сторожинець");
  });

  test("stays when the consent text changed, and has to be agreed to anew", async () => {
    const submission = { consentVersion: "of yesterday" };
    const answer = await postApplication(site, "GENERAL", {}, { submission });
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain("Сторожинець");
    expect(answer.body).not.toMatch(/name="consent"[^>]*checked|checked[^>]*name="consent"/);
  });

  test("stays when one address sent too much, and it is said when to try again", async () => {
    for (const place of [1, 2, 3, 4, 5]) {
      await postApplication(
        site,
        "GENERAL",
        { phone: `+38067000000${place}` },
        { from: "10.2.0.1" },
      );
    }
    const answer = await postApplication(
      site,
      "GENERAL",
      { phone: "+380670000009" },
      { from: "10.2.0.1" },
    );
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(answer.body).toContain("+380670000009");
    expect(await storedApplications(site)).toHaveLength(5);
  });

  test("goes along with the barest page when no other can be drawn, and never into the log", async () => {
    canDraw = false;
    const changes = { message: 'Ціна "<100>"', phone: "+380 67 998", consent: false };
    const answer = await postApplication(site, "GENERAL", changes);
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([500, "no-store"]);
    expect(answer.body).toContain('name="phone" value="+380 67 998"');
    expect(answer.body).toContain('value="Ціна &quot;&lt;100&gt;&quot;"');
    expect(read()).toContain("nothing can be drawn");
    expect(read()).not.toMatch(/998|Ціна|Сторожинець/);
  });
});

test("a fault of ours takes nothing from the page either, and nothing into the log", async () => {
  await site.db.query("alter table application rename to application_away");
  const answer = await postApplication(site, "PSYCHOLOGICAL", { phone: "+380 67 998 77 66" });
  await site.db.query("alter table application_away rename to application");
  expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([500, "no-store"]);
  expect(answer.body).toContain('value="+380 67 998 77 66"');
  expect(wordsOf(answer)).toContain("Щось пішло не так");
  expect(read()).toContain("unexpected error");
  expect(read()).not.toMatch(/998|Ластівка/);
});
