import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { TestServer } from "../server/test-server.ts";
import { aForm } from "./image-server.ts";
import { aPicture } from "./picture-files.ts";

/** Sends a file as an editor, under this name. */
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

/** A picture of the library: 600 × 400, red on its left half and blue on its right. */
export async function anUploadedImage(site: TestServer, fileName?: string): Promise<UploadedImage> {
  const answer = await uploadFile(site, await aPicture(), { ...(fileName ? { fileName } : {}) });
  const { _id: id, public_id: publicId, url } = answer.json();
  return { id, publicId, url: new URL(url).pathname };
}

/** The names of all pictures that lie on the site's disk. */
export async function originalFilesOf({ dataDir }: TestServer): Promise<string[]> {
  const files = await readdir(join(dataDir, "images", "originals"));
  return files.map((file) => file.replace(".webp", "")).sort();
}

/** A draft of a blog post with this Ukrainian text; answers its id. */
export async function aPostWithContent(site: TestServer, content: string): Promise<string> {
  const input = { translations: { ua: { title: "Допис", content } } };
  const { saved } = await site.executeOrThrow(
    "mutation ($input: BlogPostInput!) { saved: saveBlogPost(input: $input) { id } }",
    { input },
    "editor",
  );
  return saved.id;
}

/** A post's Ukrainian text, as editors read it. */
export async function contentOf(site: TestServer, id: string): Promise<string> {
  const { blogPost } = await site.executeOrThrow(
    "query ($id: ID!) { blogPost(id: $id, drafts: true) { translation(language: UA) { content } } }",
    { id },
    "editor",
  );
  return blogPost.translation.content;
}

/** What the record of changes tells of pictures since it was last asked, oldest first. */
export async function takeImageChanges({ db }: TestServer): Promise<object[]> {
  const rows = await db.query(
    `select action, label, user_name as "userName", item_id as "itemId" from change
     where kind = 'Image' order by at, action`,
  );
  await db.query("delete from change");
  return rows;
}
