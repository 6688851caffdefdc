import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { fillUrgency } from "../../../server/application/alerts/fill-urgency.ts";
import { FieldEncryption } from "../../../server/platform/encryption/field-encryption.ts";
import { caseWorkerEmail } from "../../support/accounts/accounts.ts";
import { aStoredApplication } from "../../support/applications/stored-applications.ts";
import {
  deleteApplications,
  queuedEmails,
  storedApplications,
  submitForm,
} from "../../support/applications/submit-form.ts";
import { aServer, encryption } from "../../support/server/test-server.ts";

const site = await aServer({ publicUrl: "https://doloni.example" });
beforeEach(async () => {
  await deleteApplications(site);
  await site.db.query(
    `update application_form set staff_email = 'one@doloni.example, two@doloni.example',
       urgent_email = 'night@doloni.example', telegram_chats = '-1001',
       urgent_telegram_chats = '@night_shift, -1001' where form = 'humanitarian'`,
  );
});

const recipients = async () => (await queuedEmails(site)).map(({ to }) => to).sort();
const usual = ["-1001", "one@doloni.example", "two@doloni.example"];
const all = [...usual, "@night_shift", "night@doloni.example"].sort();

describe("a request for help", () => {
  test("that can wait alerts every address and chat of its form, each once", async () => {
    await submitForm(site, "HUMANITARIAN", { urgency: "WEEK" });
    expect(await recipients()).toEqual(usual);
  });

  test("that is urgent also alerts those for urgent requests, each once", async () => {
    await submitForm(site, "HUMANITARIAN", { urgency: "DAYS" });
    expect(await recipients()).toEqual(all);
  });

  test("of another form alerts none of them", async () => {
    await submitForm(site, "GENERAL");
    expect(await recipients()).toEqual([]);
  });

  test("that only a correction makes urgent alerts them then", async () => {
    const key = randomUUID();
    await submitForm(site, "HUMANITARIAN", { urgency: "MONTH" }, { key });
    await site.db.query("delete from mail");
    await submitForm(site, "HUMANITARIAN", { urgency: "DAYS" }, { key });
    expect(await recipients()).toEqual(all);
    await site.db.query("delete from mail");
    await submitForm(site, "HUMANITARIAN", { urgency: "DAYS", adults: 3 }, { key });
    expect(await recipients()).toEqual([]);
  });

  test("that is suspected to be spam alerts nobody", async () => {
    await submitForm(site, "HUMANITARIAN", { urgency: "DAYS" }, { website: "filled in" });
    expect(await recipients()).toEqual([]);
  });

  test("is told by number, form, urgency and link, and by nothing about the person", async () => {
    const { receipt } = await submitForm(site, "HUMANITARIAN", { urgency: "DAYS" });
    const [{ id }] = await storedApplications(site);
    const messages = await queuedEmails(site);
    for (const { subject, text } of messages) {
      expect(subject).toBe(
        `Термінова заявка № ${receipt?.number}: гуманітарна допомога · Urgent application no. ${receipt?.number}: humanitarian help`,
      );
      expect(text).toContain("Коли потрібна допомога: найближчими днями.");
      expect(text).toContain("When help is needed: in the coming days.");
      expect(text).toContain("Персональних даних у цьому повідомленні немає");
      expect(text).toContain(`https://doloni.example/admin/applications/${id}`);
    }
    expect(messages.map(({ channel }) => channel).sort()).toEqual([
      "email",
      "email",
      "email",
      "telegram",
      "telegram",
    ]);
    expect(JSON.stringify(messages)).not.toMatch(/Оксана|Мельник|671234567|Сторожинець|їжі/);
  });

  test.each([
    ["ua", "Нова заявка № 1: психологічна допомога", "the same phone"],
    ["eng", "New application no. 1: psychological help", "Відкрити"],
  ])("is told to an account in its language, %s", async (language, heading, foreign) => {
    await site.db.query("update account set language = $1 where email = $2", [
      language,
      caseWorkerEmail,
    ]);
    const address = caseWorkerEmail.toUpperCase();
    await site.db.query("update application_form set staff_email = $1 where form = $2", [
      address,
      "psychological",
    ]);
    await submitForm(site, "PSYCHOLOGICAL");
    const [notice] = await queuedEmails(site);
    expect(notice?.subject?.replace(/\d+/, "1")).toBe(heading);
    expect(notice?.text).not.toContain(foreign);
  });

  test("names a duplicate with both of what may be the same", async () => {
    await submitForm(site, "HUMANITARIAN");
    await site.db.query("delete from mail");
    await submitForm(site, "HUMANITARIAN", {}, { key: randomUUID() });
    const [notice] = await queuedEmails(site);
    expect(notice?.text).toContain("той самий телефон або та сама пошта. Обидві заявки збережено.");
    expect(notice?.text).toContain(
      "the same phone number or e-mail address. Both have been saved.",
    );
  });
});

describe("urgency", () => {
  const listed = async () =>
    (
      await site.executeOrThrow("{ applications { items { number urgency } } }", {}, "caseWorker")
    ).applications.items.map(({ urgency }: { urgency: string | null }) => urgency);

  test("is listed for the form that asks for it", async () => {
    await submitForm(site, "HUMANITARIAN", { urgency: "WEEK" });
    await submitForm(site, "GENERAL");
    expect(await listed()).toEqual([null, "WEEK"]);
  });

  test("of applications of an earlier version is filled in at the start", async () => {
    await aStoredApplication(site, "humanitarian", { urgency: "MONTH" });
    await aStoredApplication(site, "general");
    expect(await listed()).toEqual([null, null]);
    expect(await fillUrgency(site.db.manager, encryption)).toBe(1);
    expect(await listed()).toEqual([null, "MONTH"]);
    expect(await fillUrgency(site.db.manager, encryption)).toBe(0);
  });

  test("of what cannot be decrypted stays unknown, and more than one batch is filled in", async () => {
    const { id } = await aStoredApplication(site, "humanitarian", { urgency: "DAYS" });
    const other = new FieldEncryption("another key for applications, long enough");
    expect(await fillUrgency(site.db.manager, other)).toBe(0);
    await site.db.query(
      `insert into application (form, language, encrypted, idempotency_key, consent_version, consent_text)
       select form, language, encrypted, 'copy ' || copy, '', ''
       from application, generate_series(1, 1000) copy where id = $1`,
      [id],
    );
    await aStoredApplication(site, "humanitarian", { urgency: "DAYS" });
    // The copies are bound to other rows, so that they cannot be read.
    expect(await fillUrgency(site.db.manager, encryption)).toBe(2);
  });
});
