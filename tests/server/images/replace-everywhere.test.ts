import { describe, expect, it } from "vitest";
import {
  anUploadedImage,
  aPostWithContent,
  contentOf,
} from "../../support/images/image-library.ts";
import { aServer, type Role } from "../../support/server/test-server.ts";

const site = await aServer();

const replace = (id: string, by: string, as: Role = "editor") =>
  site.execute(
    "mutation ($id: ID!, $by: ID!) { replaceImageEverywhere(id: $id, by: $by) { id } }",
    { id, by },
    as,
  );
const aGallery = async (imageIds: string[]) =>
  (
    await site.executeOrThrow(
      `mutation ($imageIds: [ID!]!) { saved: saveReport(input: {
        year: 2026, month: 3, imageIds: $imageIds, translations: { ua: {} }
      }) { id } }`,
      { imageIds },
      "editor",
    )
  ).saved.id;
const picturesOf = async (id: string) =>
  (
    await site.executeOrThrow(
      `{ report(id: "${id}", drafts: true) { images { id } } }`,
      {},
      "editor",
    )
  ).report.images.map((image: { id: string }) => image.id);

describe("an editor who lets another picture take the places of one", () => {
  it("finds it in sets at the same place, and in texts", async () => {
    const [old, next, third] = [
      await anUploadedImage(site),
      await anUploadedImage(site),
      await anUploadedImage(site),
    ];
    const report = await aGallery([third.id, old.id]);
    const post = await aPostWithContent(
      site,
      `<p><img src="${old.url}" alt=""><img src="${old.url.replace("original", "640")}" alt=""></p>`,
    );
    expect((await replace(old.id, next.id)).data).toEqual({
      replaceImageEverywhere: { id: next.id },
    });
    expect(await picturesOf(report)).toEqual([third.id, next.id]);
    const content = await contentOf(site, post);
    expect(content).not.toContain(old.publicId);
    expect(content).toContain(next.url);
  });

  it("does not find it twice in a set that had it already", async () => {
    const [old, next] = [await anUploadedImage(site), await anUploadedImage(site)];
    const report = await aGallery([next.id, old.id]);
    await replace(old.id, next.id);
    expect(await picturesOf(report)).toEqual([next.id]);
  });

  it("keeps the picture in the library, and what the history says", async () => {
    const [old, next] = [await anUploadedImage(site), await anUploadedImage(site)];
    await aPostWithContent(site, `<p><img src="${old.url}" alt=""></p>`);
    await replace(old.id, next.id);
    const [{ named }] = await site.db.query(
      "select count(*)::int as named from change where content::text like $1",
      [`%${old.publicId}%`],
    );
    expect(named).toBeGreaterThan(0);
    expect((await site.request({ url: old.url })).statusCode).toBe(200);
  });
});

it("a picture is not replaced by itself, by an unknown one, or by a visitor", async () => {
  const { id } = await anUploadedImage(site);
  const other = await anUploadedImage(site);
  const codeOf = ({ errors }: Awaited<ReturnType<typeof replace>>) => errors?.[0]?.extensions.code;
  expect(codeOf(await replace(id, id))).toBe("INVALID");
  expect(codeOf(await replace(id, crypto.randomUUID()))).toBe("INVALID");
  expect(codeOf(await replace(crypto.randomUUID(), id))).toBe("NOT_FOUND");
  expect(codeOf(await replace(id, other.id, "visitor"))).toBe("UNAUTHENTICATED");
});
