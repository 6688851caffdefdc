import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { encryptedPrefix } from "../../../server/files/encrypted-files.ts";
import { sweepImages } from "../../../server/image/image-sweep.ts";
import {
  anUploadedImage,
  aPostWithContent,
  contentOf,
  originalFilesOf,
  takeImageChanges,
  type UploadedImage,
} from "../../support/images/image-library.ts";
import { colourAt } from "../../support/images/picture-files.ts";
import { aServer, type Role } from "../../support/server/test-server.ts";

const site = await aServer();

const blurring = `mutation ($id: ID!, $publicId: String!, $areas: [BlurArea!]!, $original: OriginalFate!, $shows: PicturePeople!, $consentIds: [ID!] = []) {
  image: blurImage(
    id: $id, publicId: $publicId, areas: $areas, original: $original, shows: $shows, consentIds: $consentIds
  ) {
    id publicId url variants width height thumbhash isCropped focusX
  }
}`;
const middle = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };
const usual = { areas: [middle], original: "SEALED", shows: "NOBODY" };

const blur = async (
  { id, publicId }: Pick<UploadedImage, "id" | "publicId">,
  changes: object = {},
  as: Role = "editor",
) => (await site.executeOrThrow(blurring, { id, publicId, ...usual, ...changes }, as)).image;
const refusalOf = async (variables: object, as: Role = "editor") =>
  (await site.execute(blurring, { ...usual, ...variables }, as)).errors?.[0]?.extensions;
const execute = async (document: string, as: Role = "editor") => site.execute(document, {}, as);
const sealedOf = async (id: string) =>
  (
    await site.executeOrThrow(
      `{ list: sealedOriginals(imageId: "${id}") { id sealedBy } }`,
      {},
      "admin",
    )
  ).list;
const unseal = (id: string, as: Role = "admin") =>
  execute(`mutation { image: unsealOriginal(id: "${id}") { id url width isCropped } }`, as);
const fileAt = async (url: string) => (await site.request({ url })).rawPayload;
const statusOf = async (url: string) => (await site.request({ url })).statusCode;

beforeEach(() => site.db.query("delete from change"));

describe("an editor who blurs a face", () => {
  it("shows everybody the blurred picture at a new address, and nobody the former one", async () => {
    const original = await anUploadedImage(site);
    const small = original.url.replace("original", "160");
    expect(await statusOf(small)).toBe(200);
    const image = await blur(original);
    expect(image).toMatchObject({ id: original.id, width: 600, height: 400, isCropped: false });
    expect(image.publicId).not.toBe(original.publicId);
    expect(await statusOf(image.url)).toBe(200);
    for (const gone of [original.url, small]) expect(await statusOf(gone)).toBeGreaterThan(400);
    expect(await originalFilesOf(site)).not.toContain(original.publicId);
    expect(await takeImageChanges(site)).toMatchObject([{ action: "blurred" }]);
  });

  it.each(["SEALED", "ERASED"])(
    "leaves neither the file nor the trash a picture of it (%s)",
    async (fate) => {
      const original = await anUploadedImage(site);
      await blur(original, { original: fate });
      const kept = await readdir(join(site.dataDir, "quarantine", "images")).catch(() => []);
      expect(kept.join()).not.toContain(original.publicId);
      const [{ trash }] = await site.db.query(
        "select count(*)::int as trash from deleted_image where image->>'publicId' = $1",
        [original.publicId],
      );
      expect(trash).toBe(0);
    },
  );

  it("of a cropped picture blurs what is shown, and what was cut off goes, too", async () => {
    const original = await anUploadedImage(site);
    const { cropped } = await site.executeOrThrow(
      `mutation { cropped: cropImage(id: "${original.id}", x: 0, y: 0, width: 0.5, height: 1) { id publicId url } }`,
      {},
      "editor",
    );
    const image = await blur(cropped);
    expect(image).toMatchObject({ width: 300, height: 400, isCropped: false });
    for (const gone of [original.url, cropped.url])
      expect(await statusOf(gone)).toBeGreaterThan(400);
  });

  it("finds the texts that showed the picture with the blurred one", async () => {
    const original = await anUploadedImage(site);
    const post = await aPostWithContent(site, `<p><img src="${original.url}" alt=""></p>`);
    const image = await blur(original);
    expect(await contentOf(site, post)).toContain(image.url);
  });

  it("keeps the focal point", async () => {
    const original = await anUploadedImage(site);
    await execute(`mutation { focusImage(id: "${original.id}", x: 0.25, y: 0.5) { id } }`);
    expect((await blur(original)).focusX).toBe(0.25);
  });

  it("is told when a colleague has turned the picture meanwhile, because the areas are elsewhere", async () => {
    const original = await anUploadedImage(site);
    await execute(`mutation { rotateImage(id: "${original.id}") { id } }`);
    expect(await refusalOf(original)).toMatchObject({ code: "CONFLICT", reason: "stale" });
  });

  it("and a colleague who blurs at the same moment do not overwrite each other", async () => {
    const original = await anUploadedImage(site);
    const results = await Promise.all([
      site.execute(blurring, { ...original, ...usual }, "editor"),
      site.execute(blurring, { ...original, ...usual }, "admin"),
    ]);
    const reasons = results.map(({ errors }) => errors?.[0]?.extensions.code ?? "done");
    expect(reasons.filter((reason) => reason === "done")).toHaveLength(1);
    expect(await sealedOf(original.id)).toHaveLength(1);
  });

  it("whose file cannot be withdrawn sees the picture unchanged and still served", async () => {
    const original = await anUploadedImage(site);
    const withdraw = vi.spyOn(site.images, "withdraw").mockRejectedValue(new Error("disk full"));
    expect(await refusalOf(original)).toBeDefined();
    withdraw.mockRestore();
    expect(await statusOf(original.url)).toBe(200);
    expect(await sealedOf(original.id)).toEqual([]);
    await blur(original);
  });
});

