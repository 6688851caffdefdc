import { beforeEach, describe, expect, test } from "vitest";
import { caseWorkerEmail } from "../../support/accounts/accounts.ts";
import {
  aNote,
  anEmail,
  aStoredApplication,
} from "../../support/applications/stored-applications.ts";
import { aServer, type Role } from "../../support/server/test-server.ts";

const site = await aServer();
beforeEach(async () => {
  site.setClock(null);
  await site.db.query("truncate application, mail cascade");
});

const fields = `id version state closedAt spamReason assignee { id name }
  answers notes { at authorName text } events { at userName action detail }`;
const open = async (id: string, as: Role = "caseWorker", selection = fields) =>
  (await site.executeOrThrow(`{ application(id: "${id}") { ${selection} } }`, {}, as)).application;

/** The reason of a refusal, or the result. */
async function change(mutation: string, as: Role = "caseWorker"): Promise<unknown> {
  const { data, errors } = await site.execute(`mutation { done: ${mutation} }`, {}, as);
  return errors?.[0]?.extensions ?? data?.done;
}
const setState = (id: string, version: number, state: string) =>
  change(
    `changeApplicationState(id: "${id}", version: ${version}, state: ${state}) { version state closedAt }`,
  );
const actionsOf = (id: string) =>
  site.db
    .query("select action, user_name, detail from application_event where application_id = $1", [
      id,
    ])
    .then((rows) => rows.map((row: { action: string }) => row.action));

/** The events of one action in its history, in order. */
const eventsOf = async (id: string, action: string) => {
  const { events } = await open(id, "caseWorker", "events { action at userName detail }");
  return events.filter((event: { action: string }) => event.action === action);
};
const mailsOf = (id: string) => site.db.query("select 1 from mail where application_id = $1", [id]);

const stale = { code: "CONFLICT", reason: "stale" };
const unknownId = "00000000-0000-4000-8000-000000000000";

describe("reading an application", () => {
  test("decrypts the answers and the notes", async () => {
    const { id } = await aStoredApplication(site, "humanitarian", { needs: ["FOOD"], children: 2 });
    await aNote(site, id, "Передзвонити ввечері");
    await anEmail(site, { applicationId: id });
    const opened = await open(id, "caseWorker", `answers notes { authorName text } emails { to }`);
    expect(opened).toMatchObject({
      answers: { needs: ["FOOD"], children: 2, message: "Потрібна допомога" },
      notes: [{ authorName: "Ірина", text: "Передзвонити ввечері" }],
      emails: [{ to: "oksana@example.org" }],
    });
  });

  test("is recorded, once for each person and hour", async () => {
    const { id } = await aStoredApplication(site);
    const readCount = async () =>
      (await actionsOf(id)).filter((action: string) => action === "read").length;
    await Promise.all([open(id), open(id), open(id)]);
    expect(await readCount()).toBe(1);
    await open(id, "admin");
    expect(await readCount()).toBe(2);
    site.setClock(new Date(Date.now() + 61 * 60_000));
    await open(id);
    expect(await readCount()).toBe(3);
  });

  test("is not recorded by a list, nor by reading its state alone", async () => {
    const { id } = await aStoredApplication(site);
    await site.executeOrThrow("{ applications { items { name } } }", {}, "caseWorker");
    await open(id, "caseWorker", "state version events { action }");
    expect(await actionsOf(id)).toEqual(["received"]);
  });

  test("that does not exist finds nothing", async () => {
    expect(await open(unknownId)).toBeNull();
    expect(await open("no id")).toBeNull();
  });
});

