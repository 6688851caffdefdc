import { beforeEach, describe, expect, test } from "vitest";
import { anApplication } from "../support/application.ts";
import { apply, forgetApplications, keptIn, mailsIn } from "../support/applying.ts";

const site = await anApplication({ publicUrl: "https://doloni.example" });
beforeEach(() => forgetApplications(site));

const withStaff = (form: string) =>
  site.db.query(
    "update application_form set staff_email = 'staff@doloni.example' where form = $1",
    [form],
  );

describe("the staff", () => {
  test("are told the number, the form and where to read it, and nothing of the person", async () => {
    await withStaff("humanitarian");
    const { sent } = await apply(site, "HUMANITARIAN");
    const [{ id }] = await keptIn(site);
    const [mail] = await mailsIn(site);
    expect(mail).toMatchObject({ to: "staff@doloni.example", applicationId: id });
    expect(mail?.subject).toBe(`Нова заявка № ${sent?.number}: гуманітарна допомога`);
    expect(mail?.text).toContain(`https://doloni.example/admin/applications/${id}`);
    expect(JSON.stringify(mail)).not.toMatch(/Оксана|Мельник|671234567|Сторожинець|їжі/);
  });

  test("of another form are not written to", async () => {
    await withStaff("partner");
    await apply(site, "HUMANITARIAN");
    expect(await mailsIn(site)).toEqual([]);
  });

  test("are told once, however often it is sent", async () => {
    await withStaff("humanitarian");
    await apply(site, "HUMANITARIAN");
    await apply(site, "HUMANITARIAN");
    expect(await mailsIn(site)).toHaveLength(1);
  });
});

describe("whoever left an e-mail", () => {
  test.each([
    ["UA", /^Дякуємо! Заявку № \d+ отримано$/, "упродовж 2 робочих днів"],
    ["ENG", /^Thank you! Application no\. \d+ has been received$/, "within 2 working days"],
  ])("gets a receipt in %s, the language they speak", async (language, subject, words) => {
    const { sent } = await apply(site, "VOLUNTEER", { language });
    const [mail] = await mailsIn(site);
    expect(mail?.to).toBe("oksana@doloni.example");
    expect(mail?.subject).toMatch(subject);
    expect(mail?.text).toContain(words);
    expect(mail?.text).toContain(String(sent?.number));
  });

  test("gets one that does not tell others what it was about", async () => {
    await apply(site, "PSYCHOLOGICAL", { email: "shared@doloni.example" });
    const [mail] = await mailsIn(site);
    expect(JSON.stringify(mail)).not.toMatch(/психолог|Ластівка/i);
  });

  test("and nobody else gets one", async () => {
    await apply(site, "GENERAL");
    expect(await mailsIn(site)).toEqual([]);
  });
});
