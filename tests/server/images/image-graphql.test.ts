import { graphql } from "graphql";
import { buildSchema } from "type-graphql";
import { describe, expect, it } from "vitest";
import { Image } from "../../../server/image/image.entity.ts";
import { ImageResolver } from "../../../server/image/image.resolver.ts";
import { storeUploadedImage } from "../../../server/image/image.service.ts";
import { visitor } from "../../../server/platform/viewer.ts";
import { anImageFolder, anOpenDatabase, editor } from "../../support/images/image-server.ts";
import { aPicture } from "../../support/images/picture-files.ts";

const { store: images } = await anImageFolder();
const db = await anOpenDatabase();
const schema = await buildSchema({ resolvers: [ImageResolver], validate: false });

async function executeAs(source: string, variables: Record<string, unknown> = {}, viewer = editor) {
  const contextValue = {
    db: db.manager,
    images,
    viewer,
    now: new Date(),
    contentWritten: () => undefined,
    address: "",
    publicUrl: "",
  };
  const answer = await graphql({ schema, source, variableValues: variables, contextValue });
  // As JSON, because graphql's objects have no prototype and would not compare equal.
  const data = JSON.parse(JSON.stringify(answer.data ?? null));
  return { data, failures: answer.errors?.map(({ extensions }) => extensions) };
}

async function anImage(altTexts = {}): Promise<Image> {
  return storeUploadedImage(db, images, await aPicture({ width: 60, height: 40 }), altTexts);
}

const id = "00000000-0000-4000-8000-000000000000";

it.each([
  `{ image(id: "${id}") { id } }`,
  "{ images { total } }",
  "{ directUpload { cloudName } }",
  `mutation { saveAlternativeText(id: "${id}", ua: "", eng: "") { id } }`,
  'mutation { registerImage(publicId: "x") { id } }',
  `mutation { focusImage(id: "${id}", x: 0, y: 0) { id } }`,
  `mutation { cropImage(id: "${id}", x: 0, y: 0, width: 1, height: 1) { id } }`,
  `mutation { uncropImage(id: "${id}") { id } }`,
  `mutation { deleteImage(id: "${id}") }`,
])("a visitor is refused %s", async (source) => {
  const { failures } = await executeAs(source, {}, visitor);
  expect(failures).toMatchObject([{ code: "UNAUTHENTICATED" }]);
});

describe("an editor", () => {
  const all = `query ($id: ID!) { image(id: $id) {
    publicId url variants width height thumbhash ua: alt(language: UA) eng: alt(language: ENG)
  } }`;

  it("reads all fields of a picture", async () => {
    const image = await anImage({ altUa: "Діти" });
    const { data } = await executeAs(all, { id: image.id });
    expect(data.image).toEqual({
      publicId: image.publicId,
      url: `/images/${image.publicId}/original.webp`,
      variants: `/images/${image.publicId}/{width}.{format}`,
      width: 60,
      height: 40,
      thumbhash: image.thumbhash,
      ua: "Діти",
      eng: "Діти",
    });
  });

  it("finds nothing by an unknown or an invalid id", async () => {
    for (const unknown of [id, "nonsense"]) {
      expect(await executeAs(all, { id: unknown })).toEqual({ data: { image: null } });
    }
  });

  const save = `mutation ($id: ID!, $ua: String!, $eng: String!) {
    saveAlternativeText(id: $id, ua: $ua, eng: $eng) { ua: alt eng: alt(language: ENG) }
  }`;

  it("writes the alternative text in both languages", async () => {
    const image = await anImage();
    const altTexts = { id: image.id, ua: " Діти малюють", eng: "Children draw " };
    const { data } = await executeAs(save, altTexts);
    expect(data.saveAlternativeText).toEqual({ ua: "Діти малюють", eng: "Children draw" });
  });

  it("gets an error for a text that is too long, and for a picture that was deleted", async () => {
    const image = await anImage();
    const { failures } = await executeAs(save, { id: image.id, ua: "", eng: "x".repeat(501) });
    const fields = [{ path: "eng", rule: "tooLong", limit: 500 }];
    expect(failures).toMatchObject([{ code: "INVALID", fields }]);
    expect((await executeAs(save, { id, ua: "", eng: "" })).failures).toMatchObject([
      { code: "NOT_FOUND" },
    ]);
  });

  it("pages through all pictures, newest first, each exactly once", async () => {
    await db.getRepository(Image).createQueryBuilder().delete().execute();
    const createdIds: string[] = [];
    for (let count = 0; count < 5; count++) createdIds.unshift((await anImage()).id);
    // Two images with the same creation time are ordered by id.
    await db.query("update image set created_at = now() where id = any($1)", [
      createdIds.slice(1, 3),
    ]);
    const seenIds: string[] = [];
    let after: string | null = null;
    do {
      const source = `query ($after: String) { images(first: 2, after: $after) {
        items { id } endCursor hasNextPage total
      } }`;
      const { data } = await executeAs(source, { after });
      expect(data.images.total).toBe(5);
      seenIds.push(...data.images.items.map((item: { id: string }) => item.id));
      after = data.images.hasNextPage ? data.images.endCursor : null;
    } while (after);
    expect(seenIds.toSorted()).toEqual(createdIds.toSorted());
  });

  it.each([
    "nonsense",
    "99999999999999999999 00000000-0000-4000-8000-000000000000",
    "1700000000000 nonsense",
  ])("gets an error for the invalid cursor %j", async (text) => {
    const after = Buffer.from(text).toString("base64url");
    const { failures } = await executeAs(
      "query ($after: String) { images(after: $after) { total } }",
      {
        after,
      },
    );
    expect(failures).toMatchObject([{ code: "INVALID", fields: [{ path: "after" }] }]);
  });

  it("deletes a picture; deleting it again is no error", async () => {
    const image = await anImage();
    const source = "mutation ($id: ID!) { deleteImage(id: $id) }";
    expect((await executeAs(source, { id: image.id })).data.deleteImage).toBe(true);
    expect((await executeAs(source, { id: image.id })).data.deleteImage).toBe(false);
  });

  it("uploads through this server while pictures are stored on its disk", async () => {
    const { data, failures } = await executeAs("{ directUpload { cloudName } }");
    expect([data.directUpload, failures]).toEqual([null, undefined]);
    const registered = await executeAs('mutation { registerImage(publicId: "x") { id } }');
    expect(registered.failures).toMatchObject([{ code: "INVALID" }]);
  });
});
