import { expect, test } from "vitest";
import { storeUploadedImage } from "../../../server/image/image.service.ts";
import { aConsent, showing, withdraw } from "../../support/consent/consents.ts";
import { aFakeCloudinary } from "../../support/images/image-server.ts";
import { aPicture } from "../../support/images/picture-files.ts";
import { aServer } from "../../support/server/test-server.ts";

const cloudinary = await aFakeCloudinary();
const site = await aServer({ cloudinary: cloudinary.settings });

async function aConsentedPicture() {
  const image = await storeUploadedImage(
    site.db,
    site.images,
    await aPicture({ width: 400, height: 300 }),
  );
  await showing(site, [image.id], "CHILDREN");
  return { ...image, consent: await aConsent(site, [image.id]) };
}

const typeOf = (publicId: string) => cloudinary.resources.get(publicId)?.type;
const mutate = (field: string, id: string) =>
  site.executeOrThrow(`mutation ($id: ID!) { done: ${field} }`, { id }, "editor");

test("a withdrawn picture is private at Cloudinary, and an editor gets it from the site", async () => {
  const image = await aConsentedPicture();
  expect(typeOf(image.publicId)).toBe("upload");
  expect((await fetch(image.url)).status).toBe(200);
  await withdraw(site, image.consent.id);
  expect(typeOf(image.publicId)).toBe("private");
  expect((await fetch(image.url)).status).toBe(404);
  const { image: shown } = await site.executeOrThrow(
    "query ($id: ID!) { image(id: $id) { url } }",
    { id: image.id },
    "editor",
  );
  const answer = await site.request({ url: shown.url });
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.equals(cloudinary.resources.get(image.publicId)?.bytes as Buffer)).toBe(
    true,
  );
});

test("a rotated one is private as well, and one from the trash stays so", async () => {
  const image = await aConsentedPicture();
  await withdraw(site, image.consent.id);
  await mutate("rotateImage(id: $id) { id }", image.id);
  const [{ publicId }] = await site.db.query(
    `select public_id as "publicId" from image where id = $1`,
    [image.id],
  );
  expect(publicId).not.toBe(image.publicId);
  expect(typeOf(publicId)).toBe("private");
  await mutate("deleteImage(id: $id)", image.id);
  await mutate("restoreImage(id: $id) { id }", image.id);
  expect(typeOf(publicId)).toBe("private");
});

test("it is public again when the consent is given again, and Cloudinary is asked until it obeys", async () => {
  const image = await aConsentedPicture();
  cloudinary.error = 500;
  const withdrawal = "mutation ($id: ID!) { withdrawConsent(id: $id) { state version } }";
  const failed = await site.execute(withdrawal, { id: image.consent.id }, "editor");
  expect(failed.errors).toHaveLength(1);
  cloudinary.error = null;
  expect(typeOf(image.publicId)).toBe("upload");
  const { withdrawConsent } = await site.executeOrThrow(
    withdrawal,
    { id: image.consent.id },
    "editor",
  );
  expect(withdrawConsent.state).toBe("WITHDRAWN");
  expect(typeOf(image.publicId)).toBe("private");
  await site.executeOrThrow(
    "mutation ($id: ID!, $version: Int!, $input: ConsentInput!) { saveConsent(id: $id, version: $version, input: $input) { id } }",
    {
      id: image.consent.id,
      version: withdrawConsent.version,
      input: { state: "GIVEN", givenOn: "2026-01-01", uses: ["SITE"] },
    },
    "admin",
  );
  expect(typeOf(image.publicId)).toBe("upload");
});
