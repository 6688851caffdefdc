import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { editorPaths, paths } from "../../../client/paths.ts";
import { type ChosenFile, somePictures } from "./chosen-files.ts";
import { type AdminPage, pathIn, picturesIn } from "./editing.ts";
import { ask } from "./graphql.ts";
import { editorSession, type Session } from "./session.ts";

/** Uploads a picture as a REST client does. */
async function upload(request: APIRequestContext, { token }: Session, file: ChosenFile) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.post("/api/images", { headers, multipart: { file } });
  const { _id, public_id } = await answer.json();
  return { id: String(_id), folder: `/images/${public_id}/` };
}

/** A gallery on the site with these pictures, in both languages. Answers their folders, in order. */
async function aGallery(
  request: APIRequestContext,
  session: Session,
  files: readonly ChosenFile[],
): Promise<{ id: string; folders: string[] }> {
  const pictures = await Promise.all(files.map((file) => upload(request, session, file)));
  const { list } = await ask<{ list: { items: { id: string }[] } }>(
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
  const { item } = await ask<{ item: { id: string; version: number } }>(request, session, save, {
    input,
  });
  const publish =
    "mutation ($id: ID!, $version: Int!) { publish(kind: GALLERY, id: $id, version: $version) { id } }";
  await ask(request, session, publish, item);
  return { id: item.id, folders: pictures.map(({ folder }) => folder) };
}

/** An editor who reads English comes to the editor of a gallery with so many pictures. */
export async function openGalleryEditor(
  request: APIRequestContext,
  meet: (session: Session) => Promise<Page>,
  count: number,
) {
  const session = await editorSession(request, "Yaryna");
  const gallery = await aGallery(request, session, await somePictures(count));
  const desk: AdminPage = { page: await meet(session), language: "ENG" };
  await desk.page.goto(pathIn(editorPaths.edit("GALLERY", gallery.id), "ENG"));
  const card = desk.page.getByRole("region", { name: "Pictures", exact: true });
  const uploads = desk.page.getByRole("region", { name: "Uploads", exact: true });
  await expect.poll(() => picturesIn(card)).toEqual(gallery.folders);
  return { ...gallery, desk, card, uploads };
}

/** The folders of a gallery's pictures, in the order in which its page leads through them. */
export async function picturesOnPage(visitor: Page, id: string): Promise<string[]> {
  await visitor.goto(pathIn(paths.gallery(id), "ENG"));
  return picturesIn(visitor.getByRole("main").getByRole("link", { name: /^Picture \d/ }));
}

/**
 * Drags files in from outside the browser and lets go of them over a place, as the system does
 * it. They lie in `folder` meanwhile.
 */
export async function dropFiles(place: Locator, files: readonly ChosenFile[], folder: string) {
  const paths = files.map(({ name }) => join(folder, name));
  await Promise.all(files.map(({ buffer }, index) => writeFile(paths[index] ?? "", buffer)));
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error("Nothing is there to drop files on.");
  const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const system = await place.page().context().newCDPSession(place.page());
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    const data = { items: [], files: paths, dragOperationsMask: 1 };
    await system.send("Input.dispatchDragEvent", { type, ...spot, data });
  }
  await system.detach();
}

/** Takes a picture into the clipboard, as from a chat or a drawing program. */
export async function copyPicture(page: Page, { buffer }: ChosenFile) {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = new Blob([bytes], { type: "image/png" });
    await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
  }, buffer.toString("base64"));
}
