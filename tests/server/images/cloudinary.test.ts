import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { Image } from "../../../server/image/image.entity.ts";
import {
  imageFromElsewhere,
  removeImage,
  storeUploadedImage,
} from "../../../server/image/image.service.ts";
import { openImageStore } from "../../../server/image/image-store.ts";
import { sweepImages } from "../../../server/image/image-sweep.ts";
import { restoreImage } from "../../../server/image/image-trash.ts";
import { maxUploadBytes } from "../../../server/image/prepare/prepare-picture.ts";
import { storeDirectUpload } from "../../../server/image/store-upload.ts";
import {
  aFakeCloudinary,
  anImageFolder,
  anOpenDatabase,
  author,
} from "../../support/images/image-server.ts";
import { aHeic, anSvg, aPicture, tellsPlace } from "../../support/images/picture-files.ts";

const cloudinary = await aFakeCloudinary();
const { files } = await anImageFolder();
const store = await openImageStore(files, cloudinary.settings);
const db = await anOpenDatabase();

beforeEach(() => {
  cloudinary.calls.length = 0;
  cloudinary.error = null;
});

/** Uploads with the preset, as the specification requires of a REST client's browser. */
async function upload(
  bytes: Buffer,
  fields: Record<string, string> = {},
): Promise<{ url: string; publicId: string }> {
  const { uploadUrl = "", uploadPreset = "" } = store.directUpload ?? {};
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(bytes)]), "IMG_0001.jpg");
  form.set("upload_preset", uploadPreset);
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const answer = await (await fetch(uploadUrl, { method: "POST", body: form })).json();
  return { url: answer.secure_url, publicId: answer.public_id };
}

/** Uploads and registers a picture, as an editor's browser does. */
const uploadDirectly = (bytes: Buffer) =>
  upload(bytes, {
    public_id: `${store.directUpload?.folder}/${randomBytes(12).toString("hex")}`,
  });

const register = (publicId: string, details = {}) =>
  storeDirectUpload(db.manager, store, author, publicId, details);

const keptBytes = (publicId: string) =>
  cloudinary.resources.get(publicId)?.bytes ?? Buffer.alloc(0);

describe("through the server", () => {
  it("an upload is prepared, signed and stored at Cloudinary", async () => {
    const image = await storeUploadedImage(db, store, await aPicture({ hasPlace: true }));
    expect(image).toMatchObject({ store: "cloudinary", width: 600, height: 400 });
    expect(image.url).toContain(`/hands/image/upload/v1001/${image.publicId}`);
    expect(cloudinary.calls).toEqual([`upload ${image.publicId}`]);
    expect((await sharp(keptBytes(image.publicId)).metadata()).format).toBe("webp");
    expect(await tellsPlace(keptBytes(image.publicId))).toBe(false);
  });

  it("Cloudinary generates the sizes, at URLs of the same pattern", async () => {
    const image = await storeUploadedImage(db, store, await aPicture());
    expect(image.variants()).toBe(
      image.url.replace("/upload/", "/upload/c_limit,w_{width},f_{format},q_auto/"),
    );
  });

  it("a deleted picture is private there until it is restored", async () => {
    const { id, publicId } = await storeUploadedImage(db, store, await aPicture());
    await removeImage(db.manager, store, author, publicId);
    expect(cloudinary.resources.get(publicId)?.type).toBe("private");
    expect(await store.read(publicId)).toBeNull();
    await restoreImage(db.manager, store, author, id);
    expect(cloudinary.resources.get(publicId)?.type).toBe("upload");
  });

  it("a picture that was deleted more than 30 days ago is erased there", async () => {
    const { publicId } = await storeUploadedImage(db, store, await aPicture());
    const now = new Date(Date.now() - 31 * 24 * 3_600_000);
    await removeImage(db.manager, store, { ...author, now }, publicId);
    await sweepImages(db, { images: store, files }, new Date());
    expect(cloudinary.resources.has(publicId)).toBe(false);
  });

  it("when Cloudinary fails no row is created, and the error does not contain the secret", async () => {
    const before = await db.getRepository(Image).count();
    cloudinary.error = 500;
    const failedUpload = await storeUploadedImage(db, store, await aPicture()).catch(
      (error) => error,
    );
    expect(failedUpload.message).toBe("Cloudinary: out of order (500)");
    expect(JSON.stringify(failedUpload, Object.getOwnPropertyNames(failedUpload))).not.toContain(
      "stand-in-secret",
    );
    expect(await db.getRepository(Image).count()).toBe(before);
  });
});

