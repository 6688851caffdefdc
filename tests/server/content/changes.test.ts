import { beforeAll, describe, expect, test } from "vitest";
import { Change } from "../../../server/history/change.entity.ts";
import { type ChangeDetails, recordChange } from "../../../server/history/record-change.ts";
import { visitor } from "../../../server/platform/viewer.ts";
import { aServer, type Role } from "../../support/server/test-server.ts";

const site = await aServer();
const item = "11111111-1111-4111-8111-111111111111";

/** Records a change without an author, at a minute of a fixed hour. */
const recordAt = (minute: number, details: ChangeDetails) => {
  const now = new Date(Date.UTC(2024, 4, 1, 12, minute));
  return recordChange(site.db.manager, { viewer: visitor, now }, details);
};

beforeAll(async () => {
  await site.db.getRepository(Change).clear();
  await recordAt(1, { kind: "Report", action: "created", itemId: item, content: { year: 2023 } });
  await recordAt(2, { kind: "Report", action: "saved", itemId: item, content: { year: 2024 } });
  await recordAt(3, { kind: "Member", action: "reordered" });
  await recordAt(4, { kind: "Settings", action: "saved", content: { phone: "1" } });
  await recordAt(5, { kind: "User", action: "invited", itemId: item });
  await recordAt(6, { kind: "Image", action: "replaced", itemId: item });
});

const executeField = (field: string, as: Role) => site.execute(`{ result: ${field} }`, {}, as);

async function read(field: string, as: Role) {
  const { result } = await site.executeOrThrow(`{ result: ${field} }`, {}, as);
  return result;
}

const codeOf = async (field: string, as: Role) =>
  (await executeField(field, as)).errors?.[0]?.extensions.code;

describe("the history of one item", () => {
  test("shows an editor the item after each change, newest first", async () => {
    const entries = await read(
      `history(kind: REPORT, id: "${item}") { action content userName }`,
      "editor",
    );
    expect(entries).toEqual([
      { action: "SAVED", content: { year: 2024 }, userName: "" },
      { action: "CREATED", content: { year: 2023 }, userName: "" },
    ]);
  });

  test("without an id contains the changes of several items at once", async () => {
    expect(await read("history(kind: MEMBER) { action }", "editor")).toEqual([
      { action: "REORDERED" },
    ]);
    expect(await read("history(kind: REPORT) { action }", "editor")).toEqual([]);
  });

  test("of settings and users is for admins alone", async () => {
    for (const field of [
      "history(kind: SETTINGS) { action }",
      `history(kind: USER, id: "${item}") { action }`,
    ]) {
      expect(await codeOf(field, "editor")).toBe("FORBIDDEN");
      expect(await read(field, "admin")).toHaveLength(1);
    }
  });

  test("of an invalid id is empty", async () => {
    expect(await read(`history(kind: REPORT, id: "x") { action }`, "editor")).toEqual([]);
  });

  test("refuses a visitor", async () => {
    expect(await codeOf(`history(kind: REPORT, id: "${item}") { id }`, "visitor")).toBe(
      "UNAUTHENTICATED",
    );
  });
});

test("an editor's list of recent changes contains content and pictures only, newest first", async () => {
  const kinds = (await read("recentChanges { kind }", "editor")).map(
    (one: { kind: string }) => one.kind,
  );
  expect(kinds).toEqual(["IMAGE", "MEMBER", "REPORT", "REPORT"]);
  expect(await read("recentChanges(first: 1) { kind }", "editor")).toEqual([{ kind: "IMAGE" }]);
});

describe("the whole list of changes", () => {
  const page = "items { kind } endCursor hasNextPage";

  test("is for admins alone", async () => {
    expect(await codeOf(`changes { ${page} }`, "visitor")).toBe("UNAUTHENTICATED");
    expect(await codeOf(`changes { ${page} }`, "editor")).toBe("FORBIDDEN");
  });

  test("is paginated, with each change once", async () => {
    const kinds: string[] = [];
    let after = "";
    for (let pages = 0; pages < 3; pages++) {
      const result = await read(`changes(first: 2${after}) { ${page} }`, "admin");
      kinds.push(...result.items.map((one: { kind: string }) => one.kind));
      after = `, after: "${result.endCursor}"`;
      expect(result.hasNextPage).toBe(pages < 2);
    }
    expect(kinds).toEqual(["IMAGE", "USER", "SETTINGS", "MEMBER", "REPORT", "REPORT"]);
  });

  test("can be filtered by kind and by person", async () => {
    const reports = await read(`changes(kind: REPORT) { ${page} }`, "admin");
    expect(reports.items).toHaveLength(2);
    const { currentUser } = await site.executeOrThrow("{ currentUser { id } }", {}, "editor");
    await site.executeOrThrow(
      `mutation { savePartner(input: { translations: { ua: { name: "Пекарня" } } }) { id } }`,
      {},
      "editor",
    );
    const ownChanges = await read(
      `changes(userId: "${currentUser.id}") { items { kind action } }`,
      "admin",
    );
    expect(ownChanges.items).toEqual([{ kind: "PARTNER", action: "CREATED" }]);
    expect((await read(`changes(userId: "nobody") { ${page} }`, "admin")).items).toEqual([]);
  });

  test.each(["rubbish", "WzEsMl0", "WyJ4IiwieSJd"])(
    "refuses an invalid cursor: %s",
    async (after) => {
      const { errors } = await executeField(`changes(after: "${after}") { ${page} }`, "admin");
      expect(errors?.[0]?.extensions.fields).toEqual([{ path: "after", rule: "cursor" }]);
    },
  );
});

test("a change of a kind that only a newer version knows is left out, and the others are listed", async () => {
  const lists = async () => [
    await read("recentChanges { kind }", "editor"),
    (await read("changes { items { kind } }", "admin")).items,
  ];
  const before = await lists();
  await recordAt(7, { kind: "Story", action: "created", itemId: item });
  expect(before[0]).toContainEqual({ kind: "REPORT" });
  expect(await lists()).toEqual(before);
});
