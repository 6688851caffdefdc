import { beforeEach, describe, expect, test } from "vitest";
import { eraseDeleted } from "../../../../server/overview/trash-sweep.ts";
import {
  anItemOfKind,
  type KindCase,
  kindCases,
  kindEnum,
  readOne,
  type SavedItem,
  translationsOf,
} from "../../../support/content/kind-cases.ts";
import type { Role } from "../../../support/server/test-server.ts";
import { aServer } from "../../../support/server/test-server.ts";

const site = await aServer();

const saveDraft = `mutation ($kind: ContentKind!, $id: ID!, $itemVersion: Int!, $draftVersion: Int, $input: JSONObject!) {
  item: saveItemDraft(kind: $kind, id: $id, itemVersion: $itemVersion, draftVersion: $draftVersion, input: $input) {
    version draft { version basedOnVersion savedByName input base }
  }
}`;
/** The item as editors read it; a visitor gets null for its draft. */
const readDraft = (kind: KindCase) => `query ($key: String!, $drafts: Boolean!) {
  item: ${kind.one}(${kind.key ?? "id"}: $key, drafts: $drafts) {
    draft { version savedByName input base }
  }
}`;

type Item = SavedItem;

const inputOf = async (kind: KindCase, texts: { ua?: string; eng?: string }) => ({
  ...(await kind.otherInput?.(site, 0)),
  translations: translationsOf(kind, texts),
});

async function draftOf(
  kind: KindCase,
  item: Item,
  texts: { ua?: string; eng?: string },
  { draftVersion = null, as = "editor" }: { draftVersion?: number | null; as?: Role } = {},
) {
  const variables = {
    kind: kindEnum(kind.name),
    id: item.id,
    itemVersion: item.version,
    draftVersion,
    input: await inputOf(kind, texts),
  };
  return site.execute(saveDraft, variables, as);
}

const storedDraft = async (kind: KindCase, { key }: Item) => {
  const document = readDraft(kind).replace("String!", kind.key ? "String!" : "ID!");
  const { item } = await site.executeOrThrow(document, { key, drafts: true }, "editor");
  return item?.draft ?? null;
};

const save = (
  kind: KindCase,
) => `mutation ($id: ID!, $version: Int!, $draftVersion: Int, $input: ${kind.name}Input!) {
  saved: save${kind.name}(id: $id, version: $version, draftVersion: $draftVersion, input: $input) { version }
}`;

describe.each(kindCases)("$name", (kind) => {
  beforeEach(async () => {
    await site.db.query(`delete from ${site.db.getMetadata(kind.name).tablePath}`);
  });

  const one = readOne(site, kind);

  test("an editor saves a draft, and visitors read on what is on the site", async () => {
    const item = await anItemOfKind(site, kind);
    const { data } = await draftOf(kind, item, { ua: "чернетка", eng: "a draft" });
    expect(data?.item).toMatchObject({
      version: item.version,
      draft: { version: 1, basedOnVersion: item.version },
    });
    expect((await one(item.key)).translation.word).toBe("слова");
    expect(await storedDraft(kind, item)).toMatchObject({
      input: { translations: { ua: { [kind.textField]: "чернетка" } } },
      base: { translations: { ua: { [kind.textField]: "слова" } } },
    });
  });

  test("an editor updates the site with the draft, which is then gone", async () => {
    const item = await anItemOfKind(site, kind);
    await draftOf(kind, item, { ua: "чернетка" });
    const variables = {
      id: item.id,
      version: item.version,
      draftVersion: 1,
      // As it is stored: what a draft holds can be saved.
      input: (await storedDraft(kind, item)).input,
    };
    await site.executeOrThrow(save(kind), variables, "editor");
    expect((await one(item.key)).translation.word).toBe("чернетка");
    expect(await storedDraft(kind, item)).toBeNull();
  });
});

const posts = kindCases.find(({ name }) => name === "BlogPost") as KindCase; // kindCases contains every kind

