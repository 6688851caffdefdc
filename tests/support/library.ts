import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { TestApplication } from "./application.ts";
import { aForm } from "./image-site.ts";
import { aPicture } from "./pictures.ts";

/** Sends a file as an editor, under this name. */
export async function sendFile(
  site: TestApplication,
  bytes: Buffer,
  { fileName = "picture.jpg", url = "/api/images" } = {},
) {
  const form = new Response(aForm(["file", bytes, fileName]));
  const payload = Buffer.from(await form.arrayBuffer());
  const headers = { "content-type": form.headers.get("content-type") ?? "" };
  return site.call({ method: "POST", url, headers, payload }, "editor");
}

export interface Uploaded {
  id: string;
  publicId: string;
  url: string;
}

/** A picture of the library: 600 × 400, red on its left half and blue on its right. */
export async function anUpload(site: TestApplication, fileName?: string): Promise<Uploaded> {
  const answer = await sendFile(site, await aPicture(), { ...(fileName ? { fileName } : {}) });
  const { _id: id, public_id: publicId, url } = answer.json();
  return { id, publicId, url: new URL(url).pathname };
}

/** The names of all pictures that lie on the site's disk. */
export async function filesOn({ dataDir }: TestApplication): Promise<string[]> {
  const files = await readdir(join(dataDir, "images", "originals"));
  return files.map((file) => file.replace(".webp", "")).sort();
}

/** A draft of a blog post with this Ukrainian text; answers its id. */
export async function aPostOf(site: TestApplication, content: string): Promise<string> {
  const input = { translations: { ua: { title: "Допис", content } } };
  const { saved } = await site.must(
    "mutation ($input: BlogPostInput!) { saved: saveBlogPost(input: $input) { id } }",
    { input },
    "editor",
  );
  return saved.id;
}

/** A post's Ukrainian text, as editors read it. */
export async function contentOf(site: TestApplication, id: string): Promise<string> {
  const { blogPost } = await site.must(
    "query ($id: ID!) { blogPost(id: $id, drafts: true) { translation(language: UA) { content } } }",
    { id },
    "editor",
  );
  return blogPost.translation.content;
}

/** What the record of changes tells of pictures since it was last asked, oldest first. */
export async function newChanges({ db }: TestApplication): Promise<object[]> {
  const rows = await db.query(
    `select action, label, user_name as "userName", item_id as "itemId" from change
     where kind = 'Image' order by at, action`,
  );
  await db.query("delete from change");
  return rows;
}