describe("straight from an editor's browser", () => {
  it("it receives the upload URL, the preset and the folder", () => {
    expect(store.directUpload).toEqual({
      cloudName: "hands",
      uploadPreset: "site",
      folder: "doloni/uploads",
      uploadUrl: `${cloudinary.settings.uploadPrefix}/v1_1/hands/image/upload`,
    });
  });

  it("the GPS position of a photograph is removed, and the file that contains it is deleted", async () => {
    const { publicId } = await uploadDirectly(await aPicture({ hasPlace: true, orientation: 6 }));
    expect(await tellsPlace(keptBytes(publicId))).toBe(true);
    const image = await register(publicId, { fileName: "sea.jpg" });
    expect(image).toMatchObject({ store: "cloudinary", width: 400, height: 600 });
    expect([image.fileName, image.thumbhash]).toEqual(["sea.jpg", expect.any(String)]);
    expect(image.url).toContain(`/hands/image/upload/v1001/${image.publicId}`);
    expect(await tellsPlace(keptBytes(image.publicId))).toBe(false);
    expect(cloudinary.resources.has(publicId)).toBe(false);
  });

  it("a picture replaces another and keeps its id", async () => {
    const image = await storeUploadedImage(db, store, await aPicture());
    const { publicId } = await uploadDirectly(await aPicture({ width: 300, height: 300 }));
    const replaced = await register(publicId, { inPlaceOf: image.id });
    expect(replaced).toMatchObject({ id: image.id, width: 300 });
    expect(replaced.publicId).not.toBe(image.publicId);
  });

  it("a picture is uploaded in place of another, which is moved to the trash", async () => {
    const previous = await storeUploadedImage(db, store, await aPicture());
    const { publicId } = await uploadDirectly(await aPicture());
    const image = await register(publicId, { replaces: previous.publicId });
    expect(image.id).not.toBe(previous.id);
    expect(cloudinary.resources.get(previous.publicId)?.type).toBe("private");
    expect(await db.getRepository(Image).countBy({ id: previous.id })).toBe(0);
  });

  it("a photograph of an iPhone (HEIC) is stored as WebP, without its place", async () => {
    const { publicId } = await uploadDirectly(aHeic());
    const image = await register(publicId);
    const stored = cloudinary.resources.get(image.publicId)?.bytes ?? Buffer.alloc(0);
    expect((await sharp(stored).metadata()).format).toBe("webp");
    expect(await tellsPlace(stored)).toBe(false);
    expect(cloudinary.resources.has(publicId)).toBe(false);
  });

  it("a file that is no valid picture is refused and deleted", async () => {
    const { publicId } = await uploadDirectly(anSvg());
    const fields = [{ path: "file", rule: "format" }];
    await expect(register(publicId)).rejects.toMatchObject({ code: "INVALID", fields });
    expect(cloudinary.resources.has(publicId)).toBe(false);
  });

  it("a file that is too large is refused without a download, and deleted", async () => {
    const { publicId } = await uploadDirectly(Buffer.alloc(maxUploadBytes + 1));
    cloudinary.calls.length = 0;
    await expect(register(publicId)).rejects.toMatchObject({ code: "TOO_LARGE" });
    expect(cloudinary.calls).toEqual([`resource ${publicId}`, `destroy ${publicId}`]);
  });

  it("an upload that does not exist is refused", async () => {
    const fields = [{ path: "publicId", rule: "unknown" }];
    const refused = register(`doloni/uploads/${"0".repeat(24)}`);
    await expect(refused).rejects.toMatchObject({ code: "INVALID", fields });
  });

  it("a file elsewhere in the account is neither registered nor deleted", async () => {
    const { publicId: logo } = await upload(await aPicture(), { public_id: "print/logo" });
    const { publicId: stored } = await storeUploadedImage(db, store, await aPicture());
    const fields = [{ path: "publicId", rule: "unknown" }];
    for (const publicId of [logo, stored, "doloni/uploads/../../print/logo"]) {
      await expect(register(publicId)).rejects.toMatchObject({ code: "INVALID", fields });
    }
    expect([...cloudinary.resources.keys()]).toEqual(expect.arrayContaining([logo, stored]));
  });

  it("an upload that was never registered is deleted after a day", async () => {
    const { publicId } = await uploadDirectly(await aPicture({ hasPlace: true }));
    const uploaded = cloudinary.resources.get(publicId);
    if (uploaded) uploaded.createdAt = new Date("2020-01-01");
    await sweepImages(db, { images: store, files }, new Date());
    expect(cloudinary.resources.has(publicId)).toBe(false);
  });
});

describe("straight from a REST client's browser", () => {
  /** The reference as a REST client saves it, with an https URL as pages require. */
  const uploadedReference = async (bytes: Buffer) => {
    const { url, publicId } = await upload(bytes);
    return { publicId, url: url.replace("http:", "https:") };
  };

  it("an upload is registered by {url, public_id}, and its GPS position is removed", async () => {
    const uploaded = await uploadedReference(await aPicture({ hasPlace: true }));
    const image = await imageFromElsewhere(db, uploaded, "img", store);
    expect(image).toMatchObject({ store: "cloudinary", publicId: uploaded.publicId, width: 600 });
    expect(image.url).toContain(`/v1002/${uploaded.publicId}`);
    expect(await tellsPlace(keptBytes(uploaded.publicId))).toBe(false);
  });

  it("registering twice creates one image", async () => {
    const uploaded = await uploadedReference(await aPicture());
    const [one, other] = await Promise.all([
      imageFromElsewhere(db, uploaded, "img", store),
      imageFromElsewhere(db, uploaded, "img", store),
    ]);
    expect(other.id).toBe(one.id);
    cloudinary.calls.length = 0;
    expect((await imageFromElsewhere(db, uploaded, "img", store)).id).toBe(one.id);
    expect(cloudinary.calls).toEqual([]);
  });

  it("an upload that is no valid picture is refused", async () => {
    const fields = [{ path: "publicId", rule: "format" }];
    const refused = imageFromElsewhere(db, await uploadedReference(anSvg()), "img", store);
    await expect(refused).rejects.toMatchObject({ code: "INVALID", fields });
  });

  it("an upload that was never saved can be deleted by its name alone", async () => {
    const { publicId } = await upload(await aPicture());
    await removeImage(db.manager, store, author, publicId);
    expect(cloudinary.resources.has(publicId)).toBe(false);
  });
});
