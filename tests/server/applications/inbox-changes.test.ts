import { beforeEach, describe, expect, test } from "vitest";
import { caseWorkerEmail } from "../../support/accounts.ts";
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
const open = async (id: string, as: Role = "caseWorker", asked = fields) =>
  (await site.executeOrThrow(`{ application(id: "${id}") { ${asked} } }`, {}, as)).application;

/** Why it was refused, or what came of it. */
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

/** What its history tells of one action, in order. */
const eventsOf = async (id: string, action: string) => {
  const { events } = await open(id, "caseWorker", "events { action at userName detail }");
  return events.filter((event: { action: string }) => event.action === action);
};
const mailsOf = (id: string) => site.db.query("select 1 from mail where application_id = $1", [id]);

const stale = { code: "CONFLICT", reason: "stale" };
const nobody = "00000000-0000-4000-8000-000000000000";

describe("reading an application", () => {
  test("opens what was answered and written down", async () => {
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
    const readings = async () =>
      (await actionsOf(id)).filter((action: string) => action === "read").length;
    await Promise.all([open(id), open(id), open(id)]);
    expect(await readings()).toBe(1);
    await open(id, "admin");
    expect(await readings()).toBe(2);
    site.setClock(new Date(Date.now() + 61 * 60_000));
    await open(id);
    expect(await readings()).toBe(3);
  });

  test("is not what a list does, nor a look at its state", async () => {
    const { id } = await aStoredApplication(site);
    await site.executeOrThrow("{ applications { items { name } } }", {}, "caseWorker");
    await open(id, "caseWorker", "state version events { action }");
    expect(await actionsOf(id)).toEqual(["received"]);
  });

  test("of one that is not there finds nothing", async () => {
    expect(await open(nobody)).toBeNull();
    expect(await open("no id")).toBeNull();
  });
});

describe("a case worker", () => {
  test("takes one up and closes it; opened again it is closed no longer", async () => {
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

  test("is told when somebody changed it meanwhile", async () => {
    const { id } = await aStoredApplication(site);
    const answers = await Promise.all([setState(id, 1, "DONE"), setState(id, 1, "WAITING")]);
    expect(answers).toContainEqual(stale);
    expect(answers).toContainEqual(expect.objectContaining({ version: 2 }));
    expect(await change(`assignApplication(id: "${id}", version: 1) { id }`)).toEqual(stale);
  });

  test("changes nothing by choosing the state that it has", async () => {
    const { id } = await aStoredApplication(site);
    expect(await setState(id, 1, "NEW")).toMatchObject({ version: 1 });
    expect(await actionsOf(id)).toEqual(["received"]);
  });

  test("gives one to a colleague, and back", async () => {
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

  test("cannot give one to an editor, nor to somebody who left", async () => {
    const { id } = await aStoredApplication(site);
    const unknown = { code: "INVALID", fields: [{ path: "userId", rule: "unknown" }] };
    const [editor] = await site.db.query("select id from account where user_type = 'editor'");
    const [left] = await site.db.query(
      `insert into account (email, user_type, deactivated_at)
       values ('left@doloni.example', 'caseWorker', now()) returning id`,
    );
    for (const userId of [editor.id, left.id, nobody, "no id"]) {
      const wish = `assignApplication(id: "${id}", version: 1, userId: "${userId}") { id }`;
      expect(await change(wish)).toEqual(unknown);
    }
    const { caseWorkers } = await site.executeOrThrow("{ caseWorkers { userType } }", {}, "admin");
    const types = caseWorkers.map(({ userType }: { userType: string }) => userType);
    expect(types).toEqual(["admin", "caseWorker"]);
  });

  test("writes notes that nobody reads in the database", async () => {
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

  test("rescues what is no spam, and nothing else", async () => {
    const columns = { state: "spam", closedAt: new Date(), spamReason: "tooFast" } as const;
    const { id } = await aStoredApplication(site, "general", { email: "o@example.org" }, columns);
    const rescue = (version: number) =>
      change(
        `markApplicationNotSpam(id: "${id}", version: ${version}) { state closedAt spamReason }`,
      );
    expect(await rescue(1)).toEqual({ state: "NEW", closedAt: null, spamReason: "" });
    expect(await rescue(2)).toEqual(stale);
    expect(await actionsOf(id)).toEqual(["received", "rescued"]);
    expect(await mailsOf(id)).toHaveLength(1);
  });

  test("who takes back their own word of spam writes to nobody again", async () => {
    const { id } = await aStoredApplication(site, "general", { email: "o@example.org" });
    await setState(id, 1, "SPAM");
    await change(`markApplicationNotSpam(id: "${id}", version: 2) { id }`);
    expect(await mailsOf(id)).toEqual([]);
  });

  test("takes a place of the form by a rescue, as an arrival does", async () => {
    const placesLeft = async () =>
      (await site.db.query("select places_left from application_form where form = 'partner'"))[0];
    await site.db.query("update application_form set places_left = 1 where form = 'partner'");
    for (const left of [0, 0]) {
      const columns = { state: "spam", spamReason: "tooFast" } as const;
      const { id } = await aStoredApplication(site, "partner", {}, columns);
      expect(await setState(id, 1, "IN_PROGRESS")).toMatchObject({ state: "IN_PROGRESS" });
      expect(await placesLeft()).toEqual({ places_left: left });
    }
  });

  test("says that they print one", async () => {
    const { id } = await aStoredApplication(site);
    expect(await change(`recordPrint(id: "${id}")`)).toBe(true);
    expect(await actionsOf(id)).toEqual(["received", "printed"]);
  });
});

test("what is not there cannot be changed", async () => {
  for (const id of [nobody, "no id"]) {
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
