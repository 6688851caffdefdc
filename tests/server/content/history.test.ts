import { beforeEach, describe, expect, test } from "vitest";
import { anItemOfKind, type KindCase, kindCases } from "../../support/content/kind-cases.ts";
import { settingsOf } from "../../support/content/saved-settings.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const asEditor = (document: string, variables?: object) =>
  site.executeOrThrow(document, variables, "editor");

const blogPost = kindCases.find(({ name }) => name === "BlogPost") as KindCase; // kindCases contains every kind

interface Entry {
  id: string;
  action: string;
  userName: string;
  isByFormerUser: boolean;
  version: number;
  hasContent: boolean;
}

/** The history of a post, newest first. */
async function historyOf(id: string): Promise<Entry[]> {
  const { history } = await asEditor(
    `query ($id: ID!) {
      history(kind: BLOG_POST, id: $id) { id action userName isByFormerUser version hasContent }
    }`,
    { id },
  );
  return history;
}

async function changedContent(id: string | undefined) {
  const document = "query ($id: ID!) { changedContent(id: $id) { content previous } }";
  return (await asEditor(document, { id })).changedContent;
}

const save = (id: string, version: number, title: string) =>
  asEditor(
    `mutation ($id: ID!, $version: Int!, $input: BlogPostInput!) {
      saveBlogPost(id: $id, version: $version, input: $input) { id }
    }`,
    { id, version, input: { translations: { ua: { title } } } },
  );

const titled = (title: string) => ({ translations: { ua: { title }, eng: null } });

beforeEach(() => site.setClock(null));

describe("the first save of an item that the history does not know", () => {
  /** As the demo content is: rows without any entry in the history. */
  async function aPostOfTheDemo() {
    const { id } = await anItemOfKind(site, blogPost, { ua: "Перший сніг" }, { published: [] });
    await site.db.query("delete from change where item_id = $1", [id]);
    return id;
  }

  test("records the content before it, by the site, so that the editor can go back to it", async () => {
    const id = await aPostOfTheDemo();
    await save(id, 1, "Другий сніг");
    const entries = await historyOf(id);
    expect(entries.map(({ action, version }) => [action, version])).toEqual([
      ["SAVED", 2],
      ["BASELINE", 1],
    ]);
    expect(entries[1]).toMatchObject({ userName: "", isByFormerUser: false });
    expect(await changedContent(entries[0]?.id)).toMatchObject({
      content: titled("Другий сніг"),
      previous: titled("Перший сніг"),
    });
  });

  test("records it once, and after what had been published before", async () => {
    const id = await aPostOfTheDemo();
    await asEditor(
      `mutation { publish(kind: BLOG_POST, id: "${id}", version: 1, language: UA) { id } }`,
    );
    await save(id, 2, "Другий сніг");
    await save(id, 3, "Третій сніг");
    expect((await historyOf(id)).map(({ action }) => action)).toEqual([
      "SAVED",
      "SAVED",
      "BASELINE",
      "PUBLISHED",
    ]);
  });

  test("records nothing when it is refused", async () => {
    const id = await aPostOfTheDemo();
    await expect(save(id, 7, "Другий сніг")).rejects.toThrow("stale");
    expect(await historyOf(id)).toEqual([]);
  });

  test("is no change of its own in the lists of changes", async () => {
    const id = await aPostOfTheDemo();
    await save(id, 1, "Другий сніг");
    const { recentChanges } = await asEditor("{ recentChanges(first: 100) { itemId action } }");
    const { changes } = await site.executeOrThrow(
      "{ changes(first: 100) { items { itemId action } } }",
      {},
      "admin",
    );
    for (const list of [recentChanges, changes.items]) {
      expect(list.filter((one: { itemId: string }) => one.itemId === id)).toEqual([
        { itemId: id, action: "SAVED" },
      ]);
    }
  });

  test("records the pictures of a gallery as they were", async () => {
    const gallery = kindCases.find(({ name }) => name === "Gallery") as KindCase; // as above
    const { id, version } = await anItemOfKind(site, gallery, { ua: "Свято" }, { published: [] });
    await site.db.query("delete from change where item_id = $1", [id]);
    await asEditor(
      `mutation { showGalleryInNews(id: "${id}", version: ${version}, isShown: true) { id } }`,
    );
    const { history } = await asEditor(
      `{ history(kind: GALLERY, id: "${id}") { action content } }`,
    );
    expect(history).toMatchObject([
      { action: "SAVED", content: { isImportant: true, imageIds: [] } },
      { action: "BASELINE", content: { isImportant: false, imageIds: [] } },
    ]);
  });
});

