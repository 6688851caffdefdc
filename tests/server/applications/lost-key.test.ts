import { beforeEach, describe, expect, test } from "vitest";
import { logUnreadable } from "../../../server/application/privacy/unreadable-applications.ts";
import { FieldEncryption } from "../../../server/platform/field-encryption.ts";
import {
  aNote,
  anEmail,
  aStoredApplication,
} from "../../support/applications/stored-applications.ts";
import { aLog } from "../../support/server/log.ts";
import { aServer, encryption } from "../../support/server/test-server.ts";

const site = await aServer();
beforeEach(() => site.db.query("truncate application, mail cascade"));

const lost = new FieldEncryption("the application key of before, which is lost");
const phone = "+380671112233";

/** Everything of one application as it is when it was sealed with the key that is lost. */
async function anUnreadableOne(columns: Parameters<typeof aStoredApplication>[3] = {}) {
  const { id, number } = await aStoredApplication(site, "volunteer", { phone }, columns);
  await aNote(site, id, "Передзвонити");
  await anEmail(site, { applicationId: id, state: "sent" });
  for (const table of ["application", "application_note", "mail"]) {
    const encrypted = lost.encrypt('{"fullName":"Оксана","to":"a@b.ua"}');
    await site.db.query(`update ${table} set encrypted = $1`, [encrypted]);
  }
  return { id, number };
}

describe("when the key was changed", () => {
  test("the inbox opens, and says which applications cannot be read", async () => {
    const { number } = await anUnreadableOne();
    const whole = await aStoredApplication(site);
    const { applications, applicationCounts } = await site.executeOrThrow(
      "{ applications { items { number name isUnreadable } } applicationCounts { unreadable new } }",
      {},
      "caseWorker",
    );
    expect(applications.items).toEqual([
      { number: whole.number, name: "Оксана Д’яченко-Мельник", isUnreadable: false },
      { number, name: "", isUnreadable: true },
    ]);
    expect(applicationCounts).toEqual({ unreadable: 1, new: 2 });
  });

  test("an application opens without what it tells", async () => {
    const { id } = await anUnreadableOne();
    const { application } = await site.executeOrThrow(
      `{ application(id: "${id}") {
        isUnreadable answers notes { text isUnreadable } emails { to text isUnreadable }
      } }`,
      {},
      "caseWorker",
    );
    expect(application).toEqual({
      isUnreadable: true,
      answers: {},
      notes: [{ text: "", isUnreadable: true }],
      emails: [{ to: null, text: null, isUnreadable: true }],
    });
  });

  test("what was erased is not taken for unreadable", async () => {
    const { id } = await aStoredApplication(site);
    await site.db.query("update application set encrypted = null");
    const asked = `{ application(id: "${id}") { isUnreadable } applicationCounts { unreadable } }`;
    expect(await site.executeOrThrow(asked, {}, "caseWorker")).toEqual({
      application: { isUnreadable: false },
      applicationCounts: { unreadable: 0 },
    });
  });

  test("it can be seen to all the same, and rescued", async () => {
    const { id } = await anUnreadableOne({ state: "spam", spamReason: "tooFast" });
    const rescue = `mutation { markApplicationNotSpam(id: "${id}", version: 1) { state } }`;
    const { markApplicationNotSpam } = await site.executeOrThrow(rescue, {}, "caseWorker");
    expect(markApplicationNotSpam).toEqual({ state: "NEW" });
    // Nobody knows any longer to whom its receipt would go.
    expect(await site.db.query("select 1 from mail where state = 'waiting'")).toEqual([]);
  });

  test("an export goes on, and tells of it in the place of the name", async () => {
    const { number } = await anUnreadableOne();
    const { body } = await site.request(
      { url: "/api/applications.csv?language=ENG" },
      "caseWorker",
    );
    expect(body).toContain(`${number},Volunteer,`);
    expect(body).toContain(",(unreadable: another key),");
  });

  test("whoever asks for their data is not told that there is none", async () => {
    await anUnreadableOne();
    // Its mark is of the lost key as well.
    await site.db.query("update application set contact_blind_indexes = $1", [
      [lost.blindIndex(phone)],
    ]);
    const asked = `{ personalData(contact: "${phone}") { found unreadable } }`;
    const { personalData } = await site.executeOrThrow(asked, {}, "admin");
    expect(personalData).toEqual({ found: 0, unreadable: 1 });
  });

  test("an unreadable note does not keep the rest from being told", async () => {
    const { id } = await aStoredApplication(site, "volunteer", { phone });
    await aNote(site, id, "Передзвонити");
    await site.db.query("update application_note set encrypted = $1", [
      lost.encrypt("Передзвонити"),
    ]);
    const asked = `{ personalData(contact: "${phone}") { found content } }`;
    const { personalData } = await site.executeOrThrow(asked, {}, "admin");
    expect(personalData.content.applications).toMatchObject([
      { answers: { phone }, notes: [{ author: "Ірина", text: null }] },
    ]);
  });
});

describe("the log of a start", () => {
  test("says how many applications cannot be read", async () => {
    await anUnreadableOne();
    await aStoredApplication(site);
    const { log, read } = aLog();
    await logUnreadable(site.db.manager, encryption, log);
    expect(JSON.parse(read())).toMatchObject({ unreadable: 1, level: 50 });
  });

  test("says nothing when the key is the one of always", async () => {
    await aStoredApplication(site);
    const { log, read } = aLog();
    await logUnreadable(site.db.manager, encryption, log);
    expect(read()).toBe("");
  });
});

test("what was changed in the database by hand is not taken for true", async () => {
  const { id } = await aStoredApplication(site);
  const [{ encrypted }] = await site.db.query("select encrypted from application");
  encrypted[encrypted.length - 1] ^= 1;
  await site.db.query("update application set encrypted = $1", [encrypted]);
  const asked = `{ application(id: "${id}") { isUnreadable answers } }`;
  const { application } = await site.executeOrThrow(asked, {}, "caseWorker");
  expect(application).toEqual({ isUnreadable: true, answers: {} });
});
