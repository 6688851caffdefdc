import { readFileSync } from "node:fs";
import { buildSchema, getNamedType, isLeafType, isObjectType } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { fullInputOf } from "../../support/content/full-input.ts";
import { type KindCase, kindCases } from "../../support/content/kind-cases.ts";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { anImageRow } from "../../support/images/image-row.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
// The list of each kind begins with the item that is compared.
await site.db.query("delete from page");
const schema = buildSchema(readFileSync("schema.graphql", "utf8"));

/** Every field of a type that needs no argument, each with all that is below it. */
function selectionsOf(typeName: string, depth: number): string[] {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} is not an object type`);
  return Object.values(type.getFields()).flatMap(({ name, type: fieldType }) => {
    const named = getNamedType(fieldType);
    if (isLeafType(named)) return [name];
    return depth > 0 ? [`${name} { ${selectionsOf(named.name, depth - 1).join(" ")} }`] : [];
  });
}

async function publishedItem(kind: KindCase): Promise<string> {
  // The author of a post would stand first in the list of members.
  if (kind.name === "Member") await site.db.query("delete from member");
  const input = await fullInputOf(site, kind);
  if (kind.name === "Gallery") {
    const named = { ua: { name: "Табори" }, eng: { name: "Camps" } };
    const imageId = await anImageRow(site.db);
    const category = await aPublishedItem(site, "GalleryCategory", {
      imageId,
      translations: named,
    });
    input.categoryId = category.id;
  }
  const translations = {
    ua: { [kind.textField]: "слова" },
    eng: { [kind.textField]: "words" },
  };
  const { id } = await aPublishedItem(site, kind.name, { ...input, translations });
  return String((kind.key && input[kind.key]) ?? id);
}

describe.each(kindCases)("a reader of $name", (kind) => {
  test("gets the same value of each field, whatever else they ask for", async () => {
    const key = await publishedItem(kind);
    const read = async (selection: string) => {
      const { one } = await site.executeOrThrow(
        `{ one: ${kind.one}(${kind.key ?? "id"}: "${key}", language: ENG) { ${selection} } }`,
      );
      const { list } = await site.executeOrThrow(
        `{ list: ${kind.list}(language: ENG, first: 1) { items { ${selection} } } }`,
      );
      return { one, listed: list.items[0] };
    };
    const selections = selectionsOf(kind.name, 2);
    const all = await read(selections.join(" "));
    expect(all.listed).toEqual(all.one);
    for (const selection of selections) {
      const [name = ""] = selection.split(" ");
      const expected = { [name]: all.one[name] };
      expect(await read(selection)).toEqual({ one: expected, listed: expected });
    }
  });
});

describe("a reader of a gallery", () => {
  let id = "";
  beforeAll(async () => {
    const kind = kindCases.find(({ name }) => name === "Gallery");
    if (kind) id = await publishedItem(kind);
  });
  const read = async (document: string, variables: object = {}) =>
    (await site.executeOrThrow(document.replace("ID", id), variables)).gallery;

  test("gets both languages beside each other", async () => {
    const document = `{ gallery(id: "ID", language: UA) {
        ua: translation { ...Texts } eng: translation(language: ENG) { ...Texts } } }
      fragment Texts on GalleryTranslation { title ...Language }
      fragment Language on Translation { language }`;
    expect(await read(document)).toEqual({
      ua: { title: "слова", language: "UA" },
      eng: { title: "words", language: "ENG" },
    });
  });

  test("gets as many images as each field asks for", async () => {
    const { one, all } = await read(
      `{ gallery(id: "ID") { one: images(first: 1) { id } all: images { id } } }`,
    );
    expect([one.length, all.length]).toEqual([1, 2]);
    expect(all[0]).toEqual(one[0]);
    const document = `query ($count: Int) { gallery(id: "ID") { images(first: $count) { id } } }`;
    expect((await read(document, { count: 2 })).images).toEqual(all);
    expect((await read(document)).images).toEqual(all);
  });

  test("gets what a variable includes", async () => {
    const document = `query ($all: Boolean!) { gallery(id: "ID") {
      id ... @include(if: $all) { images { url } category { id } } } }`;
    expect(await read(document, { all: false })).toEqual({ id });
    const { images, category } = await read(document, { all: true });
    expect([images.length, category.id.length]).toEqual([2, 36]);
  });

  test("is told that a number of images is not allowed", async () => {
    const { errors } = await site.execute(`{ gallery(id: "${id}") { images(first: 501) { id } } }`);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "INVALID" });
  });
});
