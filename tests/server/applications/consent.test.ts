import { beforeEach, describe, expect, test } from "vitest";
import {
  consentOf,
  deleteApplications,
  formNames,
  storedApplications,
  submitForm,
} from "../../support/applications/submit-form.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
beforeEach(async () => {
  await deleteApplications(site);
  await site.executeOrThrow("{ settings { id } }");
  await site.db.query("update settings set version = version + 1, email = 'office@doloni.example'");
  await site.db.query(
    "update settings set version = version + 1; update settings_translation set foundation_name = case language when 'ua' then 'Долоні' else 'Doloni' end",
  );
  await site.db.query(
    "update application_form set retention_months = 6 where form = 'psychological'",
  );
});

describe("a visitor reads what they agree to", () => {
  test("in Ukrainian, with the foundation, its e-mail and the retention period", async () => {
    const { text, healthText, childText } = await consentOf(site, "PSYCHOLOGICAL");
    expect(text).toBe(
      "Даю згоду фонду «Долоні» на обробку персональних даних, зазначених у цій формі, щоб розглянути мою заявку та зв’язатися зі мною. Мені відомо про мої права за статтею 8 Закону України «Про захист персональних даних» і про те, що я можу відкликати згоду будь-коли, написавши на office@doloni.example. Дані передаватимуть лише тим, без кого не виконати мого прохання: наприклад, психологу, який працюватиме зі мною, або перевізнику посилки. Виняток — загроза життю чи безпеці та випадки, визначені законом. Дані зберігатимуть не довше ніж 6 місяців після завершення розгляду. Докладніше — у Політиці конфіденційності.",
    );
    expect(healthText).toMatch(/^Надаю окрему однозначну згоду .*особу, яку законно представляю/);
    expect(childText).toMatch(/^Підтверджую/);
  });

  test("of the removal of a picture, that only the staff see their data", async () => {
    const { text } = await consentOf(site, "PICTURE_REMOVAL");
    expect(text).toContain("Дані бачитимуть лише працівники, які розглядають заявку");
    expect(text).not.toContain("психолог");
    const { text: inEnglish } = await consentOf(site, "PICTURE_REMOVAL", "ENG");
    expect(inEnglish).toContain("Only the staff who handle the application");
  });

  test("in English as well", async () => {
    const { text, healthText, childText } = await consentOf(site, "PSYCHOLOGICAL", "ENG");
    expect(text).toMatch(/^I agree that the Doloni foundation may .* no longer than 6 months/);
    expect(text).toContain("by writing to office@doloni.example");
    expect(healthText).toMatch(
      /^I give separate and explicit consent .*a person I legally represent/,
    );
    expect(childText).toMatch(/^I confirm/);
  });

  test.each(["Hope Foundation", "CF Hope"])(
    "with the English name of the foundation alone if it says what it is: %s",
    async (name) => {
      await site.db.query(
        `update settings set version = version + 1; update settings_translation set foundation_name = '${name}' where language = 'eng'`,
      );
      const { text } = await consentOf(site, "GENERAL", "ENG");
      expect(text).toContain(`I agree that ${name} may process`);
    },
  );

  test("with the exception where somebody's life or safety is threatened", async () => {
    expect((await consentOf(site, "GENERAL")).text).toContain("Виняток — загроза життю чи безпеці");
    expect((await consentOf(site, "GENERAL", "ENG")).text).toContain("The exception is a threat");
  });

  test.each([
    [1, "1 місяць після", "1 month after"],
    [3, "3 місяці після", "3 months after"],
    [24, "24 місяці після", "24 months after"],
  ])(
    "with the unit of a retention period of %d written out",
    async (months, inUkrainian, inEnglish) => {
      await site.db.query(
        "update application_form set retention_months = $1 where form = 'psychological'",
        [months],
      );
      expect((await consentOf(site, "PSYCHOLOGICAL")).text).toContain(inUkrainian);
      expect((await consentOf(site, "PSYCHOLOGICAL", "ENG")).text).toContain(inEnglish);
    },
  );

  test("without a gap where the foundation has no e-mail yet", async () => {
    await site.db.query("update settings set version = version + 1, email = ''");
    expect((await consentOf(site, "GENERAL")).text).toContain("написавши фонду. Дані");
    expect((await consentOf(site, "GENERAL", "ENG")).text).toContain("writing to the foundation.");
  });

  test("and nothing about health where a form does not ask about it", async () => {
    expect(await consentOf(site, "PARTNER")).toMatchObject({ healthText: null, childText: null });
  });
});

describe("consent", () => {
  test.each(formNames)("is required: a person who sends %s ticks it themselves", async (form) => {
    const { error } = await submitForm(site, form, { consent: false });
    expect(error?.fields).toContainEqual({ path: "input.consent", rule: "ticked" });
    expect(await storedApplications(site)).toEqual([]);
  });

  test("is stored word for word, in the language in which it was given", async () => {
    const { version, text } = await consentOf(site, "GENERAL", "ENG");
    await submitForm(site, "GENERAL", {}, { language: "ENG" });
    const [row] = await storedApplications(site);
    expect(row).toMatchObject({
      language: "eng",
      consent_version: version,
      consent_text: text,
    });
  });

  test("is stored with the consent about health and the parent's confirmation when they were given", async () => {
    const { text, healthText, childText } = await consentOf(site, "PSYCHOLOGICAL");
    await submitForm(site, "PSYCHOLOGICAL");
    const child = { forWhom: "CHILD", age: 9, parentConfirmed: true, phone: "0501112233" };
    await submitForm(site, "PSYCHOLOGICAL", child);
    const [adult, parent] = await storedApplications(site);
    expect(adult.consent_text).toBe(`${text}\n\n${healthText}`);
    expect(parent.consent_text).toBe(`${text}\n\n${healthText}\n\n${childText}`);
  });

  test("to a text that has changed meanwhile is requested again", async () => {
    const { version: consentVersion } = await consentOf(site, "GENERAL");
    await site.db.query("update application_form set retention_months = 24 where form = 'general'");
    const { error } = await submitForm(site, "GENERAL", {}, { consentVersion });
    expect(error).toEqual({ code: "CONFLICT", reason: "consent" });
    expect(await storedApplications(site)).toEqual([]);
    await site.db.query("update application_form set retention_months = 12 where form = 'general'");
  });

  test("to the text in the other language is no consent to this one", async () => {
    const { version: consentVersion } = await consentOf(site, "GENERAL", "ENG");
    const { error } = await submitForm(site, "GENERAL", {}, { consentVersion });
    expect(error).toMatchObject({ reason: "consent" });
  });
});