describe("a picture of a child whose consent is withdrawn", () => {
  const stateOf = async (id: string) =>
    (
      await site.executeOrThrow(
        `{ image(id: "${id}") { shows isWithheld consents { id state } } }`,
        {},
        "editor",
      )
    ).image;

  async function aWithdrawnPicture() {
    const original = await anUploadedImage(site);
    await execute(
      `mutation { setPicturePeople(imageIds: ["${original.id}"], shows: CHILDREN) { id } }`,
    );
    const { consent } = await site.executeOrThrow(
      `mutation { consent: saveConsent(imageIds: ["${original.id}"], input: {
        state: GIVEN, givenOn: "2026-01-02", uses: [SITE], event: "Ярмарок"
      }) { id } }`,
      {},
      "editor",
    );
    await execute(`mutation { withdrawConsent(id: "${consent.id}") { id } }`);
    expect(await stateOf(original.id)).toMatchObject({ shows: "CHILDREN", isWithheld: true });
    return { ...original, consentId: consent.id };
  }

  it("is public again once an admin has blurred the child out of recognition", async () => {
    const picture = await aWithdrawnPicture();
    await blur(picture, { consentIds: [picture.consentId] }, "admin");
    expect(await stateOf(picture.id)).toEqual({ shows: "NOBODY", isWithheld: false, consents: [] });
  });

  it("stays withheld while another child can be recognised, or while the consent covers it", async () => {
    const one = await aWithdrawnPicture();
    await blur(one, { shows: "CHILDREN", consentIds: [one.consentId] }, "admin");
    expect(await stateOf(one.id)).toMatchObject({ isWithheld: true, consents: [] });
    const other = await aWithdrawnPicture();
    await blur(other);
    expect(await stateOf(other.id)).toMatchObject({ shows: "NOBODY", isWithheld: true });
  });

  it("is withheld again when an admin unseals the original", async () => {
    const picture = await aWithdrawnPicture();
    await blur(picture, { consentIds: [picture.consentId] }, "admin");
    const [{ id }] = await sealedOf(picture.id);
    await unseal(id);
    expect(await stateOf(picture.id)).toEqual({
      shows: "CHILDREN",
      isWithheld: true,
      consents: [{ id: picture.consentId, state: "WITHDRAWN" }],
    });
  });

  it("stays as it is when a consent is not known", async () => {
    const picture = await aWithdrawnPicture();
    const consentIds = [picture.consentId, crypto.randomUUID()];
    expect(await refusalOf({ ...picture, consentIds }, "admin")).toMatchObject({
      code: "NOT_FOUND",
    });
    expect(await stateOf(picture.id)).toMatchObject({ isWithheld: true, consents: [{}] });
  });
});