describe("a case worker", () => {
  test("starts and closes an application; a reopened one is no longer closed", async () => {
    const { id } = await aStoredApplication(site);
    expect(await setState(id, 1, "IN_PROGRESS")).toMatchObject({ version: 2, closedAt: null });
    const moment = new Date();
    site.setClock(moment);
    const closed = { state: "DONE", closedAt: moment.toISOString() };
    expect(await setState(id, 2, "DONE")).toMatchObject(closed);
    site.setClock(null);
    expect(await setState(id, 3, "DECLINED")).toMatchObject({ closedAt: closed.closedAt });
    expect(await setState(id, 4, "WAITING")).toMatchObject({ version: 5, closedAt: null });
    expect(await eventsOf(id, "STATE")).toMatchObject([
      { detail: "inProgress", userName: "case-worker" },
      { detail: "done" },
      { detail: "declined" },
      { detail: "waiting" },
    ]);
  });

  test("gets a conflict when another person changed it meanwhile", async () => {
    const { id } = await aStoredApplication(site);
    const answers = await Promise.all([setState(id, 1, "DONE"), setState(id, 1, "WAITING")]);
    expect(answers).toContainEqual(stale);
    expect(answers).toContainEqual(expect.objectContaining({ version: 2 }));
    expect(await change(`assignApplication(id: "${id}", version: 1) { id }`)).toEqual(stale);
  });

  test("changes nothing by choosing the current state", async () => {
    const { id } = await aStoredApplication(site);
    expect(await setState(id, 1, "NEW")).toMatchObject({ version: 1 });
    expect(await actionsOf(id)).toEqual(["received"]);
  });

  test("assigns one to a colleague, and takes it back", async () => {
    const { id } = await aStoredApplication(site);
    const { caseWorkers } = await site.executeOrThrow(
      "{ caseWorkers { id name email } }",
      {},
      "caseWorker",
    );
    const [own] = caseWorkers.filter(({ email }: { email: string }) => email === caseWorkerEmail);
    const assign = (version: number, userId: string | null) =>
      change(
        `assignApplication(id: "${id}", version: ${version}, userId: ${JSON.stringify(userId)}) { assignee { id } }`,
      );
    expect(await assign(1, own.id)).toEqual({ assignee: { id: own.id } });
    expect(await assign(2, null)).toEqual({ assignee: null });
    expect(await eventsOf(id, "ASSIGNED")).toMatchObject([{ detail: own.name }, { detail: "" }]);
  });

  test("cannot assign one to an editor, nor to a deactivated user", async () => {
    const { id } = await aStoredApplication(site);
    const unknown = { code: "INVALID", fields: [{ path: "userId", rule: "unknown" }] };
    const [editor] = await site.db.query("select id from account where 'editor' = any(roles)");
    const [deactivated] = await site.db.query(
      `insert into account (email, roles, deactivated_at)
       values ('left@doloni.example', array['caseWorker'], now()) returning id`,
    );
    for (const userId of [editor.id, deactivated.id, unknownId, "no id"]) {
      const assignment = `assignApplication(id: "${id}", version: 1, userId: "${userId}") { id }`;
      expect(await change(assignment)).toEqual(unknown);
    }
    const { caseWorkers } = await site.executeOrThrow("{ caseWorkers { roles } }", {}, "admin");
    const types = caseWorkers.map(({ roles: [role] }: { roles: string[] }) => role);
    expect(types).toEqual(["admin", "caseWorker"]);
  });

  test("writes notes that are encrypted in the database", async () => {
    const { id } = await aStoredApplication(site);
    const note = `addApplicationNote(id: "${id}", text: "  Батько на фронті ") { notes { authorName text } }`;
    expect(await change(note)).toEqual({
      notes: [{ authorName: "case-worker", text: "Батько на фронті" }],
    });
    const [row] = await site.db.query(
      "select encode(encrypted, 'escape') as text from application_note",
    );
    expect(Buffer.from(row.text).includes("Батько")).toBe(false);
    expect(await actionsOf(id)).toEqual(["received", "noted", "read"]);
    expect(await change(`addApplicationNote(id: "${id}", text: " ") { id }`)).toMatchObject({
      code: "INVALID",
    });
  });

  test("marks only spam as not spam", async () => {
    const columns = { state: "spam", closedAt: new Date(), spamReason: "tooFast" } as const;
    const { id } = await aStoredApplication(site, "general", { email: "o@example.org" }, columns);
    const markNotSpam = (version: number) =>
      change(
        `markApplicationNotSpam(id: "${id}", version: ${version}) { state closedAt spamReason }`,
      );
    expect(await markNotSpam(1)).toEqual({ state: "NEW", closedAt: null, spamReason: "" });
    expect(await markNotSpam(2)).toEqual(stale);
    expect(await actionsOf(id)).toEqual(["received", "rescued"]);
    expect(await mailsOf(id)).toHaveLength(1);
  });

  test("who marks one as spam and back again sends no second e-mails", async () => {
    const { id } = await aStoredApplication(site, "general", { email: "o@example.org" });
    await setState(id, 1, "SPAM");
    await change(`markApplicationNotSpam(id: "${id}", version: 2) { id }`);
    expect(await mailsOf(id)).toEqual([]);
  });

  test("takes a place of the form by marking one as not spam, as a submission does", async () => {
    const placesLeft = async () =>
      (await site.db.query("select places_left from application_form where form = 'partner'"))[0];
    await site.db.query("update application_form set places_left = 1 where form = 'partner'");
    for (const placesLeftNow of [0, 0]) {
      const columns = { state: "spam", spamReason: "tooFast" } as const;
      const { id } = await aStoredApplication(site, "partner", {}, columns);
      expect(await setState(id, 1, "IN_PROGRESS")).toMatchObject({ state: "IN_PROGRESS" });
      expect(await placesLeft()).toEqual({ places_left: placesLeftNow });
    }
  });

  test("records that they print one", async () => {
    const { id } = await aStoredApplication(site);
    expect(await change(`recordPrint(id: "${id}")`)).toBe(true);
    expect(await actionsOf(id)).toEqual(["received", "printed"]);
  });
});

test("an application that does not exist cannot be changed", async () => {
  for (const id of [unknownId, "no id"]) {
    for (const mutation of [
      `changeApplicationState(id: "${id}", version: 1, state: DONE) { id }`,
      `assignApplication(id: "${id}", version: 1) { id }`,
      `addApplicationNote(id: "${id}", text: "!") { id }`,
      `markApplicationNotSpam(id: "${id}", version: 1) { id }`,
      `recordPrint(id: "${id}")`,
    ]) {
      expect([mutation, await change(mutation)]).toEqual([mutation, { code: "NOT_FOUND" }]);
    }
  }
});
