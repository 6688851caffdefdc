import { rm } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { Image } from "../../../server/image/image.entity.ts";
import {
  imageFromElsewhere,
  removeImage,
  storeUploadedImage,
} from "../../../server/image/image.service.ts";
import { cropImage, uncropImage } from "../../../server/image/image-crop.ts";
import { openImageStore } from "../../../server/image/image-store.ts";
import { sweepImages } from "../../../server/image/image-sweep.ts";
import { restoreImage } from "../../../server/image/image-trash.ts";
import {
  aFakeCloudinary,
  anImageFolder,
  anOpenDatabase,
  author,
} from "../../support/images/image-server.ts";
import { aPicture, colourAt } from "../../support/images/picture-files.ts";

const cloudinary = await aFakeCloudinary();
const { dataDir, files, store: disk, originals } = await anImageFolder();
const moved = await openImageStore(files, cloudinary.settings);
const db = await anOpenDatabase();
const leftHalf = { x: 0, y: 0, width: 0.5, height: 1 };
const tomorrow = () => new Date(Date.now() + 24 * 3_600_000);

beforeEach(async () => {
  await db.query("delete from partner");
  await db.query("delete from image");
  await db.query("delete from deleted_image");
  await rm(join(dataDir, "images"), { recursive: true, force: true });
  cloudinary.resources.clear();
  await db.query("delete from change");
  cloudinary.calls.length = 0;
});

async function aCrop(store = disk) {
  const { id, publicId: originalId } = await storeUploadedImage(db, store, await aPicture());
  const image = await cropImage(db.manager, store, author, id, leftHalf);
  return { id, originalId, publicId: image.publicId, image };
}

describe("on the site's disk", () => {
  it("the original of a crop in use is kept", async () => {
    const { id, publicId, originalId } = await aCrop();
    await db.query("insert into partner (image_id) values ($1)", [id]);
    await sweepImages(db, { images: disk, files }, tomorrow());
    expect((await originals()).sort()).toEqual([`${publicId}.webp`, `${originalId}.webp`].sort());
  });

  it.each(["publicId", "originalId"] as const)(
    "a crop deleted by its %s is in the trash with its original, and restored with it",
    async (name) => {
      const crop = await aCrop();
      expect(await removeImage(db.manager, disk, author, crop[name])).toBe(true);
      expect(await db.getRepository(Image).existsBy({ id: crop.id })).toBe(false);
      await restoreImage(db.manager, disk, author, crop.id);
      expect(await originals()).toHaveLength(2);
    },
  );

  it("a client that saves the original's name still refers to the same picture", async () => {
    const { id, originalId } = await aCrop();
    const reference = { url: `https://doloni.example/images/${originalId}/original.webp` };
    expect((await imageFromElsewhere(db, reference)).id).toBe(id);
    expect((await imageFromElsewhere(db, { ...reference, publicId: originalId })).id).toBe(id);
  });

  it("a crop whose row cannot be changed leaves no file", async () => {
    const { id, publicId } = await storeUploadedImage(db, disk, await aPicture());
    await db.query("alter table image add constraint refuse check (width <> 300)");
    await expect(cropImage(db.manager, disk, author, id, leftHalf)).rejects.toThrow("refuse");
    await db.query("alter table image drop constraint refuse");
    expect(await originals()).toEqual([`${publicId}.webp`]);
  });
});

describe("at Cloudinary", () => {
  const keptBytes = (publicId: string) =>
    cloudinary.resources.get(publicId)?.bytes ?? Buffer.alloc(0);

  it("the cropped part is stored beside the original, from which the next crop is made", async () => {
    const { id, originalId, publicId, image } = await aCrop(moved);
    expect(image).toMatchObject({ store: "cloudinary", width: 300, uncroppedPublicId: originalId });
    expect(await colourAt(keptBytes(publicId), "right")).toBe("red");
    const next = await cropImage(db.manager, moved, author, id, { ...leftHalf, x: 0.5 });
    expect(await colourAt(keptBytes(next.publicId), "left")).toBe("blue");
    expect([...cloudinary.resources.keys()].sort()).toEqual([originalId, next.publicId].sort());
  });

  it("texts that contained the picture, or a size of it, contain the crop", async () => {
    const { url, ...restored } = await storeUploadedImage(db, moved, await aPicture());
    const smallSizeOf = (address: string) => address.replace("/upload/", "/upload/c_limit,w_640/");
    const text = (address: string) =>
      `<img src="${address}" /><img src="${smallSizeOf(address)}" />`.replaceAll("http:", "https:");
    const [post] = await db.query("insert into blog_post default values returning id");
    await db.query(
      "insert into blog_post_translation (item_id, language, content) values ($1, 'ua', $2)",
      [post.id, text(url)],
    );
    const image = await cropImage(db.manager, moved, author, restored.id, leftHalf);
    const [row] = await db.query("select content from blog_post_translation where item_id = $1", [
      post.id,
    ]);
    expect(row.content).toBe(text(image.url));
  });

  it("a picture from before the move is cropped there, and is restored to the disk", async () => {
    const { id, publicId: originalId } = await storeUploadedImage(db, disk, await aPicture());
    const cropped = await cropImage(db.manager, moved, author, id, leftHalf);
    expect(cropped).toMatchObject({ store: "cloudinary", uncroppedPublicId: originalId });
    const image = await uncropImage(db.manager, moved, author, id);
    expect(image).toMatchObject({ store: "local", publicId: originalId, width: 600 });
    expect(cloudinary.resources.size).toBe(0);
  });

  it("a crop is withdrawn there with its original", async () => {
    const { publicId } = await aCrop(moved);
    await removeImage(db.manager, moved, author, publicId);
    const types = [...cloudinary.resources.values()].map(({ type }) => type);
    expect(types).toEqual(["private", "private"]);
  });
});
