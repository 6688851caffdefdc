import { beforeEach, describe, expect, test } from "vitest";
import { eraseDeleted } from "../../server/overview/trash-sweep.ts";
import { anApplication, type Speaker } from "../support/application.ts";
import { anImage } from "../support/images.ts";
import { anItem, type KindFace, kindFaces, type Made } from "../support/kinds.ts";

const site = await anApplication();
beforeEach(async () => {
  site.setClock(null);
  // The galleries' common category stays.
  for (const { name } of kindFaces.filter((kind) => kind.name !== "GalleryCategory")) {
    await site.db.query(`delete from ${site.db.getMetadata(name).tablePath}`);
  }
  await site.db.query("delete from gallery_category where deleted_at is not null");
});

/** Why somebody could not bring it back; nothing when they could. */
const restore = async ({ name }: KindFace, id: string, as: Speaker = "editor") => {
  const kind = name.replace(/(?<=.)[A-Z]/g, "_$&").toUpperCase();
  const document = `mutation { restoreItem(kind: ${kind}, id: "${id}") { id } }`;
  return (await site.ask(document, {}, as)).errors?.[0]?.extensions;
};
const remove = ({ name }: KindFace, { id, version }: Pick<Made, "id" | "version">) =>
  site.ask(`mutation { gone: delete${name}(id: "${id}", version: ${version}) }`, {}, "editor");
const removed = async (kind: KindFace, made: Pick<Made, "id" | "version">) =>
  expect(await remove(kind, made)).toEqual({ data: { gone: true } });
const kindOf = (name: string): KindFace => {
  const kind = kindFaces.find((one) => one.name === name);
  if (!kind) throw new Error(`no kind ${name}`);
  return kind;
};
const rowsOf = (kind: KindFace, id: string) =>
  site.db.query(`select * from ${site.db.getMetadata(kind.name).tablePath} where id = $1`, [id]);
const soon = () => new Date(Date.now() + 1000);

describe.each(kindFaces)("$name", (kind) => {
  const read = async (value: string) => {
    const key = kind.key ?? "id";
    const { item } = await site.must(
      `{ item: ${kind.one}(${key}: "${value}", language: ENG) {
        id version translations { language publishedAt word: ${kind.word} }
      } }`,
    );
    return item;
  };

  test("what an editor brings back is public again, as it was", async () => {
    const made = await anItem(site, kind);
    const before = await read(made.key);
    await removed(kind, made);
    expect(await read(made.key)).toBeNull();
    expect(await restore(kind, made.id)).toBeUndefined();
    const { version, ...after } = await read(made.key);
    expect(after).toEqual({ id: before.id, translations: before.translations });
    expect(version).toBe(made.version + 2);
    const told = await site.db.query(
      "select action from change where item_id = $1 and version = $2",
      [made.id, version],
    );
    expect(told).toEqual([{ action: "restored" }]);
  });

  test("what is in the trash cannot be written, nor be deleted twice", async () => {
    const made = await anItem(site, kind);
    await removed(kind, made);
    const target = `id: "${made.id}", version: ${made.version + 1}`;
    const words = `words: { ${kind.word}: "нові" }`;
    for (const mutation of [
      `delete${kind.name}(${target})`,
      `publish${kind.name}(${target}, language: UA) { id }`,
      `unpublish${kind.name}(${target}) { id }`,
      `save${kind.name}Translation(${target}, language: UA, ${words}) { id }`,
      ...(kind.reorder ? [`${kind.reorder}(ids: ["${made.id}"])`] : []),
    ]) {
      const { errors } = await site.ask(`mutation { ${mutation} }`, {}, "editor");
      expect([mutation, errors?.[0]?.extensions]).toEqual([mutation, { code: "NOT_FOUND" }]);
    }
  });

  test("what is not in the trash cannot be brought back, nor by a visitor", async () => {
    const made = await anItem(site, kind);
    for (const id of [made.id, "00000000-0000-4000-8000-000000000000", "no id at all"]) {
      expect(await restore(kind, id)).toEqual({ code: "NOT_FOUND" });
    }
    await removed(kind, made);
    expect(await restore(kind, made.id, "visitor")).toEqual({ code: "UNAUTHENTICATED" });
  });

  test("an editor who read an older version deletes nothing", async () => {
    const made = await anItem(site, kind);
    const { errors } = await remove(kind, { ...made, version: made.version - 1 });
    expect(errors?.[0]?.extensions).toEqual({ code: "CONFLICT", reason: "stale" });
    expect(await read(made.key)).not.toBeNull();
  });

  test("it goes for good, words and all, once its time has come", async () => {
    const made = await anItem(site, kind);
    const kept = await anItem(site, kind, undefined, { index: 1 });
    await removed(kind, made);
    expect(await eraseDeleted(site.db, new Date(Date.now() - 60_000))).toBe(0);
    expect(await rowsOf(kind, made.id)).toHaveLength(1);
    expect(await eraseDeleted(site.db, soon())).toBe(1);
    expect(await rowsOf(kind, made.id)).toEqual([]);
    expect(await read(kept.key)).not.toBeNull();
    expect(await restore(kind, made.id)).toEqual({ code: "NOT_FOUND" });
  });
});

