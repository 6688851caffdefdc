import { beforeEach, describe, expect, test } from "vitest";
import { eraseDeleted } from "../../../../server/overview/trash-sweep.ts";
import {
  anItemOfKind,
  type KindCase,
  kindCases,
  kindEnum,
  type SavedItem,
} from "../../../support/content/kind-cases.ts";
import { anImageRow } from "../../../support/images/image-row.ts";
import { aServer, type Role } from "../../../support/server/test-server.ts";

const site = await aServer();
beforeEach(async () => {
  site.setClock(null);
  // The galleries share a category, which is kept.
  for (const { name } of kindCases.filter((kind) => kind.name !== "GalleryCategory")) {
    await site.db.query(`delete from ${site.db.getMetadata(name).tablePath}`);
  }
  await site.db.query("delete from gallery_category where deleted_at is not null");
});

/** The error of a restore, or undefined on success. */
const restore = async ({ name }: KindCase, id: string, as: Role = "editor") => {
  const document = `mutation { restoreItem(kind: ${kindEnum(name)}, id: "${id}") { id } }`;
  return (await site.execute(document, {}, as)).errors?.[0]?.extensions;
};
const remove = ({ name }: KindCase, { id, version }: Pick<SavedItem, "id" | "version">) =>
  site.execute(
    `mutation { gone: deleteItem(kind: ${kindEnum(name)}, id: "${id}", version: ${version}) }`,
    {},
    "editor",
  );
const expectDeleted = async (kind: KindCase, savedItem: Pick<SavedItem, "id" | "version">) =>
  expect(await remove(kind, savedItem)).toEqual({ data: { gone: true } });
const kindOf = (name: string): KindCase => {
  const kind = kindCases.find((one) => one.name === name);
  if (!kind) throw new Error(`no kind ${name}`);
  return kind;
};
const rowsOf = (kind: KindCase, id: string) =>
  site.db.query(`select * from ${site.db.getMetadata(kind.name).tablePath} where id = $1`, [id]);
const inOneSecond = () => new Date(Date.now() + 1000);

describe.each(kindCases)("$name", (kind) => {
  const read = async (value: string) => {
    const key = kind.key ?? "id";
    const { item } = await site.executeOrThrow(
      `{ item: ${kind.one}(${key}: "${value}", language: ENG) {
        id version translations { language publishedAt word: ${kind.textField} }
      } }`,
    );
    return item;
  };

  test("an item that an editor restores is public again, as it was", async () => {
    const savedItem = await anItemOfKind(site, kind);
    const before = await read(savedItem.key);
    await expectDeleted(kind, savedItem);
    expect(await read(savedItem.key)).toBeNull();
    expect(await restore(kind, savedItem.id)).toBeUndefined();
    const { version, ...after } = await read(savedItem.key);
    expect(after).toEqual({ id: before.id, translations: before.translations });
    expect(version).toBe(savedItem.version + 2);
    const changes = await site.db.query(
      "select action from change where item_id = $1 and version = $2",
      [savedItem.id, version],
    );
    expect(changes).toEqual([{ action: "restored" }]);
  });

  test("an item in the trash cannot be written, nor deleted twice", async () => {
    const savedItem = await anItemOfKind(site, kind);
    await expectDeleted(kind, savedItem);
    const target = `id: "${savedItem.id}", version: ${savedItem.version + 1}`;
    const required = JSON.stringify({ ...(await kind.otherInput?.(site, 1)) }).replace(
      /"(\w+)":/g,
      "$1:",
    );
    const translations = `translations: { ua: { ${kind.textField}: "нові" } }`;
    const input = required.replace(/\}$/, `${required === "{}" ? "" : ", "}${translations}}`);
    for (const mutation of [
      `deleteItem(kind: ${kindEnum(kind.name)}, ${target})`,
      `publish(kind: ${kindEnum(kind.name)}, ${target}, language: UA) { id }`,
      `unpublish(kind: ${kindEnum(kind.name)}, ${target}) { id }`,
      `save${kind.name}(${target}, input: ${input}) { id }`,
      ...(kind.isOrdered
        ? [`reorder(kind: ${kindEnum(kind.name)}, ids: ["${savedItem.id}"])`]
        : []),
    ]) {
      const { errors } = await site.execute(`mutation { ${mutation} }`, {}, "editor");
      expect([mutation, errors?.[0]?.extensions]).toEqual([mutation, { code: "NOT_FOUND" }]);
    }
  });

  test("an item that is not in the trash cannot be restored, and a visitor can restore nothing", async () => {
    const savedItem = await anItemOfKind(site, kind);
    for (const id of [savedItem.id, "00000000-0000-4000-8000-000000000000", "no id at all"]) {
      expect(await restore(kind, id)).toEqual({ code: "NOT_FOUND" });
    }
    await expectDeleted(kind, savedItem);
    expect(await restore(kind, savedItem.id, "visitor")).toEqual({ code: "UNAUTHENTICATED" });
  });

  test("an editor who read an older version cannot delete it", async () => {
    const savedItem = await anItemOfKind(site, kind);
    const { errors } = await remove(kind, { ...savedItem, version: savedItem.version - 1 });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", reason: "stale" });
    expect(await read(savedItem.key)).not.toBeNull();
  });

  test("it is deleted permanently with its translations after its retention period", async () => {
    const savedItem = await anItemOfKind(site, kind);
    const otherItem = await anItemOfKind(site, kind, undefined, { index: 1 });
    await expectDeleted(kind, savedItem);
    expect(await eraseDeleted(site.db, new Date(Date.now() - 60_000))).toBe(0);
    expect(await rowsOf(kind, savedItem.id)).toHaveLength(1);
    expect(await eraseDeleted(site.db, inOneSecond())).toBe(1);
    expect(await rowsOf(kind, savedItem.id)).toEqual([]);
    expect(await read(otherItem.key)).not.toBeNull();
    expect(await restore(kind, savedItem.id)).toEqual({ code: "NOT_FOUND" });
  });
});