describe("blurring refuses", () => {
  it("a visitor and a case worker", async () => {
    const original = await anUploadedImage(site);
    expect(await refusalOf(original, "visitor")).toMatchObject({ code: "UNAUTHENTICATED" });
    expect(await refusalOf(original, "caseWorker")).toMatchObject({ code: "FORBIDDEN" });
    expect(await statusOf(original.url)).toBe(200);
  });

  it.each([
    ["no area", [], { path: "areas", rule: "arrayMinSize", limit: 1 }],
    ["51 areas", Array(51).fill(middle), { path: "areas", rule: "arrayMaxSize", limit: 50 }],
    ["a negative edge", [{ ...middle, x: -0.1 }], { path: "areas.0.x", rule: "min", limit: 0 }],
    ["no width", [middle, { ...middle, width: 0 }], { path: "areas.1.width", rule: "isPositive" }],
    ["more than all", [{ ...middle, x: 0.6 }], { path: "areas.0.width", rule: "outside" }],
  ])("%s", async (_, areas, field) => {
    const original = await anUploadedImage(site);
    expect(await refusalOf({ ...original, areas })).toMatchObject({
      code: "INVALID",
      fields: [field],
    });
  });

  it("an unknown picture, and one on another host", async () => {
    const id = crypto.randomUUID();
    expect(await refusalOf({ id, publicId: "" })).toMatchObject({ code: "NOT_FOUND" });
    const url = "https://elsewhere.example/picture.jpg";
    await site.db.query(
      "insert into image (id, public_id, store, url) values ($1, $2, 'elsewhere', $2)",
      [id, url],
    );
    expect(await refusalOf({ id, publicId: url })).toMatchObject({
      fields: [{ path: "id", rule: "elsewhere" }],
    });
  });
});

describe("a sealed original", () => {
  it("is encrypted where it is stored", async () => {
    const original = await anUploadedImage(site);
    const bytes = await readFile(
      join(site.dataDir, "images", "originals", `${original.publicId}.webp`),
    );
    await blur(original);
    const [sealed] = await sealedOf(original.id);
    const encrypted = await readFile(join(site.dataDir, encryptedPrefix, sealed.id));
    expect(encrypted.length).toBeGreaterThan(bytes.length);
    expect(encrypted.includes(bytes.subarray(100, 130))).toBe(false);
  });

  it("comes back when an admin unseals it, and the blurred picture goes to the trash", async () => {
    const original = await anUploadedImage(site);
    const blurred = await blur(original, { areas: [{ x: 0, y: 0, width: 1, height: 1 }] });
    const [sealed] = await sealedOf(original.id);
    expect(sealed.sealedBy).not.toBe("");
    const { data } = await unseal(sealed.id);
    const image = data?.image as { id: string; url: string };
    expect(image).toMatchObject({ id: original.id, width: 600 });
    expect(await colourAt(await fileAt(image.url), "left")).toBe("red");
    expect(await colourAt(await fileAt(image.url), "right")).toBe("blue");
    expect(await statusOf(blurred.url)).toBeGreaterThan(400);
    expect(await sealedOf(original.id)).toEqual([]);
    expect((await takeImageChanges(site)).at(-1)).toMatchObject({ action: "unsealed" });
  });

  it("is opened and listed by admins only", async () => {
    const original = await anUploadedImage(site);
    await blur(original);
    const [{ id }] = await sealedOf(original.id);
    expect((await unseal(id, "visitor")).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
    expect((await unseal(id, "editor")).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    const list = await execute(`{ sealedOriginals(imageId: "${original.id}") { id } }`);
    expect(list.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    expect(await sealedOf(original.id)).toHaveLength(1);
  });

  it("needs a password that was typed lately", async () => {
    const original = await anUploadedImage(site);
    await blur(original);
    const [{ id }] = await sealedOf(original.id);
    const confirmed = (at: string) => site.db.query("update session set confirmed_at = $1", [at]);
    await confirmed("2020-01-01");
    expect((await unseal(id)).errors?.[0]?.extensions.code).toBe("CONFIRMATION_REQUIRED");
    await confirmed("2100-01-01");
  });

  it("that does not exist is not found", async () => {
    for (const id of [crypto.randomUUID(), "none"]) {
      expect((await unseal(id)).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
      expect(await sealedOf(id)).toEqual([]);
    }
  });

  it("is erased with all earlier ones when the picture is blurred again without keeping it", async () => {
    const original = await anUploadedImage(site);
    const once = await blur(original);
    const twice = await blur(once);
    expect(await sealedOf(original.id)).toHaveLength(2);
    await blur(twice, { original: "ERASED" });
    expect(await sealedOf(original.id)).toEqual([]);
  });

  it("is kept while the picture is in the trash, and erased with it", async () => {
    const original = await anUploadedImage(site);
    await blur(original);
    await execute(`mutation { deleteImage(id: "${original.id}") }`);
    await sweepImages(site.db, site, new Date());
    expect(await sealedOf(original.id)).toHaveLength(1);
    await sweepImages(site.db, site, new Date(Date.now() + 31 * 24 * 3_600_000));
    expect(await sealedOf(original.id)).toEqual([]);
  });
});