const taken = { code: "CONFLICT", reason: "taken" };

test("a city or a page is free while its holder is in the trash, and then taken", async () => {
  for (const [kind, place] of [
    [kindOf("TogetherPoint"), { city: "Kalush" }],
    [kindOf("Project"), { page: "toyLibrary" }],
  ] as const) {
    const aHolder = (): Promise<Made> => anItem(site, { ...kind, rest: () => place });
    const first = await aHolder();
    await removed(kind, first);
    const second = await aHolder();
    expect(await restore(kind, first.id)).toEqual(taken);
    await removed(kind, second);
    expect(await restore(kind, first.id)).toBeUndefined();
    expect(await restore(kind, second.id)).toEqual(taken);
  }
});

describe("a gallery", () => {
  const [gallery, category] = [kindOf("Gallery"), kindOf("GalleryCategory")];

  async function bothDeleted() {
    const parent = await anItem(site, category, { ua: "Свята" });
    const child = await anItem(site, { ...gallery, rest: () => ({ categoryId: parent.id }) });
    await removed(gallery, child);
    await removed(category, parent);
    return { parent, child };
  }

  test("brings its category back with it", async () => {
    const { parent, child } = await bothDeleted();
    expect(await restore(gallery, child.id)).toBeUndefined();
    const { gallery: shown } = await site.must(
      `{ gallery(id: "${child.id}") { category { id translation(language: UA) { name } } } }`,
    );
    expect(shown.category).toEqual({ id: parent.id, translation: { name: "Свята" } });
  });

  test("is not saved into a category that is in the trash", async () => {
    const parent = await anItem(site, category);
    await removed(category, parent);
    const input = { categoryId: parent.id, translations: { ua: { title: "Свято" } } };
    const save = "mutation ($input: GalleryInput!) { saveGallery(input: $input) { id } }";
    expect((await site.ask(save, { input }, "editor")).errors?.[0]?.extensions).toEqual({
      code: "INVALID",
      fields: [{ path: "categoryId", rule: "unknown" }],
    });
  });

  test("goes for good before its category, whichever was deleted first", async () => {
    const { parent, child } = await bothDeleted();
    await site.db.query("update gallery set deleted_at = now() + interval '1 hour'");
    expect(await eraseDeleted(site.db, soon())).toBe(0);
    expect(await eraseDeleted(site.db, new Date(Date.now() + 2 * 3_600_000))).toBe(2);
    expect([await rowsOf(gallery, child.id), await rowsOf(category, parent.id)]).toEqual([[], []]);
  });

  test("brought back while its category is deleted never stands without it", async () => {
    for (let round = 0; round < 5; round++) {
      const parent = await anItem(site, category);
      const child = await anItem(site, { ...gallery, rest: () => ({ categoryId: parent.id }) });
      await removed(gallery, child);
      await Promise.allSettled([restore(gallery, child.id), remove(category, parent)]);
      expect((await rowsOf(gallery, child.id))[0].deleted_at).toBeNull();
      expect((await rowsOf(category, parent.id))[0].deleted_at).toBeNull();
    }
  });
});

test("what is in the trash keeps its images, for whoever brings it back", async () => {
  const imageIds = [await anImage(site.db), await anImage(site.db)];
  const kind = { ...kindOf("Report"), rest: () => ({ year: 2024, imageIds }) };
  const made = await anItem(site, kind);
  await removed(kind, made);
  expect(await restore(kind, made.id)).toBeUndefined();
  const { report } = await site.must(`{ report(id: "${made.id}") { images { id } } }`);
  expect(report.images).toEqual(imageIds.map((id) => ({ id })));
});
