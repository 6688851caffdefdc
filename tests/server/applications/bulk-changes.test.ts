import { beforeEach, describe, expect, test } from "vitest";
import { anonymise } from "../../../server/application/privacy/anonymise.ts";
import { visitor } from "../../../server/platform/viewer.ts";
import { adminEmail } from "../../support/accounts/accounts.ts";
import { aStoredApplication } from "../../support/applications/stored-applications.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const [{ id: adminId }] = await site.db.query("select id from account where email = $1", [
  adminEmail,
]);
beforeEach(() => site.db.query("truncate application cascade"));

type Target = { id: string; version: number };
const result = "id outcome application { version state assignee { id } }";
const assign = (targets: Target[], userId: string | null) =>
  site.execute(
    `mutation ($targets: [ApplicationTargetInput!]!, $userId: ID) {
      done: assignApplications(targets: $targets, userId: $userId) { ${result} }
    }`,
    { targets, userId },
    "caseWorker",
  );
const setState = (targets: Target[], state: string) =>
  site.execute(
    `mutation ($targets: [ApplicationTargetInput!]!, $state: ApplicationState!) {
      done: changeApplicationStates(targets: $targets, state: $state) { ${result} }
    }`,
    { targets, state },
    "caseWorker",
  );
const stored = () =>
  site.db.query("select state, assignee_id, version from application order by number");
const some = async (count: number): Promise<Target[]> => {
  const made: Target[] = [];
  for (let one = 0; one < count; one++) {
    const { id, version } = await aStoredApplication(site);
    made.push({ id, version });
  }
  return made;
};

describe("a case worker who assigns several applications to a colleague", () => {
  test("assigns them all, each with an event in its history", async () => {
    const targets = await some(3);
    const { data } = await assign(targets, adminId);
    expect(data?.done).toEqual(
      targets.map(({ id }) => ({
        id,
        outcome: "CHANGED",
        application: { version: 2, state: "NEW", assignee: { id: adminId } },
      })),
    );
    const events = await site.db.query(
      "select detail from application_event where action = 'assigned'",
    );
    expect(events).toHaveLength(3);
  });

  test("learns which ones were changed, erased or deleted meanwhile; the others are assigned", async () => {
    const [changed, erased, deleted, plain] = await some(4);
    if (!changed || !erased || !deleted || !plain) throw new Error("four were stored");
    await setState([changed], "WAITING");
    await site.db.transaction((manager) =>
      anonymise(manager, { viewer: visitor, now: new Date() }, [erased.id]),
    );
    await site.db.query("delete from application where id = $1", [deleted.id]);
    const { data } = await assign([changed, erased, deleted, plain], adminId);
    expect(data?.done).toMatchObject([
      { outcome: "STALE", application: { version: 2, state: "WAITING", assignee: null } },
      { outcome: "ERASED", application: { assignee: null } },
      { outcome: "MISSING", application: null },
      { outcome: "CHANGED", application: { assignee: { id: adminId } } },
    ]);
  });

  test("who cannot handle applications assigns none", async () => {
    const targets = await some(2);
    const unknown = "00000000-0000-4000-8000-000000000000";
    const { errors } = await assign(targets, unknown);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "INVALID",
      fields: [{ path: "userId", rule: "unknown" }],
    });
    expect(await stored()).toMatchObject([{ assignee_id: null }, { assignee_id: null }]);
  });
});

test("a case worker closes several applications at once", async () => {
  const targets = await some(2);
  await setState(targets, "DONE");
  expect(await stored()).toMatchObject([{ state: "done" }, { state: "done" }]);
});

test("two colleagues who assign the same hundred applications at once never overwrite each other", async () => {
  const targets = await some(100);
  const answers = await Promise.all([assign(targets, adminId), setState(targets, "IN_PROGRESS")]);
  const outcomes = answers.flatMap(({ data }) => data?.done as { outcome: string }[]);
  const changed = outcomes.filter(({ outcome }) => outcome === "CHANGED").length;
  expect([changed, outcomes.length]).toEqual([100, 200]);
  const rows: { version: number }[] = await stored();
  expect(new Set(rows.map(({ version }) => version))).toEqual(new Set([2]));
});

test("more than a hundred applications at once are refused", async () => {
  const [target] = await some(1);
  const { errors } = await assign(new Array(101).fill(target), adminId);
  expect(errors?.[0]?.extensions).toMatchObject({ code: "INVALID" });
});
