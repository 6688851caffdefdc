import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { Image } from "../../../server/image/image.entity.ts";
import {
  imageFromElsewhere,
  registerDirectUpload,
  removeImage,
  storeUploadedImage,
} from "../../../server/image/image.service.ts";
import { openImageStore } from "../../../server/image/stores/open-image-store.ts";
import { aFakeCloudinary } from "../../support/images/fake-cloudinary.ts";
import { anImageFolder, anOpenDatabase, author } from "../../support/images/image-server.ts";
import { aHeic, aPicture, tellsPlace } from "../../support/images/picture-files.ts";

const cloudinary = await aFakeCloudinary();
const { dataDir } = await anImageFolder();
const store = await openImageStore({ dataDir, cloudinary: cloudinary.settings });
const db = await anOpenDatabase();

beforeEach(() => {
  cloudinary.calls.length = 0;
  cloudinary.error = null;
});

/** What the browser does with the preset, as the specification says. */
async function uploadDirectly(bytes: Buffer): Promise<{ url: string; publicId: string }> {
  const { uploadUrl = "", uploadPreset = "" } = store.directUpload ?? {};
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(bytes)]), "IMG_0001.jpg");
  form.set("upload_preset", uploadPreset);
  const answer = await (await fetch(uploadUrl, { method: "POST", body: form })).json();
  return { url: answer.secure_url, publicId: answer.public_id };
}

const keptBytes = (publicId: string) =>
  cloudinary.resources.get(publicId)?.bytes ?? Buffer.alloc(0);

describe("through the server", () => {
  it("an upload is prepared, signed and kept at Cloudinary", async () => {
    const image = await storeUploadedImage(db, store, await aPicture({ hasPlace: true }));
    expect(image).toMatchObject({ store: "cloudinary", width: 600, height: 400 });
    expect(image.url).toContain(`/hands/image/upload/v1001/${image.publicId}`);
    expect(cloudinary.calls).toEqual([`upload ${image.publicId}`]);
    expect((await sharp(keptBytes(image.publicId)).metadata()).format).toBe("webp");
    expect(await tellsPlace(keptBytes(image.publicId))).toBe(false);
  });

  it("Cloudinary makes the sizes, at addresses of the same pattern", async () => {
    const image = await storeUploadedImage(db, store, await aPicture());
    expect(image.variants()).toBe(
      image.url.replace("/upload/", "/upload/c_limit,w_{width},f_{format},q_auto/"),
    );
  });

  it("a removed picture is gone from there; removing it again is no error", async () => {
    const { publicId } = await storeUploadedImage(db, store, await aPicture());
    await removeImage(db.manager, store, author, publicId);
    expect(cloudinary.resources.has(publicId)).toBe(false);
    await removeImage(db.manager, store, author, publicId);
    expect(cloudinary.calls.slice(1)).toEqual([`destroy ${publicId}`, `destroy ${publicId}`]);
  });

  it("when Cloudinary is out of order no row is made, and the secret stays here", async () => {
    const before = await db.getRepository(Image).count();
    cloudinary.error = 500;
    const fault = await storeUploadedImage(db, store, await aPicture()).catch((error) => error);
    expect(fault.message).toBe("Cloudinary: out of order (500)");
    expect(JSON.stringify(fault, Object.getOwnPropertyNames(fault))).not.toContain(
      "stand-in-secret",
    );
    expect(await db.getRepository(Image).count()).toBe(before);
  });
});

describe("straight from the browser", () => {
  it("an editor's browser is told where to and with which preset", () => {
    expect(store.directUpload).toEqual({
      cloudName: "hands",
      uploadPreset: "site",
      uploadUrl: `${cloudinary.settings.uploadPrefix}/v1_1/hands/image/upload`,
    });
  });

  it("a photograph loses its place although it never passed through the server", async () => {
    const { publicId } = await uploadDirectly(await aPicture({ hasPlace: true, orientation: 6 }));
    expect(await tellsPlace(keptBytes(publicId))).toBe(true);
    const image = await registerDirectUpload(db, store, { publicId });
    expect(image).toMatchObject({ publicId, store: "cloudinary", width: 400, height: 600 });
    expect(image.thumbhash).not.toBeNull();
    expect(image.url).toContain(`/v1002/${publicId}`);
    expect(await tellsPlace(keptBytes(publicId))).toBe(false);
  });

  it("registering twice is registering once", async () => {
    const { publicId } = await uploadDirectly(await aPicture());
    const [one, other] = await Promise.all([
      registerDirectUpload(db, store, { publicId }),
      registerDirectUpload(db, store, { publicId }),
    ]);
    expect(other.id).toBe(one.id);
    cloudinary.calls.length = 0;
    expect((await registerDirectUpload(db, store, { publicId })).id).toBe(one.id);
    expect(cloudinary.calls).toEqual([]);
  });

  it("a client that saves {url, public_id} of its upload registers it by that", async () => {
    const given = await uploadDirectly(await aPicture({ hasPlace: true }));
    const local = { ...given, url: given.url.replace("http:", "https:") };
    const image = await imageFromElsewhere(db, local, "img", store);
    expect(image).toMatchObject({ store: "cloudinary", width: 600 });
    expect(await tellsPlace(keptBytes(given.publicId))).toBe(false);
  });

  it("an upload that nobody made is refused", async () => {
    const fields = [{ path: "publicId", rule: "unknown" }];
    const refused = registerDirectUpload(db, store, { publicId: "nobody" });
    await expect(refused).rejects.toMatchObject({ code: "INVALID", fields });
  });

  it("a direct upload that is no picture for us is refused", async () => {
    const { publicId } = await uploadDirectly(aHeic());
    const fields = [{ path: "publicId", rule: "format" }];
    const refused = registerDirectUpload(db, store, { publicId });
    await expect(refused).rejects.toMatchObject({ code: "INVALID", fields });
  });

  it("an upload that was never saved can be removed by its name alone", async () => {
    const { publicId } = await uploadDirectly(await aPicture());
    await removeImage(db.manager, store, author, publicId);
    expect(cloudinary.resources.has(publicId)).toBe(false);
  });
});
