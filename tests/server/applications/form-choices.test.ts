import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { aStoredApplication } from "../../support/applications/stored-applications.ts";
import {
  deleteApplications,
  refusedFields,
  storedApplications,
  submitForm,
} from "../../support/applications/submit-form.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
beforeEach(async () => {
  await deleteApplications(site);
  await site.db.query("delete from change");
  await site.db.query("update application_form set version = 1, choices = '[]'");
});

const settings = { state: "OPEN", retentionMonths: 12 };
const saveChoices = (choices: object[], form = "HUMANITARIAN") =>
  site.execute(
    `mutation ($form: ApplicationForm!, $input: FormSettingsInput!) {
      saveApplicationFormSettings(form: $form, version: 1, input: $input) { form }
    }`,
    { form, input: { ...settings, choices } },
    "admin",
  );
const refusalOf = async (...args: Parameters<typeof saveChoices>) =>
  (await saveChoices(...args)).errors?.[0]?.extensions.fields;
const changedChoices = async (form: string | null = "HUMANITARIAN") => {
  const { formChoices } = await site.executeOrThrow(
    `query ($form: ApplicationForm) {
      formChoices(form: $form) { form field value isOffered labelUa labelEng }
    }`,
    { form },
  );
  return formChoices;
};
const hide = (field: string, ...values: string[]) =>
  values.map((value) => ({ field, value, isOffered: false }));

describe("the choices of a form", () => {
  test("are hidden and renamed by an admin, and read by everybody", async () => {
    const label = { labelUa: " Їжа та вода ", labelEng: "Food and water" };
    await saveChoices([...hide("needs", "TOYS"), { field: "needs", value: "FOOD", ...label }]);
    const choice = { form: "HUMANITARIAN", field: "needs", isOffered: true };
    expect(await changedChoices()).toEqual([
      { ...choice, value: "FOOD", labelUa: "Їжа та вода", labelEng: "Food and water" },
      { ...choice, value: "TOYS", isOffered: false, labelUa: "", labelEng: "" },
    ]);
    expect(await changedChoices("VOLUNTEER")).toEqual([]);
    expect(await changedChoices(null)).toHaveLength(2);
  });

  test("are stored only where they differ from the site's, and recorded", async () => {
    await saveChoices([{ field: "needs", value: "FOOD" }, ...hide("region", "CRIMEA")]);
    const stored = [{ ...hide("region", "CRIMEA")[0], labelUa: "", labelEng: "" }];
    const [row] = await site.db.query(
      "select choices from application_form where form = 'humanitarian'",
    );
    expect(row.choices).toEqual(stored);
    const [change] = await site.db.query("select content from change where label = 'humanitarian'");
    expect(change.content.choices).toEqual(stored);
  });

  test("are all listed for admins, but for those that rules, languages and terms need", async () => {
    const { applicationFormSettings } = await site.executeOrThrow(
      "{ applicationFormSettings { form choices { field value } } }",
      {},
      "admin",
    );
    const fields = applicationFormSettings.map(
      ({ form, choices }: { form: string; choices: { field: string }[] }) => [
        form,
        [...new Set(choices.map(({ field }) => field))],
      ],
    );
    expect(Object.fromEntries(fields)).toEqual({
      GENERAL: ["region"],
      HUMANITARIAN: ["region", "forWhom", "status", "needs", "delivery"],
      PSYCHOLOGICAL: ["region", "forWhom", "format", "topics", "time"],
      VOLUNTEER: ["region", "age", "areas", "place", "hours"],
      PSYCHOLOGIST: ["region", "childYears", "methods", "format", "workLanguages"],
      PARTNER: ["region", "type", "support"],
      PICTURE_REMOVAL: ["asker"],
    });
    const places = applicationFormSettings[3].choices.filter(
      ({ field }: { field: string }) => field === "place",
    );
    expect(places.map(({ value }: { value: string }) => value)).toEqual(["IN_PERSON", "ONLINE"]);
  });

  test.each([
    ["an unknown field", [{ field: "shoes", value: "FOOD" }], "choices.0.value", "isIn"],
    ["an unknown choice", [{ field: "needs", value: "GOLD" }], "choices.0.value", "isIn"],
    ["a way to be reached", hide("contactMethod", "EMAIL"), "choices.0.value", "isIn"],
    ["the same twice", hide("needs", "FOOD", "FOOD"), "choices.1.value", "unique"],
    [
      "a label in one language",
      [{ field: "needs", value: "FOOD", labelUa: "Їжа" }],
      "choices.0.labelEng",
      "required",
    ],
    [
      "a long label",
      [{ field: "needs", value: "FOOD", labelUa: "ї".repeat(121), labelEng: "Food" }],
      "choices.0.labelUa",
      "maxLength",
    ],
    [
      "a list without choices",
      hide("forWhom", "FAMILY", "PERSON", "INSTITUTION"),
      "choices",
      "arrayMinSize",
    ],
    [
      "a list with points alone",
      hide("delivery", "NOVA_POSHTA", "HOME"),
      "choices",
      "arrayMinSize",
    ],
  ])("are refused with %s", async (_what, choices, path, rule) => {
    expect(await refusalOf(choices)).toMatchObject([{ path, rule }]);
  });
});

describe("a hidden choice", () => {
  beforeEach(() => saveChoices([...hide("needs", "TOYS"), ...hide("region", "LVIV")]));

  test("is refused at its field, together with everything else that is wrong", async () => {
    const answers = { needs: ["FOOD", "TOYS"], region: "LVIV", settlement: "" };
    expect(refusedFields(await submitForm(site, "HUMANITARIAN", answers))).toEqual([
      "input.needs isIn",
      "input.region isIn",
      "input.settlement required",
    ]);
    expect(await storedApplications(site)).toEqual([]);
  });

  test("is still accepted by the other forms", async () => {
    expect((await submitForm(site, "GENERAL", { region: "LVIV" })).error).toBeNull();
  });

  test("that was accepted before keeps its number when a browser repeats it", async () => {
    await site.db.query("update application_form set choices = '[]'");
    const key = randomUUID();
    const first = await submitForm(site, "HUMANITARIAN", { needs: ["TOYS"] }, { key });
    await site.db.query("update application_form set version = 1");
    await saveChoices(hide("needs", "TOYS"));
    const again = await submitForm(site, "HUMANITARIAN", { needs: ["TOYS"] }, { key });
    expect(again.receipt).toEqual(first.receipt);
  });
});

test("the export names a region as its form does, also when the form hides it now", async () => {
  const label = { labelUa: "Львівщина", labelEng: "Lviv and around" };
  await saveChoices([{ field: "region", value: "LVIV", isOffered: false, ...label }]);
  await aStoredApplication(site, "humanitarian", { region: "LVIV" });
  await aStoredApplication(site, "general", { region: "LVIV" });
  const regionsIn = async (query: string, separator: string) => {
    const { body } = await site.request({ url: `/api/applications.csv${query}` }, "caseWorker");
    const lines = body.trim().split("\r\n").slice(1);
    return lines.map((line) => line.split(separator)[7]).sort();
  };
  expect(await regionsIn("", ";")).toEqual(["Львівська", "Львівщина"]);
  expect(await regionsIn("?language=ENG", ",")).toEqual(["Lviv", "Lviv and around"]);
});
