import { beforeEach, expect, test } from "vitest";
import { claimStore } from "../../../../server/files/database-identity.ts";
import { uploadDocument } from "../../../support/content/a-pdf.ts";
import { anUploadedImage, originalFilesOf } from "../../../support/images/image-library.ts";
import { aServer, type Role } from "../../../support/server/test-server.ts";

const site = await aServer();
await claimStore(site.db, site.files);

beforeEach(async () => {
  site.setClock(null);
  for (const table of ["partner", "gallery", "gallery_category", "deleted_image", "image"]) {
    await site.db.query(`delete from ${table}`);
  }
});

const asEditor = (source: string, variables = {}) =>
  site.executeOrThrow(source, variables, "editor");

const numbers = "items { kind count } images documents countedAt";
const contents = async () =>
  (await site.executeOrThrow(`{ trashContents { ${numbers} } }`, {}, "admin")).trashContents;
const emptyTrash = (countedAt: string, as: Role = "admin") =>
  site.execute(
    `mutation ($countedAt: DateTimeISO!) { emptyTrash(countedAt: $countedAt) { ${numbers} } }`,
    { countedAt },
    as,
  );
const inOneSecond = () => site.setClock(new Date(Date.now() + 1000));

async function aPartner(): Promise<void> {
  const { saved } = await asEditor(
    "mutation ($input: PartnerInput!) { saved: savePartner(input: $input) { id version } }",
    { input: { translations: { ua: { name: "Пекарня" } } } },
  );
  await remove("PARTNER", saved);
}

const remove = (kind: string, { id, version }: { id: string; version: number }) =>
  asEditor(`mutation { deleteItem(kind: ${kind}, id: "${id}", version: ${version}) }`);

/** A gallery in the trash, and the category that it alone is in. */
async function aGalleryWithItsCategory(): Promise<void> {
  const { category } = await asEditor(
    `mutation ($input: GalleryCategoryInput!) {
      category: saveGalleryCategory(input: $input) { id version }
    }`,
    { input: { translations: { ua: { name: "Табори" } } } },
  );
  const { gallery } = await asEditor(
    "mutation ($input: GalleryInput!) { gallery: saveGallery(input: $input) { id version } }",
    { input: { categoryId: category.id, translations: { ua: { title: "Табір" } } } },
  );
  await remove("GALLERY", gallery);
  await remove("GALLERY_CATEGORY", category);
}

async function aDeletedPicture(): Promise<void> {
  const { id } = await anUploadedImage(site);
  await asEditor(`mutation { deleteImage(id: "${id}") }`);
}

async function aDeletedDocument(): Promise<string> {
  const { _id: id } = (await uploadDocument(site)).json();
  await asEditor(`mutation { deleteDocument(id: "${id}") }`);
  return id;
}

test("an admin empties the trash: items, pictures and documents are gone with their files, and the logs say who did it", async () => {
  await aPartner();
  await aGalleryWithItsCategory();
  await aDeletedPicture();
  const kept = await anUploadedImage(site);
  const documentId = await aDeletedDocument();
  inOneSecond();
  const { countedAt, ...counted } = await contents();
  expect(counted).toEqual({
    items: expect.arrayContaining([
      { kind: "PARTNER", count: 1 },
      { kind: "GALLERY", count: 1 },
      { kind: "GALLERY_CATEGORY", count: 1 },
    ]),
    images: 1,
    documents: 1,
  });
  const { data } = await emptyTrash(countedAt);
  expect(data?.emptyTrash).toMatchObject({ items: [], images: 0, documents: 0 });
  expect(await originalFilesOf(site)).toEqual([kept.publicId]);
  expect(await site.db.query("select from document where id = $1", [documentId])).toEqual([]);

  const { currentUser } = await site.executeOrThrow("{ currentUser { id name } }", {}, "admin");
  const erased = await site.db.query(
    "select distinct user_name as name from change where action = 'erased'",
  );
  expect(erased).toEqual([{ name: currentUser.name }]);
  const events = await site.db.query(
    "select number, user_id from security_event where kind = 'trashEmptied'",
  );
  expect(events).toEqual([{ number: 5, user_id: currentUser.id }]);
});

test("what is moved to the trash after the admin has looked stays there", async () => {
  await aPartner();
  inOneSecond();
  const { countedAt } = await contents();
  site.setClock(new Date(Date.now() + 5000));
  await aPartner();
  const { data } = await emptyTrash(countedAt);
  expect(data?.emptyTrash).toMatchObject({ items: [{ kind: "PARTNER", count: 1 }] });
});

test("an editor and a visitor can neither count the trash nor empty it", async () => {
  await aPartner();
  inOneSecond();
  const { countedAt } = await contents();
  for (const [role, code] of [
    ["editor", "FORBIDDEN"],
    ["visitor", "UNAUTHENTICATED"],
  ] as const) {
    const { errors } = await emptyTrash(countedAt, role);
    expect(errors?.[0]?.extensions).toMatchObject({ code });
    const counted = await site.execute("{ trashContents { images } }", {}, role);
    expect(counted.errors?.[0]?.extensions).toMatchObject({ code });
  }
  expect((await contents()).items).toEqual([{ kind: "PARTNER", count: 1 }]);
});
