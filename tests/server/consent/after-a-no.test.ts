import { describe, expect, test } from "vitest";
import { aConsent, showing, valid, withdraw } from "../../support/consent/consents.ts";
import {
  anUploadedImage,
  type UploadedImage,
  uploadFile,
} from "../../support/images/image-library.ts";
import { aPicture } from "../../support/images/picture-files.ts";
import { aServer, type Role } from "../../support/server/test-server.ts";

const site = await aServer();

const codeOf = async (document: string, variables: object, as: Role) =>
  (await site.execute(document, variables, as)).errors?.[0]?.extensions.code ?? null;

const save = `mutation ($id: ID!, $version: Int!, $input: ConsentInput!) {
  saveConsent(id: $id, version: $version, input: $input) { id }
}`;
const release = `mutation ($id: ID!, $imageIds: [ID!]!) {
  removePicturesFromConsent(id: $id, imageIds: $imageIds) { id }
}`;
const blur = `mutation ($id: ID!, $publicId: String!, $consentIds: [ID!]!) {
  blurImage(id: $id, publicId: $publicId, consentIds: $consentIds, original: SEALED, shows: NOBODY,
    areas: [{ x: 0, y: 0, width: 0.01, height: 0.01 }]) { id }
}`;
const isWithheld = async (id: string): Promise<boolean> =>
  (await site.executeOrThrow(`{ image(id: "${id}") { isWithheld } }`, {}, "editor")).image
    .isWithheld;

/** A picture of a child whose family withdrew its consent, or refused it. */
async function aPictureAgainst(no: "withdrawn" | "refused") {
  const image = await anUploadedImage(site);
  await showing(site, [image.id], "CHILDREN");
  const { id } = await aConsent(site, [image.id], no === "refused" ? { state: "REFUSED" } : {});
  if (no === "withdrawn") await withdraw(site, id);
  const [{ version }] = await site.db.query("select version from consent where id = $1", [id]);
  return { image, consent: { id, version } };
}

describe.each(["withdrawn", "refused"] as const)("an editor, when a consent is %s,", (no) => {
  test.each([
    ["give it again", valid],
    ["call it unanswered", { state: "ASKED" }],
  ])("cannot %s", async (_what, input) => {
    const { image, consent } = await aPictureAgainst(no);
    expect(await codeOf(save, { ...consent, input }, "editor")).toBe("FORBIDDEN");
    expect(await isWithheld(image.id)).toBe(true);
  });

  test("cannot take a picture out of it", async () => {
    const { image, consent } = await aPictureAgainst(no);
    const variables = { id: consent.id, imageIds: [image.id] };
    expect(await codeOf(release, variables, "editor")).toBe("FORBIDDEN");
    expect(await isWithheld(image.id)).toBe(true);
  });

  test("cannot show the picture again by blurring a corner of it", async () => {
    const { image, consent } = await aPictureAgainst(no);
    const lifting = { ...image, consentIds: [consent.id] };
    expect(await codeOf(blur, lifting, "editor")).toBe("FORBIDDEN");
    expect(await codeOf(blur, { ...image, consentIds: [] }, "editor")).toBeNull();
    expect(await isWithheld(image.id)).toBe(true);
  });

  test.each<[string, (image: UploadedImage) => Promise<unknown>]>([
    [
      "cropping it",
      ({ id }) =>
        site.executeOrThrow(
          `mutation { cropImage(id: "${id}", x: 0, y: 0, width: 0.5, height: 1) { id } }`,
          {},
          "editor",
        ),
    ],
    [
      "replacing its file",
      async ({ id }) => {
        const url = `/api/images?inPlaceOf=${id}`;
        const { statusCode } = await uploadFile(site, await aPicture({ width: 90 }), { url });
        expect(statusCode).toBe(201);
      },
    ],
    ["saying that it shows nobody", ({ id }) => showing(site, [id], "NOBODY")],
  ])("cannot show the picture again by %s", async (_how, work) => {
    const { image } = await aPictureAgainst(no);
    await work(image);
    expect(await isWithheld(image.id)).toBe(true);
  });

  test("still corrects the event, and adds pictures to it", async () => {
    const { consent } = await aPictureAgainst(no);
    const { id: another } = await anUploadedImage(site);
    await site.executeOrThrow(
      `mutation ($id: ID!, $version: Int!, $imageIds: [ID!]!, $input: ConsentInput!) {
        saveConsent(id: $id, version: $version, imageIds: $imageIds, input: $input) { id }
      }`,
      { ...consent, imageIds: [another], input: { state: no.toUpperCase(), event: "Різдво" } },
      "editor",
    );
    expect(await isWithheld(another)).toBe(true);
  });
});

test("an original comes back withheld, though the blurred picture was released later", async () => {
  const { image, consent } = await aPictureAgainst("withdrawn");
  await site.executeOrThrow(blur, { ...image, consentIds: [] }, "editor");
  const variables = { id: consent.id, imageIds: [image.id] };
  await site.executeOrThrow(release, variables, "admin");
  expect(await isWithheld(image.id)).toBe(false);
  const { list } = await site.executeOrThrow(
    `{ list: sealedOriginals(imageId: "${image.id}") { id } }`,
    {},
    "admin",
  );
  await site.db.query("update sealed_original set shows = 'adults'");
  await site.executeOrThrow(`mutation { unsealOriginal(id: "${list[0].id}") { id } }`, {}, "admin");
  expect(await isWithheld(image.id)).toBe(true);
});
