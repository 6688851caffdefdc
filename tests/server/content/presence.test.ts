import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { anotherInstance } from "../../support/processes/another-instance.ts";
import { aServer, type Role } from "../../support/server/test-server.ts";

const site = await aServer();
const item = "11111111-1111-4111-8111-111111111111";

beforeEach(() => site.db.query("delete from open_editor"));

const report = `mutation ($editorId: ID!, $id: ID) {
  colleagues: reportOpenEditor(editorId: $editorId, kind: BLOG_POST, id: $id) { name openedAt }
}`;

/** Reports an open editor, and returns the names of the others who have it open. */
async function namesOf(as: Role, editorId: string, id: string | null = item): Promise<string[]> {
  const { colleagues } = await site.executeOrThrow(report, { editorId, id }, as);
  return colleagues.map(({ name }: { name: string }) => name);
}

const nameOf = async (as: Role) =>
  (await site.executeOrThrow("{ currentUser { name } }", {}, as)).currentUser.name;

const age = (editorId: string, seconds: number) =>
  site.db.query(
    "update open_editor set seen_at = seen_at - make_interval(secs => $2) where id = $1",
    [editorId, seconds],
  );

describe("two people who open the same item", () => {
  test("see each other's name and when the other began, and not themselves in another tab", async () => {
    const [mine, myOther, theirs] = [randomUUID(), randomUUID(), randomUUID()];
    expect(await namesOf("editor", mine)).toEqual([]);
    expect(await namesOf("editor", myOther)).toEqual([]);
    expect(await namesOf("admin", theirs)).toEqual([await nameOf("editor")]);
    expect(await namesOf("editor", mine)).toEqual([await nameOf("admin")]);
    const [first]: { at: Date }[] = await site.db.query(
      "select opened_at as at from open_editor where id = $1",
      [mine],
    );
    const { colleagues } = await site.executeOrThrow(
      report,
      { editorId: theirs, id: item },
      "admin",
    );
    expect(colleagues[0].openedAt).toBe(first?.at.toISOString());
  });

  test("no longer see somebody who closed it, in the tab that was closed alone", async () => {
    const [mine, myOther, theirs] = [randomUUID(), randomUUID(), randomUUID()];
    await namesOf("editor", mine);
    await namesOf("editor", myOther);
    const close = (editorId: string, as: Role) =>
      site.executeOrThrow(`mutation { closeEditor(editorId: "${editorId}") }`, {}, as);
    await close(mine, "editor");
    expect(await namesOf("admin", theirs)).toHaveLength(1);
    await close(myOther, "admin");
    expect(await namesOf("admin", theirs)).toHaveLength(1);
    await close(myOther, "editor");
    expect(await namesOf("admin", theirs)).toEqual([]);
  });

  test("no longer see somebody whose browser went silent", async () => {
    const [mine, theirs] = [randomUUID(), randomUUID()];
    await namesOf("editor", mine);
    await age(mine, 60);
    expect(await namesOf("admin", theirs)).toHaveLength(1);
    await age(mine, 60);
    expect(await namesOf("admin", theirs)).toEqual([]);
    expect(await namesOf("editor", mine)).toHaveLength(1);
    expect(await namesOf("admin", theirs)).toHaveLength(1);
  });

  test("do not see those who edit something else, or all of a kind at once", async () => {
    await namesOf("editor", randomUUID(), "22222222-2222-4222-8222-222222222222");
    await namesOf("editor", randomUUID(), null);
    expect(await namesOf("admin", randomUUID())).toEqual([]);
    expect(await namesOf("admin", randomUUID(), null)).toHaveLength(1);
  });

  test("see each other through two servers on the same database", async () => {
    const url = String((site.db.options as { url?: string }).url); // TypeORM's union has drivers without a url
    const other = await anotherInstance(site, url);
    const answer = await other.request(
      {
        method: "POST",
        url: "/graphql",
        payload: { query: report, variables: { editorId: randomUUID(), id: item } },
      },
      "editor",
    );
    expect(answer.json().data.colleagues).toEqual([]);
    expect(await namesOf("admin", randomUUID())).toEqual([await nameOf("editor")]);
  });
});

test("rows of browsers that went silent long ago are deleted", async () => {
  const old = randomUUID();
  await namesOf("editor", old);
  await age(old, 3600);
  await namesOf("admin", randomUUID());
  expect(await site.db.query("select 1 from open_editor where id = $1", [old])).toEqual([]);
});

test("nobody extends the report of another user", async () => {
  const mine = randomUUID();
  await namesOf("editor", mine);
  await age(mine, 120);
  await namesOf("admin", mine);
  expect(await namesOf("admin", randomUUID())).toEqual([]);
});

test("a report takes one statement beside that of the session", async () => {
  const query = { url: "/graphql", method: "POST" } as const;
  const payload = { query: report, variables: { editorId: randomUUID(), id: item } };
  const send = () => site.request({ ...query, payload }, "editor");
  await send();
  // One for the session, one for the report.
  expect(await site.countStatements(send)).toBe(2);
});

test("a visitor is refused, and an id that is none is named", async () => {
  const variables = { editorId: "x", id: "y" };
  const refused = await site.execute(report, variables, "visitor");
  expect(refused.errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  const { errors } = await site.execute(report, variables, "editor");
  expect(errors?.[0]?.extensions.fields).toEqual([
    { path: "editorId", rule: "uuid" },
    { path: "id", rule: "uuid" },
  ]);
});