const conflict = { code: "CONFLICT", reason: "taken" };

test("a city or a page is free while its item is in the trash, and may then be used by another", async () => {
  for (const [kind, uniqueField] of [
    [kindOf("TogetherPoint"), { city: "Kalush" }],
    [kindOf("Project"), { page: "toyLibrary" }],
  ] as const) {
    const anItemWithField = (): Promise<SavedItem> =>
      anItemOfKind(site, { ...kind, otherInput: () => uniqueField });
    const first = await anItemWithField();
    await expectDeleted(kind, first);
    const second = await anItemWithField();
    expect(await restore(kind, first.id)).toEqual(conflict);
    await expectDeleted(kind, second);
    expect(await restore(kind, first.id)).toBeUndefined();
    expect(await restore(kind, second.id)).toEqual(conflict);
  }
});

describe("a gallery", () => {
  const [gallery, category] = [kindOf("Gallery"), kindOf("GalleryCategory")];

  async function bothDeleted() {
    const parent = await anItemOfKind(site, category, { ua: "Свята" });
    const child = await anItemOfKind(site, {
      ...gallery,
      otherInput: () => ({ categoryId: parent.id }),
    });
    await expectDeleted(gallery, child);
    await expectDeleted(category, parent);
    return { parent, child };
  }

  test("restores its category with it", async () => {
    const { parent, child } = await bothDeleted();
    expect(await restore(gallery, child.id)).toBeUndefined();
    const { gallery: shown } = await site.executeOrThrow(
      `{ gallery(id: "${child.id}") { category { id translation(language: UA) { name } } } }`,
    );
    expect(shown.category).toEqual({ id: parent.id, translation: { name: "Свята" } });
  });

  test("cannot be saved into a category that is in the trash", async () => {
    const parent = await anItemOfKind(site, category);
    await expectDeleted(category, parent);
    const input = { categoryId: parent.id, translations: { ua: { title: "Свято" } } };
    const save = "mutation ($input: GalleryInput!) { saveGallery(input: $input) { id } }";
    expect((await site.execute(save, { input }, "editor")).errors?.[0]?.extensions).toEqual({
      code: "INVALID",
      fields: [{ path: "categoryId", rule: "unknown" }],
    });
  });

  test("is deleted permanently before its category, whichever was deleted first", async () => {
    const { parent, child } = await bothDeleted();
    await site.db.query("update gallery set deleted_at = now() + interval '1 hour'");
    expect(await eraseDeleted(site.db, inOneSecond())).toBe(0);
    expect(await eraseDeleted(site.db, new Date(Date.now() + 2 * 3_600_000))).toBe(2);
    expect([await rowsOf(gallery, child.id), await rowsOf(category, parent.id)]).toEqual([[], []]);
  });

  test("is never restored without its category, when that is deleted at the same time", async () => {
    for (let round = 0; round < 5; round++) {
      const parent = await anItemOfKind(site, category);
      const child = await anItemOfKind(site, {
        ...gallery,
        otherInput: () => ({ categoryId: parent.id }),
      });
      await expectDeleted(gallery, child);
      await Promise.allSettled([restore(gallery, child.id), remove(category, parent)]);
      expect((await rowsOf(gallery, child.id))[0].deleted_at).toBeNull();
      expect((await rowsOf(category, parent.id))[0].deleted_at).toBeNull();
    }
  });
});

test("an item in the trash keeps its images, for a later restore", async () => {
  const imageIds = [await anImageRow(site.db), await anImageRow(site.db)];
  const kind = { ...kindOf("Report"), otherInput: () => ({ year: 2024, imageIds }) };
  const savedItem = await anItemOfKind(site, kind);
  await expectDeleted(kind, savedItem);
  expect(await restore(kind, savedItem.id)).toBeUndefined();
  const { report } = await site.executeOrThrow(
    `{ report(id: "${savedItem.id}") { images { id } } }`,
  );
  expect(report.images).toEqual(imageIds.map((id) => ({ id })));
});
