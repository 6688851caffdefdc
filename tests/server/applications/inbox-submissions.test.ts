import { beforeEach, describe, expect, test } from "vitest";
import { forgetAddresses, removeSpam } from "../../../server/application/privacy/retention.ts";
import {
  answersTo,
  deleteApplications,
  type FormName,
  formNames,
  submitForm,
} from "../../support/applications/submit-form.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
beforeEach(() => deleteApplications(site));

const numbers = async (args: string): Promise<number[]> => {
  const applicationsQuery = `{ applications${args} { items { number } } }`;
  const { applications } = await site.executeOrThrow(applicationsQuery, {}, "caseWorker");
  return applications.items.map(({ number }: { number: number }) => number);
};

const asksRegion = (form: FormName) => "region" in answersTo[form];

describe.each(formNames)("a submission of the form %s", (form) => {
  test("is found in the inbox by number, phone, name, region and form", async () => {
    const { receipt } = await submitForm(site, form);
    const name = form === "PSYCHOLOGICAL" ? "ластівка" : "мельник";
    const byRegion = asksRegion(form) ? ["(region: CHERNIVTSI)"] : [];
    for (const args of [
      `(search: "№ ${receipt?.number}")`,
      `(search: "+38 067 123-45-67")`,
      `(search: "${name}")`,
      ...byRegion,
      `(form: ${form}, state: [NEW], unassigned: true)`,
    ]) {
      expect([args, await numbers(args)]).toEqual([args, [receipt?.number]]);
    }
  });

  test("is part of its person's data export, and erased at their request", async () => {
    const { receipt } = await submitForm(site, form);
    const { personalData } = await site.executeOrThrow(
      '{ personalData(contact: "0671234567") { found content } }',
      {},
      "admin",
    );
    const [exported] = personalData.content.applications;
    expect(exported).toMatchObject({
      number: receipt?.number,
      answers: { phone: "+380671234567" },
    });
    await site.executeOrThrow('mutation { erasePersonalData(contact: "0671234567") }', {}, "admin");
    expect(await numbers('(search: "0671234567")')).toEqual([]);
    const [row] = await site.db.query("select encrypted, statistics, region from application");
    expect(row).toMatchObject({ encrypted: null, region: asksRegion(form) ? "CHERNIVTSI" : "" });
    expect(row.statistics).toMatchObject(asksRegion(form) ? { region: "CHERNIVTSI" } : {});
  });
});

test("spam is listed separately, is marked as not spam with its e-mails sent, or is deleted after 30 days", async () => {
  const answers = { email: "oksana@example.org" };
  const notSpam = await submitForm(site, "VOLUNTEER", answers, { website: "https://spam.example" });
  const spam = await submitForm(site, "GENERAL", {}, { website: "https://spam.example" });
  expect(await numbers("")).toEqual([]);
  const [row] = await site.db.query("select id from application where number = $1", [
    notSpam.receipt?.number,
  ]);
  const mails = () => site.db.query("select 1 from mail where application_id = $1", [row.id]);
  expect(await mails()).toEqual([]);
  const markNotSpam = `mutation { markApplicationNotSpam(id: "${row.id}", version: 1) { state } }`;
  await site.executeOrThrow(markNotSpam, {}, "caseWorker");
  expect(await mails()).toHaveLength(1);
  expect(await numbers("")).toEqual([notSpam.receipt?.number]);
  expect(await numbers("(state: [SPAM])")).toEqual([spam.receipt?.number]);
  const later = new Date(Date.now() + 31 * 24 * 3_600_000);
  expect(await removeSpam(site.db, later)).toEqual({ removed: 1 });
  expect(await forgetAddresses(site.db, later)).toEqual({ forgotten: 1 });
  expect(await site.db.query("select network_blind_index from application")).toEqual([
    { network_blind_index: null },
  ]);
});
