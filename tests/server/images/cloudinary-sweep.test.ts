import { beforeEach, expect, it } from "vitest";
import { removeImage, storeUploadedImage } from "../../../server/image/image.service.ts";
import { sweepImages } from "../../../server/image/image-sweep.ts";
import { restoreImage } from "../../../server/image/image-trash.ts";
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
  await sweepImages(db, store, new Date());
  expect([...cloudinary.resources.values()].map(({ type }) => type)).toEqual(
    Array(3).fill("upload"),
  );
});

it("a picture from before the move to Cloudinary is withdrawn on the disk, and restored there", async () => {
  const disk = await LocalDiskStore.open(dataDir);
  const old = await storeUploadedImage(db, disk, await aPicture());
  await removeImage(db.manager, store, author, old.publicId);
  expect(await disk.read(old.publicId)).toBeNull();
  await restoreImage(db.manager, store, author, old.id);
  expect(await disk.read(old.publicId)).not.toBeNull();
});
