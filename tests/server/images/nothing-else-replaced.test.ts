import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { kinds } from "../../../server/kinds.ts";
import { assignFields } from "../../../server/platform/record/record-field.ts";
import { aPageOfAllBlocks } from "../../support/content/all-blocks.ts";
import { settingsOf } from "../../support/content/saved-settings.ts";
import {
  anUploadedImage,
  aPostWithContent,
  contentOf,
  type UploadedImage,
  uploadFile,
} from "../../support/images/image-library.ts";
import { leavesOf, mentionEverywhere, valuesOf } from "../../support/images/mention-everywhere.ts";
import { aPicture } from "../../support/images/picture-files.ts";
import { restClient } from "../../support/server/rest-client.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();

const replaceEverywhere = (id: string, by: string) =>
  site.executeOrThrow(
    "mutation ($id: ID!, $by: ID!) { replaceImageEverywhere(id: $id, by: $by) { id } }",
    { id, by },
    "editor",
  );

async function replaceFile(id: string): Promise<void> {
  const answer = await uploadFile(site, await aPicture(), { url: `/api/images?inPlaceOf=${id}` });
  expect(answer.statusCode).toBe(201);
}

/** Registers a picture on another host, as an editor can through REST, and returns its id. */
async function anImageAt(url: string): Promise<string> {
  const { body } = await restClient(site)("POST", "/blog", {
    img: { url },
    translations: { ua: { title: "Допис" } },
  });
  const { blogPost } = await site.executeOrThrow(
    "query ($id: ID!) { blogPost(id: $id, drafts: true) { image { id } } }",
    { id: body._id },
    "editor",
  );
  return blogPost.image.id;
}

test.each([
  ["replaces a picture", async (id: string) => replaceEverywhere(id, await anImageAt(theirs))],
  ["uploads a file in place of a picture", replaceFile],
])("an editor who %s does not redirect donations", async (_, replace) => {
  await site.db.query("truncate settings cascade");
  await settingsOf(site).saveWith({ jarUrl: ours });
  await replace(await anImageAt(ours));
  const { settings } = await site.executeOrThrow("{ settings { jarUrl version } }", {}, "admin");
  expect(settings).toEqual({ jarUrl: ours, version: 2 });
  const events = await site.db.query("select after from security_event where field = 'jarUrl'");
  expect(events.at(-1)).toEqual({ after: ours });
});
const ours = "https://send.monobank.example/jar/ours";
const theirs = "https://send.monobank.example/jar/theirs";

test("the foundation's logo is left to admins, who change it in the settings", async () => {
  const [logo, other] = [await anUploadedImage(site), await anUploadedImage(site)];
  await site.db.query("truncate settings cascade");
  await settingsOf(site).saveWith({ logoId: logo.id });
  await replaceEverywhere(logo.id, other.id);
  const { settings } = await site.executeOrThrow("{ settings { logo { id } version } }");
  expect(settings).toEqual({ logo: { id: logo.id }, version: 2 });
});

test.each([
  ["ends an attribute", 'https://i.example/1.jpg"><a href="https://theirs.example">here</a>'],
  ["ends a value of JSON", 'https://i.example/1.jpg"},{"id":"1","video":{"address":"'],
])("an address of an earlier version that %s stays an address", async (_, url) => {
  const old = await anUploadedImage(site);
  const [{ id }] = await site.db.query(
    "insert into image (public_id, store, url) values ($1, 'elsewhere', $2) returning id",
    [randomUUID(), url],
  );
  const post = await aPostWithContent(site, `<p><img src="${old.url}" alt=""></p>`);
  const page = await aPageWith([{ richText: { html: `<p><img src="${old.url}" alt=""></p>` } }]);
  await replaceEverywhere(old.id, id);
  const shown = `<p><img src="${url.replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")}" alt="" /></p>`;
  expect(await contentOf(site, post)).toBe(shown);
  expect(await blocksOf(page)).toMatchObject([{ richText: { html: shown } }]);
});

async function aPageWith(contents: object[]): Promise<string> {
  const blocks = contents.map((content) => ({ id: randomUUID(), ...content }));
  const { saved } = await site.executeOrThrow(
    "mutation ($input: PageInput!) { saved: savePage(input: $input) { id } }",
    { input: { address: randomUUID(), translations: { ua: { title: "Сторінка", blocks } } } },
    "editor",
  );
  return saved.id;
}

