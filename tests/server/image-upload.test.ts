import { mkdtemp, readdir, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import sharp from "sharp";
import type { DataSource } from "typeorm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { entities } from "../../server/entities.ts";
import { imageFiles } from "../../server/http/image-files.ts";
import { imageUpload } from "../../server/http/image-upload.ts";
import { answerFailures } from "../../server/http/rest-failures.ts";
import { Image } from "../../server/image/image.entity.ts";
import { LocalDiskStore } from "../../server/image/local-disk-store.ts";
import { openDatabase } from "../../server/platform/database.ts";
import { migrations } from "../../server/platform/migrations.ts";
import { type Viewer, visitor } from "../../server/platform/viewer.ts";
import { aDatabase } from "../support/database.ts";
import { aHeavyPicture, aPdf, aPicture, tellsPlace } from "../support/pictures.ts";

const editor: Viewer = { kind: "user", id: "1", email: "", name: "", userType: "editor" };
const bearer = { authorization: "Bearer editor" };
let dataDir: string;
let db: DataSource;
let app: FastifyInstance;
let site: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "doloni-images-"));
  db = await openDatabase({ url: await aDatabase(), entities, migrations, connections: 3 });
  const store = await LocalDiskStore.open(dataDir);
  app = Fastify();
  app.setErrorHandler(answerFailures((error) => String(error)));
  await app.register(imageFiles, { dataDir });
  await app.register(imageUpload, {
    db,
    store,
    publicUrl: "https://doloni.example",
    viewerOf: async ({ headers }) =>
      headers.authorization === bearer.authorization ? editor : visitor,
  });
  site = await app.listen({ port: 0, host: "127.0.0.1" });
  afterAll(async () => {
    await app.close();
    await db.destroy();
  });
});

afterAll(() => rm(dataDir, { recursive: true }));

type Part = [name: string, value: string | Buffer, fileName?: string];

function aForm(...parts: Part[]): FormData {
  const form = new FormData();
  for (const [name, value, fileName] of parts) {
    if (typeof value === "string") form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value)]), fileName ?? "picture.jpg");
  }
  return form;
}

async function post(body: FormData, path = "/api/images", headers: HeadersInit = bearer) {
  const answer = await fetch(site + path, { method: "POST", headers, body });
  return { status: answer.status, body: await answer.json() };
}

const remove = (body: unknown, path = "/api/images", headers = bearer) =>
  app.inject({ method: "DELETE", url: path, headers, payload: JSON.stringify(body) });

const json = { ...bearer, "content-type": "application/json" };
const originals = async () => (await readdir(join(dataDir, "images", "originals"))).sort();

describe("an upload", () => {
  it.each(["/api/images", "/images"])("an editor's picture is kept by POST %s", async (path) => {
    const { status, body } = await post(aForm(["file", await aPicture({ hasPlace: true })]), path);
    expect(status).toBe(201);
    expect(body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      url: `https://doloni.example/images/${body.public_id}/original.webp`,
      public_id: expect.stringMatching(/^[0-9a-f]{24}$/),
      width: 600,
      height: 400,
      thumbhash: expect.stringMatching(/^[\w+/=]{20,60}$/),
    });
    const { rawPayload } = await app.inject(new URL(body.url).pathname);
    expect((await sharp(rawPayload).metadata()).format).toBe("webp");
    expect(await tellsPlace(rawPayload)).toBe(false);
  });

  it("what the picture shows may come along, before the file", async () => {
    const form = aForm(
      ["alt_ua", "Діти малюють"],
      ["alt_eng", " Children draw "],
      ["file", await aPicture()],
    );
    const { body } = await post(form);
    const image = await db.getRepository(Image).findOneByOrFail({ id: body._id });
    expect([image.altUa, image.altEng]).toEqual(["Діти малюють", "Children draw"]);
  });

  it("of several files the first is taken, and the connection goes on", async () => {
    const second = await aHeavyPicture(1500, 1000);
    const form = aForm(["a", await aPicture({ width: 321 })], ["b", second], ["c", "x"]);
    const before = (await originals()).length;
    expect((await post(form)).body.width).toBe(321);
    expect((await originals()).length).toBe(before + 1);
    expect((await post(aForm(["file", await aPicture()]))).status).toBe(201);
  });

  it("the new picture replaces the previous one, which goes first", async () => {
    const previous = (await post(aForm(["file", await aPicture()]))).body.public_id;
    const path = `/api/images?replaces=${previous}`;
    expect((await post(aForm(["file", await aPicture()]), path)).status).toBe(201);
    expect(await originals()).not.toContain(`${previous}.webp`);
    expect(await db.getRepository(Image).existsBy({ publicId: previous })).toBe(false);
  });

  it("a previous picture that cannot be removed hinders nothing; a refused one keeps it", async () => {
    const path = "/api/images?replaces=";
    expect((await post(aForm(["file", await aPicture()]), `${path}nobody`)).status).toBe(201);
    const previous = (await post(aForm(["file", await aPicture()]))).body.public_id;
    expect((await post(aForm(["file", aPdf()]), path + previous)).status).toBe(422);
    expect(await originals()).toContain(`${previous}.webp`);
  });
});

