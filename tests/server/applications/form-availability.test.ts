import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import {
  deleteApplications,
  formNames,
  storedApplications,
  submitForm,
} from "../../support/applications/submit-form.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
beforeEach(() => deleteApplications(site));

const updateForm = (columns: string) =>
  site.db.query(`update application_form set ${columns} where form = 'humanitarian'`);

async function formStatus() {
  const { applicationForms } = await site.executeOrThrow(
    "{ applicationForms { form state placesLeft isOpen retentionMonths } }",
  );
  return applicationForms.find(({ form }: { form: string }) => form === "HUMANITARIAN");
}

describe("before a visitor fills in a form", () => {
  test("they see every form, and that it is open", async () => {
    const { applicationForms } = await site.executeOrThrow("{ applicationForms { form isOpen } }");
    expect(applicationForms).toEqual(formNames.map((form) => ({ form, isOpen: true })));
  });

  test("they see that a form is paused, or how many places are left", async () => {
    await updateForm("state = 'paused'");
    expect(await formStatus()).toMatchObject({ state: "PAUSED", isOpen: false });
    await updateForm("state = 'open', places_left = 3");
    expect(await formStatus()).toMatchObject({ placesLeft: 3, isOpen: true });
    await updateForm("places_left = 0");
    expect(await formStatus()).toMatchObject({ state: "OPEN", placesLeft: 0, isOpen: false });
  });
});

describe("a closed form", () => {
  test.each(["state = 'paused'", "places_left = 0"])(
    "accepts no submission: %s",
    async (columns) => {
      await updateForm(columns);
      const { error } = await submitForm(site, "HUMANITARIAN");
      expect(error).toEqual({ code: "CONFLICT", reason: "closed" });
      expect(await storedApplications(site)).toEqual([]);
    },
  );

  test("does not close the other forms", async () => {
    await updateForm("state = 'paused'");
    expect((await submitForm(site, "PSYCHOLOGICAL")).error).toBeNull();
  });
});

describe("places", () => {
  test("are counted down, and the last one is given once", async () => {
    await updateForm("places_left = 3");
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        submitForm(site, "HUMANITARIAN", { phone: `+38067000000${index}` }),
      ),
    );
    expect(answers.filter(({ receipt }) => receipt)).toHaveLength(3);
    const reasons = answers.flatMap(({ error }) => error?.reason ?? []);
    expect(reasons).toEqual(["closed", "closed", "closed"]);
    expect(await formStatus()).toMatchObject({ placesLeft: 0, isOpen: false });
  });

  test("are limited for simultaneous submissions too: only one of two gets the last one", async () => {
    await updateForm("places_left = 1");
    const answers = await Promise.all(
      ["+380670000001", "+380670000002"].map((phone) =>
        submitForm(site, "HUMANITARIAN", { phone }),
      ),
    );
    expect(answers.map(({ error }) => error?.reason ?? "sent").sort()).toEqual(["closed", "sent"]);
    expect(await storedApplications(site)).toHaveLength(1);
    expect(await formStatus()).toMatchObject({ placesLeft: 0, isOpen: false });
  });

  test("that are taken while an admin edits the form are not given again when the admin saves", async () => {
    await updateForm("places_left = 2");
    const settingsQuery = "{ applicationFormSettings { form version } }";
    const { applicationFormSettings } = await site.executeOrThrow(settingsQuery, {}, "admin");
    const [, { version }] = applicationFormSettings;
    await submitForm(site, "HUMANITARIAN");
    const { errors } = await site.execute(
      `mutation { saveApplicationFormSettings(form: HUMANITARIAN, version: ${version},
        input: { state: OPEN, placesLeft: 2, retentionMonths: 12 }) { placesLeft } }`,
      {},
      "admin",
    );
    expect(errors?.[0]?.extensions).toEqual({ code: "CONFLICT", reason: "stale" });
    expect(await formStatus()).toMatchObject({ placesLeft: 1 });
  });

  test("are not taken twice by one draft, which keeps the number when none is left", async () => {
    await updateForm("places_left = 1");
    const key = randomUUID();
    const first = await submitForm(site, "HUMANITARIAN", {}, { key });
    const corrected = { message: "Сіли без їжі втрьох" };
    expect((await submitForm(site, "HUMANITARIAN", corrected, { key })).receipt).toEqual(
      first.receipt,
    );
    expect(await formStatus()).toMatchObject({ placesLeft: 0 });
  });
});
