import { mkdtemp, open, readdir, rm, stat } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { imageFiles } from "../../server/http/image-files.ts";
import { answerFailures } from "../../server/http/rest-failures.ts";
import { LocalDiskStore } from "../../server/image/local-disk-store.ts";
import { preparePicture } from "../../server/image/prepare-picture.ts";
import { atMost } from "../../server/image/turns.ts";
import { Variants } from "../../server/image/variants.ts";
import { aPicture } from "../support/pictures.ts";

let dataDir: string;
let store: LocalDiskStore;
let app: FastifyInstance;
const surprises: unknown[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "doloni-images-"));
  store = await LocalDiskStore.open(dataDir);
  app = Fastify();
  app.setErrorHandler(answerFailures((error) => String(surprises.push(error))));
  await app.register(imageFiles, { dataDir });
  await app.listen({ port: 0, host: "127.0.0.1" });
});

afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

async function aKeptPicture(width = 2000, height = 1000): Promise<string> {
  const { publicId } = await store.keep(await preparePicture(await aPicture({ width, height })));
  return publicId;
}

const variantFiles = (publicId: string) =>
  readdir(join(dataDir, "images", "variants", publicId)).catch(() => []);

describe("sizes", () => {
  it("a visitor is given the size and format that the address names, for ever", async () => {
    const publicId = await aKeptPicture();
    for (const format of ["avif", "webp"]) {
      const answer = await app.inject(`/images/${publicId}/640.${format}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers["content-type"]).toBe(`image/${format}`);
      expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      const { mediaType, width, height } = await sharp(answer.rawPayload).metadata();
      expect([mediaType, width, height]).toEqual([`image/${format}`, 640, 320]);
    }
  });

  it("the whole picture has an address too", async () => {
    const publicId = await aKeptPicture();
    const answer = await app.inject(`/images/${publicId}/original.webp`);
    expect(answer.headers["cache-control"]).toContain("immutable");
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(2000);
  });

  it("a size wider than the picture is the picture's own, and made once for all of them", async () => {
    const publicId = await aKeptPicture(500, 300);
    for (const width of [640, 1280, 1920]) {
      const answer = await app.inject(`/images/${publicId}/${width}.webp`);
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(500);
    }
    expect(await variantFiles(publicId)).toEqual(["640.webp"]);
  });

  it("a second visitor is served from the disk", async () => {
    const publicId = await aKeptPicture();
    await app.inject(`/images/${publicId}/320.avif`);
    const made = await stat(join(dataDir, "images", "variants", publicId, "320.avif"));
    await app.inject(`/images/${publicId}/320.avif`);
    const after = await stat(join(dataDir, "images", "variants", publicId, "320.avif"));
    expect(after.ino).toBe(made.ino);
  });

  it("two visitors asking for a new size at once make it once", async () => {
    const publicId = await aKeptPicture();
    const variants = new Variants(dataDir);
    const [one, other] = await Promise.all([
      variants.find(publicId, 960, "avif"),
      variants.find(publicId, 960, "avif"),
    ]);
    expect(one).not.toBeNull();
    expect(other).toBe(one);
  });

  it("at most two pictures are opened at once, in the order they were asked for", async () => {
    const inTurn = atMost(2);
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const all = [1, 2, 3, 4].map((number) =>
      inTurn(async () => {
        begun.push(number);
        await new Promise<void>((end) => ends.push(end));
        if (number === 2) throw new Error("a failure gives its place up too");
      }).catch(() => undefined),
    );
    await vi.waitFor(() => expect(begun).toEqual([1, 2]));
    ends[1]?.();
    await vi.waitFor(() => expect(begun).toEqual([1, 2, 3]));
    ends[0]?.();
    await vi.waitFor(() => expect(ends).toHaveLength(4));
    for (const end of ends) end();
    await Promise.all(all);
    expect(begun).toEqual([1, 2, 3, 4]);
  });
});

describe("what is not there", () => {
  it.each(["639.webp", "0640.webp", "640.png", "640.svg", "640", "original.avif", "6e2.webp"])(
    "%s is no size that is ever made",
    async (file) => {
      const publicId = await aKeptPicture(200, 100);
      expect((await app.inject(`/images/${publicId}/${file}`)).statusCode).toBe(404);
      expect(await variantFiles(publicId)).toEqual([]);
    },
  );

  it("an unknown picture is not found, and the answer is not for ever", async () => {
    const answer = await app.inject(`/images/${"0".repeat(24)}/640.avif`);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers["cache-control"]).toBeUndefined();
    expect(answer.json().code).toBe("NOT_FOUND");
  });

  it.each([
    "/images/../originals/640.webp",
    "/images/..%2foriginals/640.webp",
    "/images/%2e%2e/640.webp",
    "/images/..%2f..%2f..%2f..%2fetc%2fpasswd/original.webp",
    "/images/..%5c..%5csecret/original.webp",
    "/images/%00/original.webp",
    "/images/%2fetc%2fpasswd%00/original.webp",
    "/images/./original.webp",
    "/images//original.webp",
    `/images/${"a".repeat(24)}%2f..%2fx/original.webp`,
    `/images/${"A".repeat(24)}/original.webp`,
    `/images/${"a".repeat(24)}%0a/original.webp`,
    "/images/%E0%A4%A/original.webp",
  ])("nothing outside the store is readable by %s", async (path) => {
    const before = surprises.length;
    expect([400, 404]).toContain((await rawGet(path)).status);
    expect(surprises.length).toBe(before);
  });
});

describe("trouble", () => {
  it("a full disk answers an error, leaves no half file, and heals by itself", async () => {
    const publicId = await aKeptPicture();
    const file = await open(join(dataDir, "probe"), "w");
    const write = vi
      .spyOn(Object.getPrototypeOf(file), "writeFile")
      .mockRejectedValue(Object.assign(new Error("no space left"), { code: "ENOSPC" }));
    await file.close();
    const refused = await app.inject(`/images/${publicId}/480.webp`);
    write.mockRestore();
    expect(refused.statusCode).toBe(500);
    expect(refused.body).not.toContain("space");
    expect(await variantFiles(publicId)).toEqual([]);
    expect(await readdir(join(dataDir, "images", "making"))).toEqual([]);
    expect((await app.inject(`/images/${publicId}/480.webp`)).statusCode).toBe(200);
  });

  it("a removed picture takes its sizes along, also one that is being made", async () => {
    const publicId = await aKeptPicture();
    await app.inject(`/images/${publicId}/160.webp`);
    const late = app.inject(`/images/${publicId}/1920.avif`);
    await store.remove(publicId);
    expect([200, 404]).toContain((await late).statusCode);
    expect((await app.inject(`/images/${publicId}/160.webp`)).statusCode).toBe(404);
    expect((await app.inject(`/images/${publicId}/original.webp`)).statusCode).toBe(404);
    expect(await variantFiles(publicId)).toEqual([]);
  });

  it("what a killed process left half written is cleared at the next start", async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), "doloni-images-"));
    await LocalDiskStore.open(elsewhere);
    await (await open(join(elsewhere, "images", "making", "half"), "w")).close();
    await LocalDiskStore.open(elsewhere);
    expect(await readdir(join(elsewhere, "images", "making"))).toEqual([]);
    await rm(elsewhere, { recursive: true });
  });

  it("removing an unknown picture, or a name that is no name, is no error", async () => {
    await store.remove("0".repeat(24));
    await store.remove("../../../etc/passwd");
  });
});

/** Sends the path as it stands: fetch and inject would tidy it up. */
function rawGet(path: string): Promise<{ status: number | undefined }> {
  const address = app.server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return new Promise((resolve, reject) => {
    const call = request({ host: "127.0.0.1", port, path }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode });
    });
    call.on("error", reject).end();
  });
}
