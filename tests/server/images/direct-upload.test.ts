import { expect, test } from "vitest";
import { aFakeCloudinary } from "../../support/images/image-server.ts";
import { aPicture, tellsPlace } from "../../support/images/picture-files.ts";
import { aServer } from "../../support/server/test-server.ts";

const cloudinary = await aFakeCloudinary();
const site = await aServer({ cloudinary: cloudinary.settings });
const settings = "{ directUpload { uploadUrl uploadPreset folder } }";
const register = `mutation ($publicId: String!) {
  registerImage(publicId: $publicId, fileName: "folder/sea.jpg") { id url fileName width }
}`;

/** Uploads with the parameters of `directUpload`, as an editor's browser does. */
async function uploadPicture(): Promise<string> {
  const { directUpload } = await site.executeOrThrow(settings, {}, "editor");
  const form = new FormData();
  form.set("upload_preset", directUpload.uploadPreset);
  form.set("public_id", `${directUpload.folder}/0123456789abcdef01234567`);
  const bytes = await aPicture({ hasPlace: true });
  form.set("file", new Blob([new Uint8Array(bytes)]), "sea.jpg");
  const answer = await fetch(directUpload.uploadUrl, { method: "POST", body: form });
  return (await answer.json()).public_id;
}

test("an editor uploads a picture to Cloudinary and registers it", async () => {
  const publicId = await uploadPicture();
  const { registerImage } = await site.executeOrThrow(register, { publicId }, "editor");
  expect(registerImage).toMatchObject({ fileName: "sea.jpg", width: 600 });
  const [stored, ...others] = [...cloudinary.resources];
  expect(others).toEqual([]);
  expect(registerImage.url).toContain(stored?.[0]);
  expect(await tellsPlace(stored?.[1].bytes ?? Buffer.alloc(0))).toBe(false);
});

test.each(["visitor", "caseWorker"] as const)("a %s registers nothing", async (role) => {
  const publicId = await uploadPicture();
  const before = new Map(cloudinary.resources);
  const { data, errors } = await site.execute(register, { publicId }, role);
  expect([data, errors?.length]).toEqual([null, 1]);
  expect(cloudinary.resources).toEqual(before);
});

test("the content security policy allows the upload URL for pictures, and no other", async () => {
  const { headers } = await site.request({ url: "/healthz" });
  const policy = String(headers["content-security-policy"]);
  const { uploadPrefix } = cloudinary.settings;
  expect(policy).toContain(`connect-src 'self' ${uploadPrefix}/v1_1/hands/image/upload;`);
});
