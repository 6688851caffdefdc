import { pathToFileURL } from "node:url";
import { beforeEach, describe, expect, test } from "vitest";
import type { Render, RenderRequest } from "../../../server/http/pages/render-contract.ts";
import { renderModule } from "../../../server/platform/paths.ts";
import {
  formFieldsOf,
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

/** The form data of the last rendering, and whether rendering succeeds. */
let renderedForm: RenderRequest["posted"];
let canRender = true;
const renderOrFail: Render = async (request) => {
  renderedForm = request.posted;
  if (!canRender) throw new Error("rendering failed");
  return render(request);
};
const site = await aServer({ render: renderOrFail }, log);

/** The body with its no-break spaces replaced, for phrases contain them. */
const textOf = ({ body }: { body: string }) => body.replaceAll("\u00a0", " ");

beforeEach(async () => {
  renderedForm = undefined;
  canRender = true;

  await deleteApplications(site);
});

describe.each(formNames)("%s without scripts", (form) => {
  test("leads to its number, at an address that tells no form, and is stored like one sent with scripts", async () => {
    const answer = await postApplication(site, form);
    const number = receiptNumberIn(answer);
    expect([answer.statusCode, answer.headers.location, answer.headers["cache-control"]]).toEqual([
      303,
      `/sent?n=${number}${form === "PICTURE_REMOVAL" ? "&hours=48" : "&days=2"}`,
      "no-store",
    ]);
    const [plain] = await storedApplications(site);
    expect([plain.number, plain.language, plain.state]).toEqual([number, "ua", "new"]);
    await deleteApplications(site);
    await submitForm(site, form);
    const [scripted] = await storedApplications(site);
    expect(plain.answers).toEqual(scripted.answers);
  });

  test("names the errors in English, with everything that was typed", async () => {
    const changes = { phone: "+380 67 00", consent: false };
    const answer = await postApplication(site, form, changes, { language: "ENG" });
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([422, "no-store"]);
    expect(answer.headers["content-language"]).toBe("en");
    expect(answer.headers["content-type"]).toContain("text/html");
    expect(textOf(answer)).toContain("Please correct two fields");
    expect(textOf(answer)).toContain("Five digits are missing: 12 are needed");
    const typed = formFieldsOf({ ...changes });
    expect(renderedForm?.values).toMatchObject(Object.fromEntries(typed));
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
  test("is kept, whatever characters it contains, and is treated as text only", async () => {
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
    expect(renderedForm?.values).toMatchObject({
      fullName: odd,
      adults: "двоє",
      region: "ATLANTIS",
      needs: ["FOOD", "GOLD"],
      "childAges.to2": "",
      "childAges.to6": "1",
      message: "рядок\nі ще один",
    });
    expect(renderedForm?.error.fields.map(({ path }) => path)).toEqual(
      expect.arrayContaining(["input.fullName", "input.region", "input.adults", "input.childAges"]),
    );
    expect(answer.body).not.toContain("<script>alert");
  });

  test("ignores fields that no form has", async () => {
    const odd = { __proto__: null, isAdmin: "true", "sending.key": "mine", phone: "" };
    await postApplication(site, "GENERAL", odd);
    expect(Object.keys(renderedForm?.values ?? {})).not.toContain("isAdmin");
    expect(Object.keys(renderedForm?.values ?? {})).not.toContain("sending.key");
  });

  test("is kept when the form was closed meanwhile", async () => {
    await site.db.query("update application_form set state = 'paused'");
    const answer = await postApplication(site, "GENERAL");
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([409, "no-store"]);
    expect(answer.body).toContain("Сторожинець");
  });

  test("is kept when the consent text changed, and consent is requested again", async () => {
    const submission = { consentVersion: "of yesterday" };
    const answer = await postApplication(site, "GENERAL", {}, { submission });
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain("Сторожинець");
    expect(answer.body).not.toMatch(/name="consent"[^>]*checked|checked[^>]*name="consent"/);
  });

  test("is kept when the rate limit is reached, and the page says when to try again", async () => {
    await postApplication(site, "GENERAL", { phone: "+380670000001" }, { from: "10.2.0.1" });
    await site.db.query("update attempt set points = 300");
    const answer = await postApplication(
      site,
      "GENERAL",
      { phone: "+380670000009" },
      { from: "10.2.0.1" },
    );
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(answer.body).toContain("+380670000009");
    expect(await storedApplications(site)).toHaveLength(1);
  });

  test("is kept on a minimal page when rendering fails, and never reaches the log", async () => {
    canRender = false;
    const changes = { message: 'Ціна "<100>"', phone: "+380 67 998", consent: false };
    const answer = await postApplication(site, "GENERAL", changes);
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([500, "no-store"]);
    expect(answer.body).toContain('name="phone" value="+380 67 998"');
    expect(answer.body).toContain('value="Ціна &quot;&lt;100&gt;&quot;"');
    expect(read()).toContain("rendering failed");
    expect(read()).not.toMatch(/67 ?998|Ціна|Сторожинець/);
  });
});

test("an internal error removes nothing from the page either, and writes nothing of it to the log", async () => {
  await site.db.query("alter table application rename to application_away");
  const answer = await postApplication(site, "PSYCHOLOGICAL", { phone: "+380 67 998 77 66" });
  await site.db.query("alter table application_away rename to application");
  expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([500, "no-store"]);
  expect(answer.body).toContain('value="+380 67 998 77 66"');
  expect(textOf(answer)).toContain("На сервері сталася помилка");
  expect(read()).toContain("unexpected error");
  expect(read()).not.toMatch(/67 ?998|Ластівка/);
});
