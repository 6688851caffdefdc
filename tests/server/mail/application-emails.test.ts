import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import {
  deleteApplications,
  queuedEmails,
  storedApplications,
  submitForm,
} from "../../support/applications/submit-form.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer({ publicUrl: "https://doloni.example" });
beforeEach(() => deleteApplications(site));

const withStaff = (form: string) =>
  site.db.query(
    "update application_form set staff_email = 'staff@doloni.example' where form = $1",
    [form],
  );

/** The foundation works from 9 to 17 on these days of the week. */
const work = (weekdays: number[]) =>
  site.db.query("update settings set version = version + 1, working_hours = $1", [
    JSON.stringify(weekdays.map((weekday) => ({ weekday, opens: "09:00", closes: "17:00" }))),
  ]);

describe("the staff", () => {
  test("receive the number, the form and the link, and nothing about the person", async () => {
    await withStaff("humanitarian");
    const { receipt } = await submitForm(site, "HUMANITARIAN");
    const [{ id }] = await storedApplications(site);
    const [mail] = await queuedEmails(site);
    expect(mail).toMatchObject({ to: "staff@doloni.example", applicationId: id });
    expect(mail?.subject).toBe(
      `Нова заявка № ${receipt?.number}: гуманітарна допомога · New application no. ${receipt?.number}: humanitarian help`,
    );
    expect(mail?.text).toContain(`https://doloni.example/admin/applications/${id}`);
    expect(JSON.stringify(mail)).not.toMatch(/Оксана|Мельник|671234567|Сторожинець|їжі/);
  });

  test("of another form receive nothing", async () => {
    await withStaff("partner");
    await submitForm(site, "HUMANITARIAN");
    expect(await queuedEmails(site)).toEqual([]);
  });

  test("receive one e-mail, however often it is sent", async () => {
    await withStaff("humanitarian");
    const key = randomUUID();
    await submitForm(site, "HUMANITARIAN", {}, { key });
    await submitForm(site, "HUMANITARIAN", {}, { key });
    expect(await queuedEmails(site)).toHaveLength(1);
  });
});

describe("a sender who left an e-mail address", () => {
  test.each([
    ["UA", /^Дякуємо! Заявку № \d+ отримано$/, "упродовж 2 робочих днів"],
    ["ENG", /^Thank you! Application no\. \d+ has been received$/, "within 2 working days"],
  ])("gets a receipt in %s, the language of the form", async (language, subject, expectedText) => {
    const { receipt } = await submitForm(site, "VOLUNTEER", { language });
    const [mail] = await queuedEmails(site);
    expect(mail?.to).toBe("oksana@doloni.example");
    expect(mail?.subject).toMatch(subject);
    expect(mail?.text).toContain(expectedText);
    expect(mail?.text).toContain(String(receipt?.number));
  });

  test.each([
    ["UA", "не чекайте на відповідь: телефонуйте 112"],
    ["ENG", "do not wait for our reply: call 112"],
  ])("reads in %s, whatever the form, whom to call in danger", async (language, sentence) => {
    await submitForm(site, "PARTNER", { language });
    const [mail] = await queuedEmails(site);
    expect(mail?.text).toContain(sentence);
  });

  test.each([
    ["UA", "упродовж 2 робочих днів (Вт–Сб, 09:00–17:00, за київським часом)."],
    ["ENG", "within 2 working days (Tue–Sat, 09:00–17:00, Kyiv time)."],
  ])(
    "of a foundation that works from Tuesday to Saturday reads so in %s, in Kyiv time",
    async (language, term) => {
      await work([2, 3, 4, 5, 6]);
      await submitForm(site, "VOLUNTEER", { language });
      const [mail] = await queuedEmails(site);
      expect(mail?.text).toContain(term);
    },
  );

  test("of a foundation that names no working days reads none", async () => {
    await work([]);
    await submitForm(site, "VOLUNTEER", { language: "ENG" });
    const [mail] = await queuedEmails(site);
    expect(mail?.text).toContain("within 2 working days.");
  });

  test.each([
    ["UA", "Її прочитає людина й відповість.\n"],
    ["ENG", "A person will read it and answer.\n"],
  ])("of a form that promises no term reads none in %s", async (language, sentence) => {
    await work([]);
    await site.db.query("update application_form set reply_days = null where form = 'volunteer'");
    await submitForm(site, "VOLUNTEER", { language });
    const [mail] = await queuedEmails(site);
    expect(mail?.text).toContain(sentence);
    await site.db.query("update application_form set reply_days = 2");
  });

  test("gets none where it is not safe to call: others may read the mailbox", async () => {
    const answers = { safeContact: false, contactMethod: "EMAIL", email: "shared@doloni.example" };
    expect((await submitForm(site, "PSYCHOLOGICAL", answers)).error).toBeNull();
    expect(await queuedEmails(site)).toEqual([]);
  });

  test("gets one that does not reveal what it was about", async () => {
    await submitForm(site, "PSYCHOLOGICAL", { email: "shared@doloni.example" });
    const [mail] = await queuedEmails(site);
    expect(JSON.stringify(mail)).not.toMatch(/психолог|Ластівка/i);
  });

  test("and nobody without an address gets one", async () => {
    await submitForm(site, "GENERAL");
    expect(await queuedEmails(site)).toEqual([]);
  });
});
