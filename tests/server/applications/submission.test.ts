import { beforeEach, describe, expect, test } from "vitest";
import {
  answersTo,
  deleteApplications,
  type FormName,
  formNames,
  refusedFields,
  storedApplications,
  submitForm,
} from "../../support/applications/submit-form.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
beforeEach(() => deleteApplications(site));

/** Text fields and checkboxes; the others are enums, which GraphQL validates itself. */
const textFields = ["phone", "fullName", "name", "settlement", "email"].concat(
  "message",
  "education",
  "organisation",
  "country",
  "picture",
);
const ticked = ["consent", "healthConsent", "safeguarding"];

/** PICTURE_REMOVAL → pictureRemoval */
const storedNameOf = (form: FormName) =>
  form.toLowerCase().replace(/_(.)/, (_, letter: string) => letter.toUpperCase());

describe("every form", () => {
  test.each(formNames)("%s is accepted with valid answers, and gives a number", async (form) => {
    const { receipt, error } = await submitForm(site, form);
    expect(error).toBeNull();
    const keptMonths = form === "PSYCHOLOGICAL" ? 6 : 12;
    const promisedHours = form === "PICTURE_REMOVAL" ? 48 : null;
    const number = expect.any(Number);
    expect(receipt).toEqual({ number, keptMonths, replyDays: 2, promisedHours });
    const [row] = await storedApplications(site);
    const language = "language" in answersTo[form] ? { language: "ua" } : {};
    expect(row.answers).toEqual({ ...answersTo[form], ...language, phone: "+380671234567" });
    expect(row).toMatchObject({ number: receipt?.number, form: storedNameOf(form), state: "new" });
  });

  test.each(formNames)("%s names every missing field once", async (form) => {
    const fields = Object.keys(answersTo[form]);
    const texts = fields.filter((field) => textFields.includes(field));
    const requiredCheckboxes = fields.filter((field) => ticked.includes(field));
    expect(texts.length + requiredCheckboxes.length).toBeGreaterThan(2);
    const blank = {
      ...Object.fromEntries(texts.map((field) => [field, " "])),
      ...Object.fromEntries(requiredCheckboxes.map((field) => [field, false])),
    };
    const expected = [
      ...texts.map((field) => `input.${field} required`),
      ...requiredCheckboxes.map((field) => `input.${field} ticked`),
    ];
    expect(refusedFields(await submitForm(site, form, blank))).toEqual(expected.sort());
    expect(await storedApplications(site)).toEqual([]);
  });

  const wrong: [FormName, object, string][] = [
    ["GENERAL", { phone: "12345" }, "input.phone phone"],
    ["GENERAL", { fullName: "+380" }, "input.fullName name"],
    ["GENERAL", { settlement: "Х" }, "input.settlement minLength"],
    ["GENERAL", { message: "Коротко" }, "input.message minLength"],
    ["GENERAL", { message: "ж".repeat(2001) }, "input.message maxLength"],
    ["HUMANITARIAN", { email: "oksana@" }, "input.email email"],
    ["HUMANITARIAN", { email: "a@b.ua,c@d.ua" }, "input.email email"],
    ["HUMANITARIAN", { contactMethod: "EMAIL" }, "input.email required"],
    ["HUMANITARIAN", { adults: 0 }, "input.adults min"],
    ["HUMANITARIAN", { children: 21, childAges: { to2: 21 } }, "input.childAges.to2 max"],
    ["HUMANITARIAN", { adults: null }, "input.adults required"],
    ["HUMANITARIAN", { children: 2 }, "input.childAges required"],
    ["HUMANITARIAN", { children: 2, childAges: { to6: 1 } }, "input.childAges sum"],
    ["HUMANITARIAN", { needs: [] }, "input.needs arrayMinSize"],
    ["PSYCHOLOGICAL", { age: 2, parentConfirmed: true }, "input.age min"],
    ["PSYCHOLOGICAL", { age: 111 }, "input.age max"],
    ["PSYCHOLOGICAL", { name: "Я" }, "input.name minLength"],
    ["PSYCHOLOGICAL", { format: "IN_PERSON" }, "input.place required"],
    ["PSYCHOLOGICAL", { message: "ж".repeat(1001) }, "input.message maxLength"],
    [
      "PSYCHOLOGICAL",
      { safeContact: false, contactMethod: "PHONE" },
      "input.contactMethod refused",
    ],
    ["VOLUNTEER", { areas: [] }, "input.areas arrayMinSize"],
    ["PSYCHOLOGIST", { format: "BOTH" }, "input.place required"],
    ["PSYCHOLOGIST", { hours: 41 }, "input.hours max"],
    ["PSYCHOLOGIST", { link: "http://example.org" }, "input.link https"],
    ["PSYCHOLOGIST", { link: "javascript:alert(1)" }, "input.link https"],
    ["PARTNER", { edrpou: "1234567" }, "input.edrpou edrpou"],
    ["PARTNER", { organisation: "ж".repeat(201) }, "input.organisation maxLength"],
  ];
  test.each(wrong)(
    "%s with an invalid answer is refused at its field: %j",
    async (form, changes, field) => {
      const answer = await submitForm(site, form, changes);
      expect(answer.error?.code).toBe("INVALID");
      expect(refusedFields(answer)).toContain(field);
      expect(await storedApplications(site)).toEqual([]);
    },
  );

  test("says how long an answer may be", async () => {
    const { error } = await submitForm(site, "GENERAL", { message: "ж".repeat(2001) });
    expect(error?.fields).toEqual([{ path: "input.message", rule: "maxLength", limit: 2000 }]);
  });
});

