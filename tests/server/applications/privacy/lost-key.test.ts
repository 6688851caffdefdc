import { beforeEach, describe, expect, test } from "vitest";
import { logUnreadable } from "../../../../server/application/privacy/unreadable-applications.ts";
import { FieldEncryption } from "../../../../server/platform/encryption/field-encryption.ts";
import {
  aNote,
  anEmail,
  aStoredApplication,
} from "../../../support/applications/stored-applications.ts";
import { aLog } from "../../../support/server/log.ts";
import { aServer, encryption } from "../../../support/server/test-server.ts";

const site = await aServer();
beforeEach(() => site.db.query("truncate application, mail cascade"));

const lostKey = new FieldEncryption("the earlier application key, which is lost");
const phone = "+380671112233";

/** An application whose columns are all encrypted with the lost key. */
async function anUnreadableOne(columns: Parameters<typeof aStoredApplication>[3] = {}) {
  const { id, number } = await aStoredApplication(site, "volunteer", { phone }, columns);
  await aNote(site, id, "Передзвонити");
  await anEmail(site, { applicationId: id, state: "sent" });
  for (const table of ["application", "application_note", "mail"]) {
    const [row] = await site.db.query(`select id from ${table}`);
    const place = { table, column: "encrypted", row: row.id };
    const encrypted = lostKey.encrypt('{"fullName":"Оксана","to":"a@b.ua"}', place);
    await site.db.query(`update ${table} set encrypted = $1`, [encrypted]);
  }
  return { id, number };
}

describe("when the encryption key was changed", () => {
  test("the inbox opens, and says which applications cannot be read", async () => {
    const { number } = await anUnreadableOne();
    const unaffected = await aStoredApplication(site);
    const { applications, applicationCounts } = await site.executeOrThrow(
      "{ applications { items { number name isUnreadable } } applicationCounts { unreadable new } }",
      {},
      "caseWorker",
    );
    expect(applications.items).toEqual([
      { number: unaffected.number, name: "Оксана Д’яченко-Мельник", isUnreadable: false },
      { number, name: "", isUnreadable: true },
    ]);
    expect(applicationCounts).toEqual({ unreadable: 1, new: 2 });
  });

  test("an application opens without its encrypted fields", async () => {
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

  test("an erased application is not counted as unreadable", async () => {
    const { id } = await aStoredApplication(site);
    await site.db.query("update application set encrypted = null");
    const query = `{ application(id: "${id}") { isUnreadable } applicationCounts { unreadable } }`;
    expect(await site.executeOrThrow(query, {}, "caseWorker")).toEqual({
      application: { isUnreadable: false },
      applicationCounts: { unreadable: 0 },
    });
  });

  test("it can be processed all the same, and marked as not spam", async () => {
    const { id } = await anUnreadableOne({ state: "spam", spamReason: "tooFast" });
    const markNotSpam = `mutation { markApplicationNotSpam(id: "${id}", version: 1) { state } }`;
    const { markApplicationNotSpam } = await site.executeOrThrow(markNotSpam, {}, "caseWorker");
    expect(markApplicationNotSpam).toEqual({ state: "NEW" });
    // The recipient of its receipt is not readable any more.
    expect(await site.db.query("select 1 from mail where state = 'waiting'")).toEqual([]);
  });

  test("an export continues, and says so in place of the name", async () => {
    const { number } = await anUnreadableOne();
    const { body } = await site.request(
      { url: "/api/applications.csv?language=ENG" },
      "caseWorker",
    );
    expect(body).toContain(`${number},Volunteer,`);
    expect(body).toContain(",(unreadable: the encryption key is missing),");
  });

  test("a request for a person's data does not answer that there is none", async () => {
    await anUnreadableOne();
    // Its blind index was made with the lost key as well.
    await site.db.query("update application set contact_blind_indexes = $1", [
      [lostKey.blindIndex(phone)],
    ]);
    const query = `{ personalData(contact: "${phone}") { found unreadable } }`;
    const { personalData } = await site.executeOrThrow(query, {}, "admin");
    expect(personalData).toEqual({ found: 0, unreadable: 1 });
  });

  test("an unreadable note does not hide the others", async () => {
    const { id } = await aStoredApplication(site, "volunteer", { phone });
    await aNote(site, id, "Передзвонити");
    const [note] = await site.db.query("select id from application_note");
    const place = { table: "application_note", column: "encrypted", row: note.id };
    await site.db.query("update application_note set encrypted = $1", [
      lostKey.encrypt("Передзвонити", place),
    ]);
    const query = `{ personalData(contact: "${phone}") { found content } }`;
    const { personalData } = await site.executeOrThrow(query, {}, "admin");
    expect(personalData.content.applications).toMatchObject([
      { answers: { phone }, notes: [{ author: "Ірина", text: null }] },
    ]);
  });
});

describe("the log at startup", () => {
  test("says how many applications cannot be read", async () => {
    await anUnreadableOne();
    await aStoredApplication(site);
    const { log, read } = aLog();
    await logUnreadable(site.db.manager, encryption, log);
    expect(JSON.parse(read())).toMatchObject({ unreadable: 1, level: 50 });
  });

  test("says nothing when the key has not changed", async () => {
    await aStoredApplication(site);
    const { log, read } = aLog();
    await logUnreadable(site.db.manager, encryption, log);
    expect(read()).toBe("");
  });
});

test("data that was changed in the database by hand is not decrypted", async () => {
  const { id } = await aStoredApplication(site);
  const [{ encrypted }] = await site.db.query("select encrypted from application");
  encrypted[encrypted.length - 1] ^= 1;
  await site.db.query("update application set encrypted = $1", [encrypted]);
  const query = `{ application(id: "${id}") { isUnreadable answers } }`;
  const { application } = await site.executeOrThrow(query, {}, "caseWorker");
  expect(application).toEqual({ isUnreadable: true, answers: {} });
});
