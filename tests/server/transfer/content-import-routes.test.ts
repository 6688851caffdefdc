import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { TextReader, Uint8ArrayWriter, ZipWriter } from "@zip.js/zip.js";
import { beforeEach, describe, expect, test } from "vitest";
import {
  finishedImport,
  importState,
  startImport,
  storedParts,
} from "../../support/content/content-imports.ts";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { anUploadedImage } from "../../support/images/image-library.ts";
import { aServer, type Role, type TestServer } from "../../support/server/test-server.ts";
import { until } from "../../support/until.ts";

const [trial, real] = [await aServer(), await aServer()];
const titled = (word: string) => ({ translations: { ua: { title: word }, eng: { title: word } } });

beforeEach(async () => {
  for (const site of [trial, real]) {
    await site.db.query("truncate blog_post, page, member, image, security_event cascade");
    await site.request({ method: "DELETE", url: "/api/content-import" }, "admin");
  }
});

const download = async (query = "", as: Role = "admin") =>
  trial.request({ url: `/api/content.zip${query}` }, as);

const post = (
  site: TestServer,
  bytes: Buffer,
  { offset = 0, size = bytes.length, as = "admin" as Role } = {},
) =>
  site.request(
    {
      method: "POST",
      url: `/api/content-import?offset=${offset}&size=${size}`,
      headers: { "content-type": "application/octet-stream" },
      payload: bytes,
    },
    as,
  );
const start = () => startImport(real);
const state = () => importState(real);
const finished = () => finishedImport(real);

async function zipOf(entries: Record<string, string>): Promise<Buffer> {
  const zip = new ZipWriter(new Uint8ArrayWriter());
  for (const [name, text] of Object.entries(entries)) await zip.add(name, new TextReader(text));
  return Buffer.from(await zip.close());
}
const manifest = (changes: object = {}) =>
  JSON.stringify({
    format: "doloni-content",
    formatVersion: 1,
    exportedAt: "2026-01-01T00:00:00.000Z",
    kinds: {},
    images: [],
    documents: [],
    ...changes,
  });
const anImage = (changes: object = {}) => ({
  id: randomUUID(),
  publicId: "photos/1",
  url: "https://i.example/1.jpg",
  hasFile: false,
  altUa: "",
  altEng: "",
  isDecorative: false,
  fileName: "",
  focusX: 0.5,
  focusY: 0.5,
  ...changes,
});
const aTitle = async (id: string) =>
  (await real.executeOrThrow(`{ blogPost(id: "${id}") { translation(language: UA) { title } } }`))
    .blogPost?.translation.title;

describe("an admin who moves content to another site", () => {
  test("downloads it, sees what it would do, and finds it there after the import", async () => {
    const { id: imageId } = await anUploadedImage(trial, "painting.jpg");
    const { id } = await aPublishedItem(trial, "BlogPost", { imageId, ...titled("Допис") });
    const { rawPayload, headers } = await download();
    expect(headers["content-disposition"]).toMatch(/content-\d{4}-\d\d-\d\d\.zip/);
    const uploaded = (await post(real, rawPayload)).json().import;
    expect(uploaded).toMatchObject({
      phase: "uploaded",
      kinds: { BlogPost: 1 },
      images: 1,
      trial: { created: { BlogPost: 1 }, updated: {}, refused: [] },
    });
    expect(await aTitle(id)).toBeUndefined();
    expect(await real.db.query("select id from image")).toEqual([]);
    expect((await start()).statusCode).toBe(200);
    expect(await finished()).toMatchObject({ phase: "done", done: 1, result: { refused: [] } });
    expect(await aTitle(id)).toBe("Допис");
    expect(readdirSync(join(real.dataDir, "import"))).toEqual([]);
    await until(async () => (await storedParts(real)).length === 0);
  });

  test("uploads a large archive in parts", async () => {
    await aPublishedItem(trial, "BlogPost", titled("Допис"));
    const { rawPayload } = await download();
    const middle = Math.floor(rawPayload.length / 2);
    const size = rawPayload.length;
    const first = await post(real, rawPayload.subarray(0, middle), { size });
    expect(first.json()).toEqual({ import: null });
    const last = await post(real, rawPayload.subarray(middle), { offset: middle, size });
    expect(last.json().import.phase).toBe("uploaded");
  });

  test("is told that a part does not follow the one before", async () => {
    const answer = await post(real, Buffer.from("abc"), { offset: 7, size: 20 });
    expect(answer.statusCode).toBe(409);
  });

  test("reads before the import which items are there already and which would be refused", async () => {
    const { id } = await aPublishedItem(trial, "BlogPost", titled("Перший"));
    await aPublishedItem(trial, "Page", { address: "about-us", ...titled("Їхня сторінка") });
    const { rawPayload } = await download();
    await post(real, rawPayload);
    await start();
    await finished();
    await real.db.query("delete from page");
    await aPublishedItem(real, "Page", { address: "about-us", ...titled("Наша сторінка") });
    const { trial: preview } = (await post(real, rawPayload)).json().import;
    expect(preview).toMatchObject({
      created: {},
      updated: { BlogPost: 1 },
      refused: [{ kind: "Page", title: "Їхня сторінка", error: { reason: "taken" } }],
    });
    const [{ version }] = await real.db.query("select version from blog_post where id = $1", [id]);
    expect(version).toBe(2);
  });

  test("chooses the kinds to export", async () => {
    await aPublishedItem(trial, "BlogPost", titled("Допис"));
    await aPublishedItem(trial, "Page", { address: "about-us", ...titled("Сторінка") });
    const { rawPayload } = await download("?kind=Page");
    expect((await post(real, rawPayload)).json().import.kinds).toEqual({ Page: 1 });
  });

  test("leaves a record of the export and of the import in the security log", async () => {
    await post(real, (await download("?kind=Page")).rawPayload);
    await start();
    await finished();
    expect(await trial.db.query("select kind, after from security_event")).toEqual([
      { kind: "contentExported", after: "Page" },
    ]);
    expect(await real.db.query("select kind from security_event")).toEqual([
      { kind: "contentImported" },
    ]);
  });
});

