import { beforeEach, expect, it } from "vitest";
import { removeImage, storeUploadedImage } from "../../../server/image/image.service.ts";
import { sweepUnusedImages } from "../../../server/image/image-sweep.ts";
import { LocalDiskStore } from "../../../server/image/stores/local-disk-store.ts";
import { openImageStore } from "../../../server/image/stores/open-image-store.ts";
import {
  aFakeCloudinary,
  anImageFolder,
  anOpenDatabase,
  author,
} from "../../support/images/image-server.ts";
import { aPicture } from "../../support/images/picture-files.ts";

const cloudinary = await aFakeCloudinary();
const { dataDir } = await anImageFolder();
const store = await openImageStore({ dataDir, cloudinary: cloudinary.settings });
const db = await anOpenDatabase();

beforeEach(() => {
  cloudinary.calls.length = 0;
  cloudinary.error = null;
});

it("the cleanup deletes the server's own unused files, and nothing else in the account", async () => {
  for (const id of ["doloni/a", "doloni/b", "doloni/c", "somebody/else"]) {
    const bytes = await aPicture();
    cloudinary.resources.set(id, {
      bytes,
      version: 1,
      createdAt: new Date("2020-01-01"),
      isUnsigned: false,
    });
  }
  const inUse = await storeUploadedImage(db, store, await aPicture());
  await sweepUnusedImages(db, store, new Date("2021-01-01"));
  expect(cloudinary.resources.has("doloni/c")).toBe(false);
  expect(cloudinary.resources.has("somebody/else")).toBe(true);
  expect(cloudinary.resources.has(inUse.publicId)).toBe(true);
});

it("a picture from before the move to Cloudinary is deleted from the disk", async () => {
  const disk = await LocalDiskStore.open(dataDir);
  const old = await storeUploadedImage(db, disk, await aPicture());
  await removeImage(db.manager, store, author, old.publicId);
  const remaining: string[] = [];
  for await (const name of disk.listOlderThan(new Date(Date.now() + 60_000))) remaining.push(name);
  expect(remaining).not.toContain(old.publicId);
});
