import { mkdtemp, open, readdir, rm, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { ImageVariants } from "../../../server/image/image-variants.ts";
import { limitDecoding } from "../../../server/image/prepare-picture.ts";
import { LocalDiskStore } from "../../../server/image/stores/local-disk-store.ts";
import { anImageServer, aStoredPicture } from "../../support/images/image-server.ts";

const site = await anImageServer();

describe("sizes", () => {
  it("a visitor is given the size and format that the address names, for ever", async () => {
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

  it("the whole picture has an address too", async () => {
    const publicId = await aStoredPicture(site);
    const answer = await site.app.inject(`/images/${publicId}/original.webp`);
    expect(answer.headers["cache-control"]).toContain("immutable");
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(2000);
  });

  it("a size wider than the picture is the picture's own, and made once for all of them", async () => {
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
    const made = await stat(join(site.dataDir, "images", "variants", publicId, "320.avif"));
    await site.app.inject(`/images/${publicId}/320.avif`);
    const after = await stat(join(site.dataDir, "images", "variants", publicId, "320.avif"));
    expect(after.ino).toBe(made.ino);
  });

  it("two visitors asking for a new size at once make it once", async () => {
    const publicId = await aStoredPicture(site);
    const variants = new ImageVariants(site.dataDir);
    const [one, other] = await Promise.all([
      variants.find(publicId, 960, "avif"),
      variants.find(publicId, 960, "avif"),
    ]);
    expect(one).not.toBeNull();
    expect(other).toBe(one);
  });

  it("at most two pictures are opened at once, in the order they were asked for", async () => {
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const all = [1, 2, 3, 4].map((number) =>
      limitDecoding(async () => {
        begun.push(number);
        await new Promise<void>((end) => ends.push(end));
        if (number === 2) throw new Error("a failure gives its place up too");
      }).catch(() => undefined),
    );
    await expect.poll(() => begun).toEqual([1, 2]);
    ends[1]?.();
    await expect.poll(() => begun).toEqual([1, 2, 3]);
    ends[0]?.();
    await expect.poll(() => ends).toHaveLength(4);
    for (const end of ends) end();
    await Promise.all(all);
    expect(begun).toEqual([1, 2, 3, 4]);
  });
});

describe("trouble", () => {
  it("a full disk answers an error, leaves no half file, and heals by itself", async () => {
    const publicId = await aStoredPicture(site);
    const file = await open(join(site.dataDir, "probe"), "w");
    const write = vi
      .spyOn(Object.getPrototypeOf(file), "writeFile")
      .mockRejectedValue(Object.assign(new Error("no space left"), { code: "ENOSPC" }));
    await file.close();
    const refused = await site.app.inject(`/images/${publicId}/480.webp`);
    write.mockRestore();
    expect(refused.statusCode).toBe(507);
    expect(refused.body).not.toContain("space");
    expect(await site.variantsOf(publicId)).toEqual([]);
    expect(await site.halfWritten()).toEqual([]);
    expect((await site.app.inject(`/images/${publicId}/480.webp`)).statusCode).toBe(200);
  });

  it("a removed picture takes its sizes along, also one that is being made", async () => {
    const publicId = await aStoredPicture(site);
    await site.app.inject(`/images/${publicId}/160.webp`);
    const late = site.app.inject(`/images/${publicId}/1920.avif`);
    await site.store.remove(publicId);
    expect([200, 404]).toContain((await late).statusCode);
    expect((await site.app.inject(`/images/${publicId}/160.webp`)).statusCode).toBe(404);
    expect((await site.app.inject(`/images/${publicId}/original.webp`)).statusCode).toBe(404);
    expect(await site.variantsOf(publicId)).toEqual([]);
  });

  it("what a killed process left half written is cleared at a later start, what is being written is not", async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), "doloni-images-"));
    await LocalDiskStore.open(elsewhere);
    const making = join(elsewhere, "images", "making");
    for (const name of ["half", "being-written"])
      await (await open(join(making, name), "w")).close();
    const anHourAgo = Date.now() / 1000 - 3601;
    await utimes(join(making, "half"), anHourAgo, anHourAgo);
    await LocalDiskStore.open(elsewhere);
    expect(await readdir(making)).toEqual(["being-written"]);
    await rm(elsewhere, { recursive: true });
  });

  it("removing an unknown picture, or a name that is no name, is no error", async () => {
    await site.store.remove("0".repeat(24));
    await site.store.remove("../../../etc/passwd");
  });
});