describe("a visitor types", () => {
  test.each([
    ["067 123 45 67", "+380671234567"],
    ["+38 (067) 123-45-67", "+380671234567"],
    ["380671234567", "+380671234567"],
    ["+48 601 234 567", "+48601234567"],
  ])("their phone as %s, and it is stored in international format", async (phone, stored) => {
    await submitForm(site, "GENERAL", { phone });
    expect((await storedApplications(site))[0].answers.phone).toBe(stored);
  });

  test.each(["+380 67 000 00", "+380 67 123 45 678", "067 123 45", "немає"])(
    "%s as their phone, and is told that it cannot be called",
    async (phone) => {
      expect(refusedFields(await submitForm(site, "GENERAL", { phone }))).toEqual([
        "input.phone phone",
      ]);
    },
  );

  test.each(["Оксана Д'яченко", "Оксана Дʼяченко-Мельник", "John O'Neil", "Żaneta Łoś"])(
    "their name as %s",
    async (fullName) => {
      expect((await submitForm(site, "GENERAL", { fullName: `  ${fullName} ` })).error).toBeNull();
      expect((await storedApplications(site))[0].answers.fullName).toBe(fullName);
    },
  );
});

describe("a visitor is asked only what concerns them", () => {
  test("an adolescent volunteer names a parent or guardian", async () => {
    const adolescent = { age: "FROM_14_TO_17" };
    expect(refusedFields(await submitForm(site, "VOLUNTEER", adolescent))).toEqual([
      "input.guardianName required",
      "input.guardianPhone required",
    ]);
    const guardian = { guardianName: "Ірина Мельник", guardianPhone: "050 765 43 21" };
    expect((await submitForm(site, "VOLUNTEER", { ...adolescent, ...guardian })).error).toBeNull();
    expect((await storedApplications(site))[0].answers.guardianPhone).toBe("+380507654321");
  });

  test("an adult's guardian is not stored", async () => {
    await submitForm(site, "VOLUNTEER", {
      guardianName: "Ірина Мельник",
      guardianPhone: "0507654321",
    });
    const [{ answers }] = await storedApplications(site);
    expect(answers).not.toHaveProperty("guardianName");
    expect(answers).not.toHaveProperty("guardianPhone");
  });

  test("a parent confirms the submission of a person under eighteen", async () => {
    const child = { forWhom: "CHILD", age: 9 };
    const alone = await submitForm(site, "PSYCHOLOGICAL", child);
    expect(refusedFields(alone)).toEqual(["input.parentConfirmed ticked"]);
    const withParent = { ...child, parentConfirmed: true };
    expect((await submitForm(site, "PSYCHOLOGICAL", withParent)).error).toBeNull();
  });

  test.each([
    { needs: ["MEDICINE"] },
    { needs: ["FOOD", "PROSTHETICS"] },
    { status: ["DISABLED_CHILD"] },
  ])("%j needs a separate consent, because it concerns health", async (health) => {
    const answer = await submitForm(site, "HUMANITARIAN", health);
    expect(refusedFields(answer)).toEqual(["input.healthConsent ticked"]);
    const withConsent = { ...health, healthConsent: true };
    expect((await submitForm(site, "HUMANITARIAN", withConsent)).error).toBeNull();
  });

  test("psychological help always needs the consent about health", async () => {
    const answer = await submitForm(site, "PSYCHOLOGICAL", { healthConsent: false });
    expect(refusedFields(answer)).toEqual(["input.healthConsent ticked"]);
  });

  test("an institution is not asked for a number of people", async () => {
    const school = { forWhom: "INSTITUTION", adults: null, children: null };
    expect((await submitForm(site, "HUMANITARIAN", school)).error).toBeNull();
  });

  test("the age groups must cover all children", async () => {
    const family = { children: 3, childAges: { to2: 1, to11: 2 } };
    expect((await submitForm(site, "HUMANITARIAN", family)).error).toBeNull();
    expect((await storedApplications(site))[0].answers.childAges).toEqual({
      to2: 1,
      to6: 0,
      to11: 2,
      to17: 0,
    });
  });
});
