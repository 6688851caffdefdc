import { beforeEach, expect, test } from "vitest";
import { kindEnum } from "../../support/content/kind-cases.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
beforeEach(() => site.db.query("truncate gallery_category cascade"));

const asEditor = (document: string, variables?: object) =>
  site.executeOrThrow(document, variables, "editor");
const refusal = async (document: string, variables: object) =>
  (await site.execute(document, variables, "editor")).errors?.[0]?.extensions;

async function aCategory(name: string) {
  const { saveGalleryCategory } = await asEditor(
    `mutation ($name: String!) {
      saveGalleryCategory(input: { translations: { ua: { name: $name } } }) { id version position }
    }`,
    { name },
  );
  return saveGalleryCategory;
}

async function aGalleryIn(categoryId: string) {
  const { saveGallery } = await asEditor(
    `mutation ($categoryId: ID!) {
      saveGallery(input: { categoryId: $categoryId, translations: { ua: { title: "Свято" } } }) {
        id version
      }
    }`,
    { categoryId },
  );
  return saveGallery;
}

const deletion = (kind: string) =>
  `mutation ($id: ID!, $version: Int!) { deleteItem(kind: ${kindEnum(kind)}, id: $id, version: $version) }`;

const names = async () => {
  const { galleryCategories } = await asEditor(
    "{ galleryCategories(drafts: true) { items { translation(language: UA) { name } } } }",
  );
  return galleryCategories.items.map(
    ({ translation }: { translation: { name: string } }) => translation.name,
  );
};

test("a category that galleries use cannot be deleted, even if they are drafts", async () => {
  const category = await aCategory("Свята");
  const gallery = await aGalleryIn(category.id);
  const refused = await refusal(deletion("GalleryCategory"), category);
  expect(refused).toEqual({ code: "CONFLICT", reason: "inUse" });
  expect(await names()).toEqual(["Свята"]);
  await asEditor(deletion("Gallery"), gallery);
  await asEditor(deletion("GalleryCategory"), category);
  expect(await names()).toEqual([]);
});

test("a gallery that is saved while its category is deleted always keeps a category", async () => {
  for (let round = 0; round < 5; round++) {
    const category = await aCategory("Свята");
    const outcomes = await Promise.allSettled([
      ...[1, 2, 3].map(() => aGalleryIn(category.id)),
      asEditor(deletion("GalleryCategory"), category),
    ]);
    const saved = outcomes.slice(0, 3).filter(({ status }) => status === "fulfilled").length;
    expect(outcomes[3]?.status).toBe(saved > 0 ? "rejected" : "fulfilled");
    const reasons = outcomes.flatMap((one) =>
      one.status === "rejected" ? [one.reason.message] : [],
    );
    for (const reason of reasons) expect(reason).toMatch(/"inUse"|"unknown"/);
  }
});

test("a new category is placed after the others, until an editor reorders them", async () => {
  const [holidays, camps, workshops] = [
    await aCategory("Свята"),
    await aCategory("Табори"),
    await aCategory("Майстерні"),
  ];
  expect([holidays, camps, workshops].map(({ position }) => position)).toEqual([0, 1, 2]);
  const reorder = "mutation ($ids: [ID!]!) { reorder(kind: GALLERY_CATEGORY, ids: $ids) }";
  await asEditor(reorder, { ids: [workshops.id, holidays.id] });
  expect(await names()).toEqual(["Майстерні", "Свята", "Табори"]);
});

const move = (ids: string[], toCategoryId: string, role: "editor" | "caseWorker" = "editor") =>
  site.execute(
    `mutation ($ids: [ID!]!, $toCategoryId: ID!) { moveGalleries(ids: $ids, toCategoryId: $toCategoryId) }`,
    { ids, toCategoryId },
    role,
  );
const categoryOf = async (id: string) =>
  (
    await asEditor("query ($id: ID!) { gallery(id: $id, drafts: true) { category { id } } }", {
      id,
    })
  ).gallery.category.id;

test("an editor puts several galleries into another category at once", async () => {
  const [trips, feasts] = [await aCategory("Поїздки"), await aCategory("Свята")];
  const galleries = [await aGalleryIn(trips.id), await aGalleryIn(trips.id)];
  const untouched = await aGalleryIn(trips.id);
  const answer = await move(
    galleries.map(({ id }) => id),
    feasts.id,
  );
  expect(answer.data?.moveGalleries).toBe(2);
  expect(await categoryOf(galleries[0].id)).toBe(feasts.id);
  expect(await categoryOf(untouched.id)).toBe(trips.id);
});

test("a move of which one gallery is unknown moves none", async () => {
  const [trips, feasts] = [await aCategory("Поїздки"), await aCategory("Свята")];
  const { id } = await aGalleryIn(trips.id);
  const { errors } = await move([id, "00000000-0000-4000-8000-000000000000"], feasts.id);
  expect(errors?.[0]?.extensions).toMatchObject({ code: "NOT_FOUND" });
  expect(await categoryOf(id)).toBe(trips.id);
  const nowhere = await move([id], "00000000-0000-4000-8000-000000000000");
  expect(nowhere.errors?.[0]?.extensions).toMatchObject({
    code: "INVALID",
    fields: [{ path: "toCategoryId", rule: "unknown" }],
  });
});

test("a category whose galleries were moved can be deleted, and the move is in the history", async () => {
  const [trips, feasts] = [await aCategory("Поїздки"), await aCategory("Свята")];
  const { id } = await aGalleryIn(trips.id);
  const inUse = await refusal(deletion("GalleryCategory"), trips);
  expect(inUse).toMatchObject({ code: "CONFLICT", reason: "inUse" });
  const { moveGalleriesOfCategory: moved } = await asEditor(
    `mutation ($categoryId: ID!, $toCategoryId: ID!) {
      moveGalleriesOfCategory(categoryId: $categoryId, toCategoryId: $toCategoryId)
    }`,
    { categoryId: trips.id, toCategoryId: feasts.id },
  );
  expect(moved).toBe(1);
  await asEditor(deletion("GalleryCategory"), { id: trips.id, version: trips.version });
  const { history } = await asEditor(
    "query ($id: ID!) { history(kind: GALLERY, id: $id) { action content } }",
    { id },
  );
  expect(history[0]).toMatchObject({ action: "SAVED", content: { categoryId: feasts.id } });
});
