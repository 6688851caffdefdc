import { beforeAll, describe, expect, test } from "vitest";
import { Change } from "../../../server/history/change.entity.ts";
import { type ChangeDetails, recordChange } from "../../../server/history/record-change.ts";
import { visitor } from "../../../server/platform/viewer.ts";
import { aServer, type Role } from "../../support/server/test-server.ts";

const site = await aServer();
const item = "11111111-1111-4111-8111-111111111111";

/** Recorded by the site itself, at a minute of one hour. */
const happened = (minute: number, what: ChangeDetails) => {
  const now = new Date(Date.UTC(2024, 4, 1, 12, minute));
  return recordChange(site.db.manager, { viewer: visitor, now }, what);
};

beforeAll(async () => {
  await site.db.getRepository(Change).clear();
  await happened(1, { kind: "Report", action: "created", itemId: item, content: { year: 2023 } });
  await happened(2, { kind: "Report", action: "saved", itemId: item, content: { year: 2024 } });
  await happened(3, { kind: "Member", action: "reordered" });
  await happened(4, { kind: "Settings", action: "saved", content: { phone: "1" } });
  await happened(5, { kind: "User", action: "invited", itemId: item });
  await happened(6, { kind: "Image", action: "replaced", itemId: item });
});

const ask = (field: string, as: Role) => site.execute(`{ told: ${field} }`, {}, as);

async function tell(field: string, as: Role) {
  const { told } = await site.executeOrThrow(`{ told: ${field} }`, {}, as);
  return told;
}

const codeOf = async (field: string, as: Role) =>
  (await ask(field, as)).errors?.[0]?.extensions.code;

describe("the history of one item", () => {
  test("tells an editor what it was after each change, newest first", async () => {
    const told = await tell(
      `history(kind: REPORT, id: "${item}") { action content userName }`,
      "editor",
    );
    expect(told).toEqual([
      { action: "SAVED", content: { year: 2024 }, userName: "" },
      { action: "CREATED", content: { year: 2023 }, userName: "" },
    ]);
  });

  test("without an id tells what was done to many", async () => {
    expect(await tell("history(kind: MEMBER) { action }", "editor")).toEqual([
      { action: "REORDERED" },
    ]);
    expect(await tell("history(kind: REPORT) { action }", "editor")).toEqual([]);
  });

  test("of settings and users is for admins", async () => {
    for (const field of [
      "history(kind: SETTINGS) { action }",
      `history(kind: USER, id: "${item}") { action }`,
    ]) {
      expect(await codeOf(field, "editor")).toBe("FORBIDDEN");
      expect(await tell(field, "admin")).toHaveLength(1);
    }
  });

  test("of what is no id is empty", async () => {
    expect(await tell(`history(kind: REPORT, id: "x") { action }`, "editor")).toEqual([]);
  });

  test("refuses a visitor", async () => {
    expect(await codeOf(`history(kind: REPORT, id: "${item}") { id }`, "visitor")).toBe(
      "UNAUTHENTICATED",
    );
  });
});

test("an editor's feed holds content and pictures alone, newest first", async () => {
  const kinds = (await tell("recentChanges { kind }", "editor")).map(
    (one: { kind: string }) => one.kind,
  );
  expect(kinds).toEqual(["IMAGE", "MEMBER", "REPORT", "REPORT"]);
  expect(await tell("recentChanges(first: 1) { kind }", "editor")).toEqual([{ kind: "IMAGE" }]);
});

describe("the whole list of changes", () => {
  const page = "items { kind } endCursor hasNextPage";

  test("is for admins", async () => {
    expect(await codeOf(`changes { ${page} }`, "visitor")).toBe("UNAUTHENTICATED");
    expect(await codeOf(`changes { ${page} }`, "editor")).toBe("FORBIDDEN");
  });

  test("comes in pages, each change once", async () => {
    const kinds: string[] = [];
    let after = "";
    for (let pages = 0; pages < 3; pages++) {
      const told = await tell(`changes(first: 2${after}) { ${page} }`, "admin");
      kinds.push(...told.items.map((one: { kind: string }) => one.kind));
      after = `, after: "${told.endCursor}"`;
      expect(told.hasNextPage).toBe(pages < 2);
    }
    expect(kinds).toEqual(["IMAGE", "USER", "SETTINGS", "MEMBER", "REPORT", "REPORT"]);
  });

  test("can be narrowed to a kind and to a person", async () => {
    const reports = await tell(`changes(kind: REPORT) { ${page} }`, "admin");
    expect(reports.items).toHaveLength(2);
    const { currentUser } = await site.executeOrThrow("{ currentUser { id } }", {}, "editor");
    await site.executeOrThrow(
      `mutation { savePartner(input: { translations: { ua: { name: "Пекарня" } } }) { id } }`,
      {},
      "editor",
    );
    const own = await tell(
      `changes(userId: "${currentUser.id}") { items { kind action } }`,
      "admin",
    );
    expect(own.items).toEqual([{ kind: "PARTNER", action: "CREATED" }]);
    expect((await tell(`changes(userId: "nobody") { ${page} }`, "admin")).items).toEqual([]);
  });

  test.each(["rubbish", "WzEsMl0", "WyJ4IiwieSJd"])(
    "refuses a cursor that is not its own: %s",
    async (after) => {
      const { errors } = await ask(`changes(after: "${after}") { ${page} }`, "admin");
      expect(errors?.[0]?.extensions.fields).toEqual([{ path: "after", rule: "cursor" }]);
    },
  );
});

test("a change of a kind that a newer version added is left out, and the others are told", async () => {
  const told = async () => [
    await tell("recentChanges { kind }", "editor"),
    (await tell("changes { items { kind } }", "admin")).items,
  ];
  const before = await told();
  await happened(7, { kind: "Story", action: "created", itemId: item });
  expect(before[0]).toContainEqual({ kind: "REPORT" });
  expect(await told()).toEqual(before);
});