describe("pictures on other hosts", () => {
  test("get their address here in rich text alone, whatever it was there", async () => {
    const jar = "https://send.monobank.example/jar/ours";
    const image = anImage({ url: jar });
    await real.db.query(
      "insert into image (id, public_id, store, url) values ($1, 'b', 'elsewhere', $2)",
      [image.id, "https://i.example/2.jpg"],
    );
    const content = `<p>${jar}</p><img src="${jar}" alt="" />`;
    const id = randomUUID();
    const item = {
      id,
      createdAt: "2026-01-01T00:00:00.000Z",
      publishedAt: { ua: "2026-01-01T00:00:00.000Z", eng: null },
      input: { translations: { ua: { title: jar, content } } },
    };
    await post(
      real,
      await zipOf({
        "content.json": manifest({ kinds: { BlogPost: 1 }, images: [image] }),
        "kinds/BlogPost.json": JSON.stringify([item]),
      }),
    );
    await start();
    await finished();
    const rows = await real.db.query("select title, content from blog_post_translation");
    expect(rows).toEqual([
      { title: jar, content: `<p>${jar}</p><img src="https://i.example/2.jpg" alt="" />` },
    ]);
  });

  test.each([
    ["the public id of a file of this site", { publicId: "0123456789abcdef01234567" }, "unknown"],
    ["an address with a password", { url: "https://me:secret@i.example/1.jpg" }, "address"],
  ])("are refused with %s", async (_, changes, rule) => {
    await post(real, await zipOf({ "content.json": manifest({ images: [anImage(changes)] }) }));
    await start();
    const { result } = await finished();
    expect(result.refused).toMatchObject([
      { kind: "Image", error: { fields: [{ path: "url", rule }] } },
    ]);
    expect(await real.db.query("select id from image")).toEqual([]);
  });
});

describe("an uploaded file is refused", () => {
  const bomb = { "content.json": manifest(), "kinds/Page.json": " ".repeat(70 * 1024 ** 2) };
  const refused: [string, string, () => Promise<Buffer>][] = [
    ["that is no ZIP", "notZip", async () => Buffer.from("no archive at all")],
    ["of somebody else", "foreign", () => zipOf({ "index.html": "<p>Hello</p>" })],
    ["with another content.json", "foreign", () => zipOf({ "content.json": '{"a":1}' })],
    [
      "of a newer version",
      "newer",
      () => zipOf({ "content.json": manifest({ formatVersion: 2 }) }),
    ],
    [
      "whose list is damaged",
      "damaged",
      () => zipOf({ "content.json": manifest({ images: [1] }) }),
    ],
    [
      "that unpacks to far more than its size",
      "damaged",
      () => zipOf({ ...bomb, "content.json": manifest({ kinds: { Page: 1 } }) }),
    ],
    [
      "whose items have ids that lead elsewhere",
      "damaged",
      () => zipOf({ "content.json": manifest({ documents: [{ id: "../../x", hasFile: true }] }) }),
    ],
    [
      "whose images bring more columns than an export has",
      "damaged",
      () => zipOf({ "content.json": manifest({ images: [anImage({ isPrivate: true })] }) }),
    ],
  ];
  test.each(refused)("%s", async (_, rule, makeFile) => {
    const answer = await post(real, await makeFile());
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toEqual([{ path: "file", rule }]);
    expect(await state()).toBeNull();
    expect((await start()).statusCode).toBe(404);
  });

  test("that states more bytes than any archive may have", async () => {
    const answer = await post(real, Buffer.from("abc"), { size: 3 * 1024 ** 3 });
    expect(answer.statusCode).toBe(413);
  });
});

describe("somebody who is no admin", () => {
  const roles: [Role, number][] = [
    ["visitor", 401],
    ["editor", 403],
    ["caseWorker", 403],
  ];
  test.each(roles)("as %s exports and imports nothing", async (role, status) => {
    const answers = await Promise.all([
      download("", role),
      post(trial, Buffer.from("abc"), { as: role }),
      trial.request({ url: "/api/content-import" }, role),
      trial.request({ method: "POST", url: "/api/content-import/start" }, role),
      trial.request({ method: "DELETE", url: "/api/content-import" }, role),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => status));
  });
});
