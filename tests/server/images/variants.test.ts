import { mkdtemp, open, readdir, rm, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { FolderStore } from "../../../server/files/folder-store.ts";
import { ImageVariants } from "../../../server/image/image-variants.ts";
import { limitDecoding } from "../../../server/image/prepare/prepare-picture.ts";
import { anImageServer, aStoredPicture } from "../../support/images/image-server.ts";

const site = await anImageServer();

describe("sizes", () => {
  it("a visitor gets the size and format of the URL, cached permanently", async () => {
    const publicId = await aStoredPicture(site);
    for (const format of ["avif", "webp"]) {
      const answer = await site.app.inject(`/images/${publicId}/640.${format}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers["content-type"]).toBe(`image/${format}`);
      expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      const { mediaType, width, height } = await sharp(answer.rawPayload).metadata();
      expect([mediaType, width, height]).toEqual([`image/${format}`, 640, 320]);
    }
  });

  it("the complete picture has a URL too", async () => {
    const publicId = await aStoredPicture(site);
    const answer = await site.app.inject(`/images/${publicId}/original.webp`);
    expect(answer.headers["cache-control"]).toContain("immutable");
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(2000);
  });

  it("a size wider than the picture has the picture's own width, and is generated once for all of them", async () => {
    const publicId = await aStoredPicture(site, 500, 300);
    for (const width of [640, 1280, 1920]) {
      const answer = await site.app.inject(`/images/${publicId}/${width}.webp`);
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(500);
    }
    expect(await site.variantsOf(publicId)).toEqual(["640.webp"]);
  });

  it("a second visitor is served from the disk", async () => {
    const publicId = await aStoredPicture(site);
    await site.app.inject(`/images/${publicId}/320.avif`);
    const fileStat = await stat(join(site.dataDir, "images", "variants", publicId, "320.avif"));
    await site.app.inject(`/images/${publicId}/320.avif`);
    const after = await stat(join(site.dataDir, "images", "variants", publicId, "320.avif"));
    expect(after.ino).toBe(fileStat.ino);
  });

  it("two visitors who request a new size at the same time cause one generation", async () => {
    const publicId = await aStoredPicture(site);
    const variants = new ImageVariants(site.files);
    const [one, other] = await Promise.all([
      variants.find(publicId, 960, "avif"),
      variants.find(publicId, 960, "avif"),
    ]);
    expect(one).not.toBeNull();
    expect(other).toBe(one);
  });

  it("at most two pictures are decoded at once, in the order of the requests", async () => {
    const startedWidths: number[] = [];
    const ends: (() => void)[] = [];
    const all = [1, 2, 3, 4].map((number) =>
      limitDecoding(async () => {
        startedWidths.push(number);
        await new Promise<void>((end) => ends.push(end));
        if (number === 2) throw new Error("a failure releases its slot too");
      }).catch(() => undefined),
    );
    await expect.poll(() => startedWidths).toEqual([1, 2]);
    ends[1]?.();
    await expect.poll(() => startedWidths).toEqual([1, 2, 3]);
    ends[0]?.();
    await expect.poll(() => ends).toHaveLength(4);
    for (const end of ends) end();
    await Promise.all(all);
    expect(startedWidths).toEqual([1, 2, 3, 4]);
  });
});

describe("trouble", () => {
  it("on a full disk a visitor sees a picture in a new size, which leaves no partial file and is stored when there is space", async () => {
    const publicId = await aStoredPicture(site);
    const full = Object.assign(new Error("no space left"), { code: "ENOSPC" });
    const write = vi.spyOn(site.files, "put").mockRejectedValue(full);
    const answer = await site.app.inject(`/images/${publicId}/480.webp`);
    write.mockRestore();
    expect(answer.statusCode).toBe(200);
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(480);
    expect(await site.variantsOf(publicId)).toEqual([]);
    expect(await site.halfWritten()).toEqual([]);
    await site.app.inject(`/images/${publicId}/480.webp`);
    expect(await site.variantsOf(publicId)).toEqual(["480.webp"]);
  });

  it("a removed picture's sizes are deleted too, also one that is being generated", async () => {
    const publicId = await aStoredPicture(site);
    await site.app.inject(`/images/${publicId}/160.webp`);
    const running = site.app.inject(`/images/${publicId}/1920.avif`);
    await site.store.remove(publicId);
    expect([200, 404]).toContain((await running).statusCode);
    expect((await site.app.inject(`/images/${publicId}/160.webp`)).statusCode).toBe(404);
    expect((await site.app.inject(`/images/${publicId}/original.webp`)).statusCode).toBe(404);
    expect(await site.variantsOf(publicId)).toEqual([]);
  });

  it("a removal that was interrupted leaves the original, by which it is found again", async () => {
    const publicId = await aStoredPicture(site);
    await site.app.inject(`/images/${publicId}/160.webp`);
    vi.spyOn(site.files, "delete").mockRejectedValueOnce(new Error("the power is gone"));
    await expect(site.store.remove(publicId)).rejects.toThrow("the power is gone");
    expect(await site.originals()).toContain(`${publicId}.webp`);
    await site.store.remove(publicId);
    expect(await site.variantsOf(publicId)).toEqual([]);
  });

  it("partial files of a killed process are deleted at a later start, files being written are not", async () => {
    const otherFolder = await mkdtemp(join(tmpdir(), "doloni-images-"));
    await FolderStore.open(otherFolder);
    const temporaryFolder = join(otherFolder, "partial");
    for (const name of ["half", "being-written"])
      await (await open(join(temporaryFolder, name), "w")).close();
    const anHourAgo = Date.now() / 1000 - 3601;
    await utimes(join(temporaryFolder, "half"), anHourAgo, anHourAgo);
    await FolderStore.open(otherFolder);
    expect(await readdir(temporaryFolder)).toEqual(["being-written"]);
    await rm(otherFolder, { recursive: true });
  });

  it("removing an unknown picture, or an invalid name, is no error", async () => {
    await site.store.remove("0".repeat(24));
    await site.store.remove("../../../etc/passwd");
  });
});