test("the first change of the settings and of the menu can be compared with what was there", async () => {
  await site.db.query("delete from change");
  await settingsOf(site).saved({});
  const { navigationSettings } = await asEditor("{ navigationSettings { version } }");
  await asEditor(
    `mutation ($version: Int!) {
      saveNavigation(version: $version, input: { header: [], footer: [] }) { version }
    }`,
    { version: navigationSettings.version },
  );
  for (const kind of ["SETTINGS", "NAVIGATION"]) {
    const { history } = await site.executeOrThrow(
      `{ history(kind: ${kind}) { id action } }`,
      {},
      "admin",
    );
    expect(history.map(({ action }: Entry) => action)).toEqual(["SAVED", "BASELINE"]);
    const { changedContent: changed } = await site.executeOrThrow(
      `{ changedContent(id: "${history[0].id}") { previous } }`,
      {},
      "admin",
    );
    expect(changed.previous).not.toBeNull();
    const forEditor = await site.execute(
      `{ changedContent(id: "${history[0].id}") { previous } }`,
      {},
      "editor",
    );
    const refused = kind === "SETTINGS" ? "FORBIDDEN" : undefined;
    expect(forEditor.errors?.[0]?.extensions.code).toBe(refused);
  }
});

describe("what a save changed", () => {
  test("is compared with the save before it, not with what came later", async () => {
    const { id } = await anItemOfKind(site, blogPost, { ua: "Один" }, { published: [] });
    await save(id, 1, "Два");
    await asEditor(
      `mutation { publish(kind: BLOG_POST, id: "${id}", version: 2, language: UA) { id } }`,
    );
    await save(id, 3, "Три");
    const [third, published, second, first] = await historyOf(id);
    expect(published).toMatchObject({ action: "PUBLISHED", hasContent: false });
    expect(await changedContent(published?.id)).toBeNull();
    expect(await changedContent(third?.id)).toMatchObject({
      content: titled("Три"),
      previous: titled("Два"),
    });
    expect(await changedContent(second?.id)).toMatchObject({
      content: titled("Два"),
      previous: titled("Один"),
    });
    expect(await changedContent(first?.id)).toMatchObject({
      content: titled("Один"),
      previous: null,
    });
  });

  test("is refused to a visitor, and null for an unknown id", async () => {
    const document = `{ changedContent(id: "x") { content } }`;
    const { errors } = await site.execute(document, {}, "visitor");
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
    expect((await asEditor(document)).changedContent).toBeNull();
  });

  test("names the items to which it refers, those in the trash included", async () => {
    const { id } = await anItemOfKind(site, blogPost, { ua: "Сад" }, { published: [] });
    await asEditor(`mutation { deleteItem(kind: BLOG_POST, id: "${id}", version: 1) }`);
    const document = "query ($ids: [ID!]!) { itemSummaries(ids: $ids) { id titleUa } }";
    const { itemSummaries } = await asEditor(document, { ids: ["x", id] });
    expect(itemSummaries).toEqual([{ id, titleUa: "Сад" }]);
    const { errors } = await site.execute(document, { ids: [id] }, "visitor");
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });
});

describe("an editor whose version is no longer current", () => {
  const savedByOf = async (attempt: string, as: "editor" | "admin" = "editor") => {
    const { errors } = await site.execute(attempt, {}, as);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", reason: "stale" });
    return errors?.[0]?.extensions.savedBy;
  };

  test("is told who saved the newer one, and when", async () => {
    const { id } = await anItemOfKind(site, blogPost, { ua: "Один" }, { published: [] });
    site.setClock(new Date("2024-05-01T11:05:00Z"));
    await site.executeOrThrow(
      `mutation { saveBlogPost(id: "${id}", version: 1, input: { translations: { ua: { title: "Два" } } }) { id } }`,
      {},
      "admin",
    );
    const { currentUser } = await site.executeOrThrow("{ currentUser { name } }", {}, "admin");
    // The item was created at the time of the real clock, which is later.
    await site.db.query("delete from change where item_id = $1 and action = 'created'", [id]);
    const expected = { name: currentUser.name, at: "2024-05-01T11:05:00.000Z" };
    for (const attempt of [
      `saveBlogPost(id: "${id}", version: 1, input: { translations: { ua: { title: "Три" } } }) { id }`,
      `publish(kind: BLOG_POST, id: "${id}", version: 1) { id }`,
      `deleteItem(kind: BLOG_POST, id: "${id}", version: 1)`,
    ]) {
      expect(await savedByOf(`mutation { ${attempt} }`)).toEqual(expected);
    }
  });

  test("is told so of the menu too", async () => {
    const { navigationSettings } = await asEditor("{ navigationSettings { version } }");
    const attempt = (version: number) =>
      `mutation { saveNavigation(version: ${version}, input: { header: [], footer: [] }) { version } }`;
    await asEditor(attempt(navigationSettings.version));
    const savedBy = await savedByOf(attempt(navigationSettings.version));
    const { currentUser } = await asEditor("{ currentUser { name } }");
    expect(savedBy).toMatchObject({ name: currentUser.name });
  });
});