describe("what is refused", () => {
  it.each(["/api/images", "/images"])("a visitor keeps and removes nothing at %s", async (path) => {
    const { status, body } = await post(aForm(["file", await aPicture()]), path, {});
    expect([status, body.code]).toEqual([401, "UNAUTHENTICATED"]);
    const { public_id } = (await post(aForm(["file", await aPicture()]))).body;
    const removal = await app.inject({ method: "DELETE", url: path, payload: { public_id } });
    expect(removal.statusCode).toBe(401);
    expect(await originals()).toContain(`${public_id}.webp`);
  });

  it("an upload named .jpg that is a PDF is refused", async () => {
    const { status, body } = await post(aForm(["file", aPdf(), "holiday.jpg"]));
    expect(status).toBe(422);
    expect(body.fields).toEqual([{ path: "file", rule: "format" }]);
  });

  it("a form without a file is refused", async () => {
    for (const form of [aForm(["file", "no file"]), aForm()]) {
      const { status, body } = await post(form);
      expect([status, body.fields]).toEqual([422, [{ path: "file", rule: "required" }]]);
    }
  });

  it("an empty file is refused", async () => {
    const { status, body } = await post(aForm(["file", Buffer.alloc(0)]));
    expect([status, body.fields]).toEqual([422, [{ path: "file", rule: "broken" }]]);
  });

  it("more than 20 MB are refused, announced or not, and no more than that is read", async () => {
    const heavy = aForm(["file", Buffer.alloc(21 * 1024 * 1024)]);
    const announced = await post(heavy);
    expect([announced.status, announced.body.code]).toEqual([413, "TOO_LARGE"]);
    const peak = process.memoryUsage().arrayBuffers;
    expect(await sendEndlessly(60)).toContain("413");
    expect(process.memoryUsage().arrayBuffers - peak).toBeLessThan(45 * 1024 * 1024);
  });

  it("an upload that breaks off leaves nothing", async () => {
    const before = await originals();
    await breakOff();
    expect(await originals()).toEqual(before);
    expect((await post(aForm(["file", await aPicture()]))).status).toBe(201);
  });

  it("a body that is no form is refused", async () => {
    const call = { method: "POST", url: "/api/images" } as const;
    const asJson = await app.inject({ ...call, headers: bearer, payload: { url: "x" } });
    expect(asJson.statusCode).toBe(415);
    const headers = { ...bearer, "content-type": "image/jpeg" };
    const bare = await app.inject({ ...call, headers, payload: await aPicture() });
    expect(bare.statusCode).toBe(415);
    const garbled = { ...bearer, "content-type": "multipart/form-data; boundary=x" };
    const broken = await app.inject({ ...call, headers: garbled, payload: "--x\r\nnonsense" });
    expect(broken.statusCode).toBe(422);
  });

  it("no file stays behind when the row fails", async () => {
    const before = await originals();
    await db.query("alter table image add constraint refuse check (width <> 111)");
    expect((await post(aForm(["file", await aPicture({ width: 111 })]))).status).toBe(500);
    await db.query("alter table image drop constraint refuse");
    expect(await originals()).toEqual(before);
  });
});

describe("a removal", () => {
  it.each(["/api/images", "/images"])("an editor removes a picture by DELETE %s", async (path) => {
    for (const form of ["whole", "name alone"]) {
      const { url, public_id } = (await post(aForm(["file", await aPicture()]))).body;
      const body = form === "whole" ? { url, public_id } : { public_id };
      const answer = await app.inject({
        method: "DELETE",
        url: path,
        headers: json,
        payload: body,
      });
      expect(answer.statusCode).toBe(204);
      expect(await originals()).not.toContain(`${public_id}.webp`);
      expect(await db.getRepository(Image).existsBy({ publicId: public_id })).toBe(false);
    }
  });

  it("removing an unknown picture is no error", async () => {
    const { statusCode } = await remove({ public_id: "nobody" }, "/images", json);
    expect(statusCode).toBe(204);
  });

  it("a removal without a name is refused", async () => {
    for (const body of [{}, { public_id: "" }, { public_id: 7 }, [], null]) {
      const answer = await remove(body, "/api/images", json);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().fields).toEqual([{ path: "public_id", rule: "required" }]);
    }
  });
});

/** Sends up to so many megabytes of one file in chunks; answers what came back. */
function sendEndlessly(megabytes: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(site).port), "127.0.0.1");
    let answer = "";
    socket.on("data", (bytes) => {
      answer += bytes;
      socket.end();
    });
    socket.on("close", () => resolve(answer)).on("error", () => undefined);
    socket.write(chunkedHead);
    const megabyte = Buffer.alloc(1024 * 1024);
    const write = (left: number) => {
      if (left === 0 || answer || socket.destroyed) return;
      socket.write("100000\r\n");
      socket.write(megabyte);
      socket.write("\r\n", () => write(left - 1));
    };
    write(megabytes);
  });
}

function breakOff(): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(site).port), "127.0.0.1");
    socket.write(chunkedHead, () => setTimeout(() => socket.destroy(), 50));
    socket.on("close", () => setTimeout(resolve, 50));
  });
}

const partHead = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
const chunkedHead = [
  "POST /api/images HTTP/1.1",
  "host: doloni",
  "authorization: Bearer editor",
  "content-type: multipart/form-data; boundary=x",
  "transfer-encoding: chunked",
  "",
  `${partHead.length.toString(16)}\r\n${partHead}\r\n`,
].join("\r\n");
