import { beforeAll, expect, test } from "vitest";
import { aPublishedItem } from "../../../support/content/published-item.ts";
import { aServer, type Role } from "../../../support/server/test-server.ts";

const site = await aServer();

let postId: string;
let categoryId: string;
let galleryId: string;
let galleryVersion: number;

beforeAll(async () => {
  const named = { ua: { name: "Табори" }, eng: { name: "Camps" } };
  categoryId = (await aPublishedItem(site, "GalleryCategory", { translations: named })).id;
  const translations = { ua: { title: "На сайті", description: "Живе." } };
  const gallery = await aPublishedItem(site, "Gallery", { categoryId, translations });
  [galleryId, galleryVersion] = [gallery.id, gallery.version];
  const post = await aPublishedItem(site, "BlogPost", {
    translations: { ua: { title: "Допис", content: "<p>Живий.</p>" } },
  });
  postId = post.id;
  await site.executeOrThrow(
    `mutation ($input: JSONObject!) {
      saveItemDraft(kind: GALLERY, id: "${galleryId}", itemVersion: ${galleryVersion}, input: $input) { draft { id } }
    }`,
    { input: { categoryId, translations: { ua: { title: "Чернетка", description: "Нове." } } } },
    "editor",
  );
}, 60_000);

const gallery = `query ($drafts: Boolean!, $id: ID!) {
  gallery(id: $id, drafts: $drafts) { id version translation(language: UA) { title } }
  galleries(drafts: $drafts) { items { id translation(language: UA) { title } } }
}`;

async function read(as: Role, { drafts = true, header = true } = {}) {
  const headers = header ? { "x-show-drafts": "1" } : {};
  const payload = { query: gallery, variables: { id: galleryId, drafts } };
  const answer = await site.request({ method: "POST", url: "/graphql", payload, headers }, as);
  return answer.json();
}

test("an editor in Admin Mode reads the draft on the item's page and in lists, and which it is", async () => {
  const { data, extensions } = await read("editor");
  expect(data.gallery.translation.title).toBe("Чернетка");
  expect(data.galleries.items).toMatchObject([{ translation: { title: "Чернетка" } }]);
  expect(extensions).toEqual({ drafts: [galleryId] });
});

test("the version stays that of the item on the site, and nothing is written", async () => {
  const { data } = await read("editor");
  expect(data.gallery.version).toBe(galleryVersion);
  const [row] = await site.db.query("select version from gallery where id = $1", [galleryId]);
  expect(row.version).toBe(galleryVersion);
  const changes = await site.db.query(
    "select 1 from change where item_id = $1 and action = 'saved'",
    [galleryId],
  );
  expect(changes).toHaveLength(0);
});

test("an editor's other screens read what is on the site", async () => {
  const { data, extensions } = await read("editor", { header: false });
  expect(data.gallery.translation.title).toBe("На сайті");
  expect(extensions).toBeUndefined();
});

test("a visitor and a case worker who send the header read what is on the site", async () => {
  for (const as of ["visitor", "caseWorker"] as const) {
    const { data } = await read(as, { drafts: false });
    expect(data.gallery.translation.title).toBe("На сайті");
  }
});

test("a visitor's page takes as many statements as before", async () => {
  const statements = (header: boolean) =>
    site.countStatements(() => read("visitor", { drafts: false, header }));
  await statements(false);
  expect(await statements(true)).toBe(await statements(false));
});

test("a draft that can no longer be saved is left out, and the page is shown as it is", async () => {
  const [draft] = await site.db.query("select id, input from item_draft");
  await site.db.query("update item_draft set input = $2 where id = $1", [
    draft.id,
    { ...draft.input, categoryId: postId },
  ]);
  const { data, extensions } = await read("editor");
  expect(data.gallery.translation.title).toBe("На сайті");
  expect(extensions).toEqual({ drafts: [] });
  await site.db.query("update item_draft set input = $2 where id = $1", [draft.id, draft.input]);
});
