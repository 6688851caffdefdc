import { beforeEach, describe, expect, test } from "vitest";
import {
  deleteApplications,
  formNames,
  submitForm,
} from "../../support/applications/submit-form.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
beforeEach(async () => {
  await deleteApplications(site);
  await site.db.query("update application_form set version = 1, state = 'open', reply_days = 2");
});

const setState = (form: string, state: string, version = 1) =>
  site.execute(
    `mutation { saveApplicationFormSettings(form: ${form}, version: ${version},
      input: { state: ${state}, retentionMonths: 12 }) { version state } }`,
    {},
    "admin",
  );

async function listedForms() {
  const { applicationForms } = await site.executeOrThrow("{ applicationForms { form } }");
  return applicationForms.map(({ form }: { form: string }) => form);
}

describe("a form that an admin removes", () => {
  test("is not listed for visitors, takes no application, and can be put back", async () => {
    await setState("PARTNER", "REMOVED");
    expect(await listedForms()).toEqual(formNames.filter((form) => form !== "PARTNER"));
    expect((await submitForm(site, "PARTNER")).error).toEqual({
      code: "CONFLICT",
      reason: "closed",
    });
    await setState("PARTNER", "OPEN", 2);
    expect(await listedForms()).toEqual(formNames);
    expect((await submitForm(site, "PARTNER")).error).toBeNull();
  });

  test("keeps its applications in the inbox, where they are read and filtered", async () => {
    const { receipt } = await submitForm(site, "PARTNER");
    await submitForm(site, "GENERAL");
    await setState("PARTNER", "REMOVED");
    const { applications } = await site.executeOrThrow(
      "{ applications(form: PARTNER) { items { id number } } }",
      {},
      "caseWorker",
    );
    expect(applications.items).toMatchObject([{ number: receipt?.number }]);
    const { application } = await site.executeOrThrow(
      `{ application(id: "${applications.items[0].id}") { form answers } }`,
      {},
      "caseWorker",
    );
    expect(application).toMatchObject({ form: "PARTNER", answers: expect.anything() });
  });

  test("cannot be the one with which people have a child's picture taken down", async () => {
    const { errors } = await setState("PICTURE_REMOVAL", "REMOVED");
    expect(errors?.[0]?.extensions).toEqual({ code: "CONFLICT", reason: "permanent" });
    expect(await listedForms()).toContain("PICTURE_REMOVAL");
    expect((await setState("PICTURE_REMOVAL", "PAUSED")).errors).toBeUndefined();
  });
});

test("applicants are promised a reply within the days of the form's settings, or none", async () => {
  await site.db.query("update application_form set reply_days = 5 where form = 'partner'");
  expect((await submitForm(site, "PARTNER")).receipt?.replyDays).toBe(5);
  await site.db.query("update application_form set reply_days = null where form = 'partner'");
  expect((await submitForm(site, "PARTNER")).receipt?.replyDays).toBe(0);
});
