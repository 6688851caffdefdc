import { beforeEach, expect, it } from "vitest";
import { removeImage, storeUploadedImage } from "../../../server/image/image.service.ts";
import { openImageStore } from "../../../server/image/image-store.ts";
import { sweepImages } from "../../../server/image/image-sweep.ts";
import {
  aFakeCloudinary,
  anImageFolder,
  anOpenDatabase,
  author,
} from "../../support/images/image-server.ts";
import { aPicture } from "../../support/images/picture-files.ts";

const cloudinary = await aFakeCloudinary();
const { files, store: disk } = await anImageFolder();
const store = await openImageStore(files, cloudinary.settings);
const db = await anOpenDatabase();

beforeEach(() => {
  cloudinary.calls.length = 0;
  cloudinary.error = null;
});

it("the cleanup touches no registered file, and nothing else in the account", async () => {
  for (const id of ["doloni/a", "doloni/b", "somebody/else"]) {
    const createdAt = new Date("2020-01-01");
    const bytes = await aPicture();
    cloudinary.resources.set(id, {
      bytes,
      version: 1,
      createdAt,
      type: "upload",
      isUnsigned: false,
    });
  }
  await sweepImages(db, { images: store, files }, new Date());
  expect([...cloudinary.resources.values()].map(({ type }) => type)).toEqual(
    Array(3).fill("upload"),
  );
});

it("a picture from before the move to Cloudinary is erased on the disk 30 days after it was deleted", async () => {
  const old = await storeUploadedImage(db, disk, await aPicture());
  await removeImage(db.manager, store, author, old.publicId);
  const sweepIn = (days: number) =>
    sweepImages(db, { images: store, files }, new Date(Date.now() + days * 24 * 3_600_000));
  await sweepIn(29);
  expect(await disk.read(old.publicId)).not.toBeNull();
  await sweepIn(31);
  expect(await disk.read(old.publicId)).toBeNull();
});
