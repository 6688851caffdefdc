import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { TestServer } from "../server/test-server.ts";
import { aForm } from "./image-server.ts";
import { aPicture } from "./picture-files.ts";

/** Uploads a file as an editor. */
export async function uploadFile(
  site: TestServer,
  bytes: Buffer,
  { fileName = "picture.jpg", url = "/api/images" } = {},
) {
  const form = new Response(aForm(["file", bytes, fileName]));
  const payload = Buffer.from(await form.arrayBuffer());
  const headers = { "content-type": form.headers.get("content-type") ?? "" };
  return site.request({ method: "POST", url, headers, payload }, "editor");
}

export interface UploadedImage {
  id: string;
  publicId: string;
  url: string;
}

/** Uploads the picture of `aPicture`, 600 × 400, as an editor. */
export async function anUploadedImage(site: TestServer, fileName?: string): Promise<UploadedImage> {
  const answer = await uploadFile(site, await aPicture(), { ...(fileName ? { fileName } : {}) });
  const { _id: id, public_id: publicId, url } = answer.json();
  return { id, publicId, url: new URL(url).pathname };
}

/** The public ids of all original images on the server's disk. */
export async function originalFilesOf({ dataDir }: TestServer): Promise<string[]> {
  const files = await readdir(join(dataDir, "images", "originals"));
  return files.map((file) => file.replace(".webp", "")).sort();
}

/** Saves a blog post with this Ukrainian content, unpublished, and returns its id. */
export async function aPostWithContent(site: TestServer, content: string): Promise<string> {
  const input = { translations: { ua: { title: "Допис", content } } };
  const { saved } = await site.executeOrThrow(
    "mutation ($input: BlogPostInput!) { saved: saveBlogPost(input: $input) { id } }",
    { input },
    "editor",
  );
  return saved.id;
}

/** The Ukrainian content of a post, as editors read it. */
export async function contentOf(site: TestServer, id: string): Promise<string> {
  const { blogPost } = await site.executeOrThrow(
    "query ($id: ID!) { blogPost(id: $id, drafts: true) { translation(language: UA) { content } } }",
    { id },
    "editor",
  );
  return blogPost.translation.content;
}

/** Returns the recorded changes of images, oldest first, and deletes all recorded changes. */
export async function takeImageChanges({ db }: TestServer): Promise<object[]> {
  const rows = await db.query(
    `select action, label, user_name as "userName", item_id as "itemId" from change
     where kind = 'Image' order by at, action`,
  );
  await db.query("delete from change");
  return rows;
}
