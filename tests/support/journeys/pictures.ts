import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { editorPaths, paths } from "../../../client/paths.ts";
import { type ChosenFile, somePictures } from "./chosen-files.ts";
import { type AdminPage, pathIn, picturesIn } from "./editing.ts";
import { executeGraphql } from "./graphql.ts";
import { editorSession, type Session } from "./session.ts";

/** Uploads a picture through the REST API. */
export async function uploadPicture(
  request: APIRequestContext,
  { token }: Pick<Session, "token">,
  file: ChosenFile,
) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.post("/api/images", { headers, multipart: { file } });
  const { _id, public_id } = await answer.json();
  return { id: String(_id), folder: `/images/${public_id}/` };
}

/** Publishes a gallery with these pictures in both languages. Returns their folders in order. */
async function aGallery(
  request: APIRequestContext,
  session: Session,
  files: readonly ChosenFile[],
): Promise<{ id: string; folders: string[] }> {
  const pictures = await Promise.all(files.map((file) => uploadPicture(request, session, file)));
  const { list } = await executeGraphql<{ list: { items: { id: string }[] } }>(
    request,
    session,
    "{ list: galleryCategories(first: 1, language: UA) { items { id } } }",
  );
  const input = {
    categoryId: list.items[0]?.id,
    imageIds: pictures.map(({ id }) => id),
    translations: { ua: { title: "Пікнік" }, eng: { title: "A picnic" } },
  };
  const save =
    "mutation ($input: GalleryInput!) { item: saveGallery(input: $input) { id version } }";
  const { item } = await executeGraphql<{ item: { id: string; version: number } }>(
    request,
    session,
    save,
    {
      input,
    },
  );
  const publish =
    "mutation ($id: ID!, $version: Int!) { publish(kind: GALLERY, id: $id, version: $version) { id } }";
  await executeGraphql(request, session, publish, item);
  return { id: item.id, folders: pictures.map(({ folder }) => folder) };
}

/** Opens the editor of a new gallery with `count` pictures, with an English interface. */
export async function openGalleryEditor(
  request: APIRequestContext,
  newPage: (session: Session) => Promise<Page>,
  count: number,
) {
  const session = await editorSession(request, "Yaryna");
  const gallery = await aGallery(request, session, await somePictures(count));
  const screen: AdminPage = { page: await newPage(session), language: "ENG" };
  await screen.page.goto(pathIn(editorPaths.edit("GALLERY", gallery.id), "ENG"));
  const card = screen.page.getByRole("region", { name: "Pictures", exact: true });
  const uploads = screen.page.getByRole("region", { name: "Uploads", exact: true });
  await expect.poll(() => picturesIn(card)).toEqual(gallery.folders);
  return { ...gallery, screen, card, uploads };
}

/** The folders of a gallery's pictures, in the order of its public page. */
export async function picturesOnPage(visitor: Page, id: string): Promise<string[]> {
  await visitor.goto(pathIn(paths.gallery(id), "ENG"));
  return picturesIn(visitor.getByRole("main").getByRole("link", { name: /^Picture \d/ }));
}

/**
 * Drops files from outside the browser on an element, as the operating system does. The files
 * are written to `folder`.
 */
export async function dropFiles(target: Locator, files: readonly ChosenFile[], folder: string) {
  const paths = files.map(({ name }) => join(folder, name));
  await Promise.all(files.map(({ buffer }, index) => writeFile(paths[index] ?? "", buffer)));
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("The drop target is not visible.");
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const cdp = await target.page().context().newCDPSession(target.page());
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    const data = { items: [], files: paths, dragOperationsMask: 1 };
    await cdp.send("Input.dispatchDragEvent", { type, ...point, data });
  }
  await cdp.detach();
}

/** Copies a picture to the clipboard. */
export async function copyPicture(page: Page, { buffer }: ChosenFile) {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = new Blob([bytes], { type: "image/png" });
    await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
  }, buffer.toString("base64"));
}