describe("two editors", () => {
  test("the second draft is refused, and the first one's text stays", async () => {
    const item = await anItemOfKind(site, posts);
    await draftOf(posts, item, { ua: "перша" });
    const second = await draftOf(posts, item, { ua: "друга" }, { as: "admin" });
    expect(second.errors?.[0]?.extensions).toEqual({ code: "CONFLICT", reason: "stale" });
    const draft = await storedDraft(posts, item);
    expect(draft.input.translations.ua.title).toBe("перша");
    const third = await draftOf(posts, item, { ua: "третя" }, { draftVersion: 1, as: "admin" });
    expect(third.data?.item).toMatchObject({ draft: { version: 2 } });
  });

  test("an update of the site with an older draft is refused", async () => {
    const item = await anItemOfKind(site, posts);
    await draftOf(posts, item, { ua: "перша" });
    await draftOf(posts, item, { ua: "перша, довша" }, { draftVersion: 1 });
    const input = await inputOf(posts, { ua: "стара" });
    const variables = { ...item, draftVersion: 1, input };
    const refused = await site.execute(save(posts), variables, "admin");
    expect(refused.errors?.[0]?.extensions).toEqual({ code: "CONFLICT", reason: "stale" });
    expect((await storedDraft(posts, item)).version).toBe(2);
  });

  test("an update of the site by somebody who knew of no draft leaves the draft, which is then outdated", async () => {
    const item = await anItemOfKind(site, posts);
    await draftOf(posts, item, { ua: "чернетка" });
    const input = await inputOf(posts, { ua: "нове на сайті" });
    const { saved } = await site.executeOrThrow(save(posts), { ...item, input }, "admin");
    expect(await storedDraft(posts, item)).toMatchObject({ version: 1 });
    const late = await draftOf(posts, item, { ua: "далі" }, { draftVersion: 1 });
    expect(late.errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", reason: "stale" });
    const current = { ...item, version: saved.version };
    const settled = await draftOf(posts, current, { ua: "далі" }, { draftVersion: 1 });
    expect(settled.data?.item).toMatchObject({
      draft: { version: 2, base: { translations: { ua: { title: "нове на сайті" } } } },
    });
  });

  test("a REST client publishes at once, and the draft stays", async () => {
    const item = await anItemOfKind(site, posts);
    await draftOf(posts, item, { ua: "чернетка" });
    const translations = { ua: { title: "Від REST", content: "<p>Текст</p>" } };
    const url = `/api/blog/${item.id}`;
    const answer = await site.request({ method: "PUT", url, payload: { translations } }, "admin");
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await readOne(site, posts)(item.key)).translation.word).toBe("Від REST");
    expect(await storedDraft(posts, item)).toMatchObject({ version: 1 });
  });
});

test("what saving refuses, a draft refuses at the same fields, and nothing is stored", async () => {
  const item = await anItemOfKind(site, posts);
  const tooLong = await draftOf(posts, item, { ua: "ж".repeat(20_001) });
  expect(tooLong.errors?.[0]?.extensions).toMatchObject({
    code: "INVALID",
    fields: [{ path: "translations.ua.title", rule: "maxLength" }],
  });
  const blank = await draftOf(posts, item, {});
  expect(blank.errors?.[0]?.extensions).toMatchObject({
    fields: [{ path: "translations", rule: "required" }],
  });
  expect(await storedDraft(posts, item)).toBeNull();
});

test("a visitor and a case worker neither read nor write drafts", async () => {
  const item = await anItemOfKind(site, posts);
  for (const [as, code] of [
    ["visitor", "UNAUTHENTICATED"],
    ["caseWorker", "FORBIDDEN"],
  ] as const) {
    const refused = await draftOf(posts, item, { ua: "чуже" }, { as });
    expect(refused.errors?.[0]?.extensions.code).toBe(code);
    const document = readDraft(posts).replace("String!", "ID!");
    const { item: read } = await site.executeOrThrow(
      document,
      { key: item.key, drafts: false },
      as,
    );
    expect(read).toEqual({ draft: null });
  }
});

test("an editor discards a draft, and the site stays as it is", async () => {
  const item = await anItemOfKind(site, posts);
  await draftOf(posts, item, { ua: "чернетка" });
  const discard = (version: number) =>
    site.execute(
      `mutation { discardItemDraft(kind: BLOG_POST, id: "${item.id}", draftVersion: ${version}) { draft { id } } }`,
      {},
      "editor",
    );
  expect((await discard(7)).errors?.[0]?.extensions.reason).toBe("stale");
  expect((await discard(1)).data).toEqual({ discardItemDraft: { draft: null } });
  expect(await storedDraft(posts, item)).toBeNull();
  expect((await readOne(site, posts)(item.key)).translation.word).toBe("слова");
});

test("a draft waits in the trash, comes back with its item, and goes with it for good", async () => {
  const item = await anItemOfKind(site, posts);
  await draftOf(posts, item, { ua: "чернетка" });
  const rows = () => site.db.query("select 1 from item_draft where item_id = $1", [item.id]);
  const args = `kind: BLOG_POST, id: "${item.id}"`;
  await site.executeOrThrow(
    `mutation { deleteItem(${args}, version: ${item.version}) }`,
    {},
    "editor",
  );
  expect(await storedDraft(posts, item)).toBeNull();
  const { restored } = await site.executeOrThrow(
    `mutation { restored: restoreItem(${args}) { version draft { version } } }`,
    {},
    "editor",
  );
  expect(restored.draft).toEqual({ version: 1 });
  await site.executeOrThrow(
    `mutation { deleteItem(${args}, version: ${restored.version}) }`,
    {},
    "editor",
  );
  await eraseDeleted(site.db, new Date(Date.now() + 1000));
  expect(await rows()).toEqual([]);
});