async function blocksOf(pageId: string): Promise<object[]> {
  const [{ blocks }] = await site.db.query(
    "select blocks from page_translation where item_id = $1",
    [pageId],
  );
  return blocks;
}

test("blocks of a page show the other picture, once where they had both", async () => {
  const [old, other] = [await anUploadedImage(site), await anUploadedImage(site)];
  const page = await aPageWith([
    { pictureText: { html: "", imageId: old.id } },
    { pictures: { imageIds: [old.id, other.id] } },
    { quote: { text: old.id, imageId: other.id } },
  ]);
  await replaceEverywhere(old.id, other.id);
  expect(await blocksOf(page)).toMatchObject([
    { pictureText: { imageId: other.id } },
    { pictures: { imageIds: [other.id] } },
    { quote: { text: old.id, imageId: other.id } },
  ]);
});

test("exactly the texts that are sanitised are those in which pictures are replaced", async () => {
  for (const { kind } of kinds) {
    const row = new kind.translation();
    const { blocks } = aPageOfAllBlocks("", []).translations.ua;
    const texts = kind.textFields.map(({ inputName }) => [inputName, typed]);
    const input = { ...Object.fromEntries(texts), blocks: typedInto(blocks) };
    const write = {
      manager: site.db.manager,
      now: new Date(),
      publicUrl: "https://doloni.example",
    };
    await assignFields(kind.textFields, row, input, write);
    kind.assignTranslation?.(row, input, write);
    const sanitised = leavesOf(row, kind.name).filter(([, text]) => text === "<p>слова</p>");
    const where = sanitised.map(([path]) => path.replace(/\d+\.\w+/, "*"));
    expect([...new Set(where)], kind.name).toEqual(richTexts[kind.name] ?? []);
    const columns = sanitised.map(([path]) => path.split(".")[1]);
    expect(new Set(columns)).toEqual(new Set(kind.richText ? [kind.richText] : []));
  }
});
const typed = "<p>слова</p><script>alert(1)</script>";
const typedInto = (value: object): object =>
  JSON.parse(JSON.stringify(value), (_, one) => (typeof one === "string" ? typed : one));
const richTexts: Record<string, string[]> = {
  BlogPost: ["BlogPost.content"],
  Project: ["Project.description"],
  Page: ["Page.blocks.*.html"],
};

/** Where pictures are in content: by URL in rich text, and by id. */
const byUrl = [
  "blog_post_translation.content",
  "project_translation.description",
  "page_translation.blocks.blocks.0.richText.html",
  "demo_item.content.blocks.0.richText.html",
  "item_draft.base.blocks.0.richText.html",
  "item_draft.input.blocks.0.richText.html",
];
const byId = [
  "page_translation.blocks",
  "demo_item.content",
  "item_draft.base",
  "item_draft.input",
].flatMap((column) => [`${column}.imageId`, `${column}.imageIds.0`]);

/** The places in the database that mentioned the image and have changed; those that triggers compute left out. */
async function changedBy(image: UploadedImage, work: () => Promise<unknown>): Promise<string[]> {
  await mentionEverywhere(site, image);
  const mentions = [...(await valuesOf(site))].filter(
    ([path, value]) =>
      (value.includes(image.publicId) || value.includes(image.id)) && !/search_\w+$/.test(path),
  );
  expect(mentions.length).toBeGreaterThan(300);
  await work();
  const after = await valuesOf(site);
  return mentions
    .filter(([path, value]) => after.get(path) !== value)
    .map(([path]) => path.replace(/\(.*?\)/, ""))
    .toSorted();
}

test("where every column mentions a picture, another one takes its place in content alone", async () => {
  const [image, other] = [await anUploadedImage(site), await anUploadedImage(site)];
  const changed = await changedBy(image, () => replaceEverywhere(image.id, other.id));
  expect(changed).toEqual([...byUrl, ...byId].toSorted());
  const [{ content }] = await site.db.query("select content from blog_post_translation");
  expect(content).toBe(
    `<p>${image.url} ${image.id}</p><img src="${other.url}" alt="${image.url}" />`,
  );
});

test("where every column mentions a picture, a new file is shown in content and its history alone", async () => {
  const image = await anUploadedImage(site);
  const changed = await changedBy(image, () => replaceFile(image.id));
  const ofItself = ["image.public_id", "image.url"];
  expect(changed).toEqual(
    [...byUrl, "change.content.blocks.0.richText.html", ...ofItself].toSorted(),
  );
});
