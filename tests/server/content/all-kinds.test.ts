import { beforeEach, describe, expect, test } from "vitest";
import {
  anItemOfKind,
  kindCases,
  kindEnum,
  readList,
  readOne,
  saveTexts,
  translationsOf,
} from "../../support/content/kind-cases.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();

describe.each(kindCases)("$name", (kind) => {
  beforeEach(async () => {
    site.setClock(null);
    await site.db.query(`delete from ${site.db.getMetadata(kind.name).tablePath}`);
  });

  const key = kind.key ?? "id";
  const one = readOne(site, kind);
  const listed = readList(site, kind);

  test("a visitor reads the other language when theirs is missing, with its language code", async () => {
    const { key } = await anItemOfKind(site, kind, { ua: "тільки українською" });
    expect((await one(key, "ENG")).translation).toMatchObject({
      language: "UA",
      word: "тільки українською",
    });
  });

  test("a visitor reads their language when it is there", async () => {
    const { key } = await anItemOfKind(site, kind);
    expect((await one(key, "ENG")).translation).toMatchObject({ language: "ENG", word: "words" });
    expect((await listed()).items[0].translation).toMatchObject({ language: "ENG", word: "words" });
  });

  test("an editor saves one language and leaves the other untouched", async () => {
    const item = await anItemOfKind(site, kind);
    await saveTexts(site, kind, item, "eng", { [kind.textField]: "new words" });
    const { translations } = await one(item.key);
    expect(translations).toHaveLength(2);
    expect(translations).toContainEqual({ language: "UA", word: "слова" });
    expect(translations).toContainEqual({ language: "ENG", word: "new words" });
  });

  const save = `mutation($id: ID!, $version: Int!, $input: ${kind.name}Input!) {
    save${kind.name}(id: $id, version: $version, input: $input) { id version }
  }`;

  test("an editor removes one language", async () => {
    const { id, version, key } = await anItemOfKind(site, kind);
    const rest = await kind.otherInput?.(site, 0);
    const input = { ...rest, translations: translationsOf(kind, { ua: "слова" }) };
    await site.executeOrThrow(save, { id, version, input }, "editor");
    expect((await one(key)).translations).toEqual([{ language: "UA", word: "слова" }]);
  });

  test("an item without any translation is refused at that field", async () => {
    const { id, version } = await anItemOfKind(site, kind);
    const input = { ...(await kind.otherInput?.(site, 0)), translations: {} };
    const { errors } = await site.execute(save, { id, version, input }, "editor");
    expect(errors?.[0]?.extensions).toEqual({
      code: "INVALID",
      fields: [{ path: "translations", rule: "required" }],
    });
  });

  test("the second of two editors gets a conflict, and the first one's texts are kept", async () => {
    const { id, version, key } = await anItemOfKind(site, kind);
    const input = async (word: string) => ({
      ...(await kind.otherInput?.(site, 0)),
      translations: translationsOf(kind, { ua: word }),
    });
    await site.executeOrThrow(save, { id, version, input: await input("перша") }, "editor");
    const late = await site.execute(save, { id, version, input: await input("друга") }, "admin");
    expect(late.errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", reason: "stale" });
    expect((await one(key)).translation.word).toBe("перша");
  });

  test("only one of several simultaneous saves succeeds", async () => {
    const { id, version } = await anItemOfKind(site, kind);
    const input = {
      ...(await kind.otherInput?.(site, 0)),
      translations: translationsOf(kind, { ua: "я" }),
    };
    const answers = await Promise.all(
      [1, 2, 3].map(() => site.execute(save, { id, version, input }, "editor")),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  test("a text that is too long is refused at its field", async () => {
    const { id, version } = await anItemOfKind(site, kind);
    const translations = translationsOf(kind, { ua: "ж".repeat(20_001) });
    const input = { ...(await kind.otherInput?.(site, 0)), translations };
    const { errors } = await site.execute(save, { id, version, input }, "editor");
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "INVALID",
      fields: [{ path: `translations.ua.${kind.textField}`, rule: "maxLength" }],
    });
  });

  test("an unknown id finds no item, and cannot be saved, published or deleted", async () => {
    const id = "00000000-0000-4000-8000-000000000000";
    expect(await one(key === "city" ? "Kyiv" : id)).toBeNull();
    expect(await one("no id at all")).toBeNull();
    const input = {
      ...(await kind.otherInput?.(site, 0)),
      translations: translationsOf(kind, { ua: "я" }),
    };
    for (const wrong of [id, "no id at all"]) {
      const refused = await site.execute(save, { id: wrong, version: 1, input }, "editor");
      expect(refused.errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    }
    const deletion = `mutation { deleteItem(kind: ${kindEnum(kind.name)}, id: "${id}", version: 1) }`;
    expect((await site.execute(deletion, {}, "editor")).errors?.[0]?.extensions.code).toBe(
      "NOT_FOUND",
    );
  });

  test("an editor deletes it: nobody can read it, and it is in the trash with its texts", async () => {
    const { id, version, key } = await anItemOfKind(site, kind);
    await site.executeOrThrow(
      `mutation { deleteItem(kind: ${kindEnum(kind.name)}, id: "${id}", version: ${version}) }`,
      {},
      "editor",
    );
    expect(await one(key)).toBeNull();
    expect(await one(key, "UA", "editor", true)).toBeNull();
    expect(await listed()).toMatchObject({ items: [], total: 0 });
    expect(await listed(", drafts: true", "editor")).toMatchObject({ items: [], total: 0 });
    const translationTable = `${site.db.getMetadata(kind.name).tableName}_translation`;
    const rows = await site.db.query(`select 1 from ${translationTable} where item_id = $1`, [id]);
    expect(rows).toHaveLength(2);
  });

  test("a reader pages through the list and gets every item exactly once", async () => {
    const createdIds: string[] = [];
    for (let index = 0; index < 5; index++) {
      createdIds.push((await anItemOfKind(site, kind, { ua: `${index}` }, { index })).id);
    }
    const seenIds: string[] = [];
    for (let after = "", more = true; more; ) {
      const page = await listed(`, first: 2${after}`);
      seenIds.push(...page.items.map((item: { id: string }) => item.id));
      after = `, after: "${page.endCursor}"`;
      more = page.hasNextPage;
    }
    expect(seenIds).toHaveLength(5);
    expect(new Set(seenIds)).toEqual(new Set(createdIds));
  });

  test("a list takes the same number of statements whatever its length", async () => {
    await anItemOfKind(site, kind, undefined, { index: 0 });
    const short = await site.countStatements(() => listed());
    for (let index = 1; index < 6; index++) await anItemOfKind(site, kind, undefined, { index });
    expect((await listed()).items).toHaveLength(6);
    expect(await site.countStatements(() => listed())).toBe(short);
    expect(short).toBeLessThanOrEqual(3);
  });

  test.skipIf(!kind.isOrdered)("an editor reorders the list", async () => {
    const ids: string[] = [];
    for (let index = 0; index < 3; index++) {
      ids.push((await anItemOfKind(site, kind, undefined, { index })).id);
    }
    const order = [ids[2], ids[0], ids[1]];
    await site.executeOrThrow(
      `mutation($ids: [ID!]!) { reorder(kind: ${kindEnum(kind.name)}, ids: $ids) }`,
      { ids: order },
      "editor",
    );
    const { items } = await listed();
    expect(items.map((item: { id: string }) => item.id)).toEqual(order);
  });
});
