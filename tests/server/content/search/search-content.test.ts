import { beforeAll, expect, test } from "vitest";
import { aServer } from "../../../support/server/test-server.ts";

const site = await aServer();

async function find(text: string, first = 20): Promise<{ id: string; kind: string }[]> {
  const { searchContent } = await site.executeOrThrow(
    "query ($text: String!, $first: Int!) { searchContent(text: $text, first: $first) { id kind } }",
    { text, first },
    "editor",
  );
  return searchContent;
}

const idsOf = async (text: string) => (await find(text)).map(({ id }) => id);

async function saved(kind: string, input: object): Promise<string> {
  const { made } = await site.executeOrThrow(
    `mutation ($input: ${kind}Input!) { made: save${kind}(input: $input) { id version } }`,
    { input },
    "editor",
  );
  return made.id;
}

let post: string;
let category: string;
let gallery: string;
let report: string;
let member: string;

beforeAll(async () => {
  post = await saved("BlogPost", {
    translations: { ua: { title: "Де п’ють чай", content: "<p>Улітку був <b>табір</b>.</p>" } },
  });
  category = await saved("GalleryCategory", { translations: { ua: { name: "Літній табір" } } });
  gallery = await saved("Gallery", {
    categoryId: category,
    translations: { ua: { title: "Табір у Карпатах" }, eng: { title: "Café in the mountains" } },
  });
  report = await saved("Report", {
    year: 2019,
    month: 3,
    translations: { ua: { description: "Їжа" } },
  });
  member = await saved("Member", { translations: { ua: { name: "Ґанна", surname: "Чайка" } } });
});

test("titles that start with the search text come first, then other titles, then other texts", async () => {
  expect(await idsOf("табір")).toEqual([gallery, category, post]);
});

test("every word must occur, in any order", async () => {
  expect(await idsOf("карпатах табір")).toEqual([gallery]);
  expect(await idsOf("карпатах море")).toEqual([]);
});

test.each([
  ["capitals", "ТАБІР У КАРПАТАХ", () => gallery],
  ["another apostrophe", "п'ють", () => post],
  ["no accents", "cafe", () => gallery],
  ["г for ґ, and both names", "ганна чайка", () => member],
  ["a stress mark", "Карпа́тах", () => gallery],
])("words are found with %s", async (_, text, expected) => {
  expect(await idsOf(text)).toEqual([expected()]);
});

test("a report, which has no title, is found by its year", async () => {
  expect(await find("2019")).toEqual([{ id: report, kind: "REPORT" }]);
  expect(await idsOf("2019 їжа")).toEqual([report]);
});

test.each([
  ["a wrong letter", "карпвтах"],
  ["a missing letter", "крпатах"],
])("a title is found with %s", async (_, text) => {
  expect(await idsOf(text)).toEqual([gallery]);
});

test.each(["", "   ", "%", "_", "\\", "’", "<b>", "та%ір", "таб_р"])(
  "%j finds nothing",
  async (text) => {
    expect(await find(text)).toEqual([]);
  },
);

test("an item in the trash is not found", async () => {
  const id = await saved("Partner", { translations: { ua: { name: "Викинута пекарня" } } });
  expect(await idsOf("викинута")).toEqual([id]);
  await site.executeOrThrow(
    "mutation ($id: ID!) { deleteItem(kind: PARTNER, id: $id, version: 1) }",
    { id },
    "editor",
  );
  expect(await idsOf("викинута")).toEqual([]);
});

test("no more results are returned than requested", async () => {
  expect(await find("табір", 2)).toHaveLength(2);
});

test("a text of more than 200 characters is refused", async () => {
  const { errors } = await site.execute(
    "query ($text: String!) { searchContent(text: $text) { id } }",
    { text: "я".repeat(201) },
    "editor",
  );
  expect(errors?.[0]?.extensions.fields).toEqual([{ path: "text", rule: "maxLength", limit: 200 }]);
});
