import { pathToFileURL } from "node:url";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { renderModule } from "../../../../server/platform/paths.ts";
import { usersOf } from "../../../support/accounts/user-client.ts";
import { aPublishedItem } from "../../../support/content/published-item.ts";
import { aServer } from "../../../support/server/test-server.ts";

const { render } = await import(pathToFileURL(renderModule).href);
const site = await aServer({ render });
const { asAdmin, settled } = usersOf(site);
beforeEach(() => site.db.query("delete from attempt"));

let itemId: string;
beforeAll(async () => {
  itemId = (
    await aPublishedItem(site, "BlogPost", { translations: { ua: { title: "Спільний допис" } } })
  ).id;
});

/** An editor who has created a link to the post, and the paths and ids of both. */
async function anEditorWithLink() {
  const editor = await settled();
  const query = `mutation { created: createDraftLink(kind: BLOG_POST, id: "${itemId}", days: 30) { url link { id } } }`;
  const headers = { authorization: `Bearer ${editor.token}` };
  const answer = await site.request({
    method: "POST",
    url: "/graphql",
    headers,
    payload: { query },
  });
  const { url, link } = answer.json().data.created;
  return { ...editor, path: new URL(url).pathname, linkId: link.id as string };
}

/** The text of the answer to somebody who opens the link. */
const open = async (path: string) => (await site.request({ url: path })).body;
const ended = "Це посилання вже не діє";

const listed = async (field: string): Promise<string[]> =>
  (await site.executeOrThrow(`{ links: ${field} { id } }`, {}, "admin")).links.map(
    ({ id }: { id: string }) => id,
  );
const ofItem = () => listed(`draftLinks(kind: BLOG_POST, id: "${itemId}")`);
const all = () => listed("allDraftLinks");

describe("a link to a draft ends", () => {
  test("with the account of its author, and does not come back with it", async () => {
    const { id, path, linkId } = await anEditorWithLink();
    expect(await open(path)).not.toContain(ended);
    await asAdmin("deactivateUser", { id });
    expect(await open(path)).toContain(ended);
    expect([...(await ofItem()), ...(await all())]).not.toContain(linkId);
    await asAdmin("reactivateUser", { id });
    expect(await open(path)).toContain(ended);
    expect([...(await ofItem()), ...(await all())]).not.toContain(linkId);
  });

  test("when its author may no longer edit, and does not come back with the role", async () => {
    const { id, path } = await anEditorWithLink();
    await asAdmin("setUserRoles", { id, roles: ["caseWorker"] });
    expect(await open(path)).toContain(ended);
    await asAdmin("setUserRoles", { id, roles: ["editor"] });
    expect(await open(path)).toContain(ended);
  });

  test("when its author is deleted", async () => {
    const { id, path, linkId } = await anEditorWithLink();
    await asAdmin("deleteUser", { id });
    expect(await open(path)).toContain(ended);
    expect(await all()).not.toContain(linkId);
  });

  test("also if it was created while the account was being deactivated", async () => {
    const { id, path, linkId } = await anEditorWithLink();
    await site.db.query("update account set deactivated_at = now() where id = $1", [id]);
    expect(await open(path)).toContain(ended);
    expect([...(await ofItem()), ...(await all())]).not.toContain(linkId);
  });
});

test("a link stays while its author keeps the right to edit", async () => {
  const { id, path } = await anEditorWithLink();
  await asAdmin("setUserRoles", { id, roles: ["editor", "caseWorker"] });
  expect(await open(path)).not.toContain(ended);
});

describe("an admin", () => {
  test("sees the links of everybody with what they lead to, and revokes one", async () => {
    const { path, linkId } = await anEditorWithLink();
    const { allDraftLinks } = await site.executeOrThrow(
      "{ allDraftLinks { id createdByName expiresAt item { id kind titleUa } } }",
      {},
      "admin",
    );
    expect(allDraftLinks[0]).toMatchObject({
      id: linkId,
      createdByName: expect.stringContaining("Person"),
      item: { id: itemId, kind: "BLOG_POST", titleUa: "Спільний допис" },
    });
    await site.executeOrThrow(`mutation { revokeDraftLink(id: "${linkId}") }`, {}, "admin");
    expect(await all()).not.toContain(linkId);
    expect(await open(path)).toContain(ended);
  });

  test("reads all links in the same number of statements, however many there are", async () => {
    const query = "{ allDraftLinks { id item { id } } }";
    const count = () => site.countStatements(() => site.executeOrThrow(query, {}, "admin"));
    await anEditorWithLink();
    const few = await count();
    await anEditorWithLink();
    expect(await count()).toBe(few);
  });

  test.each(["editor", "caseWorker", "visitor"] as const)("alone: not %s", async (role) => {
    const { errors } = await site.execute("{ allDraftLinks { id } }", {}, role);
    expect(errors?.[0]?.extensions.code).toMatch(/FORBIDDEN|UNAUTHENTICATED/);
  });
});
