import { beforeEach, describe, expect, it } from "vitest";
import {
  anUploadedImage,
  aPostWithContent,
  contentOf,
  originalFilesOf,
  takeImageChanges,
  type UploadedImage,
  uploadFile,
} from "../../support/images/image-library.ts";
import { anSvg, aPicture } from "../../support/images/picture-files.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
beforeEach(() => site.db.query("delete from change"));

const replace = async ({ id }: Pick<UploadedImage, "id">, bytes?: Buffer) =>
  uploadFile(site, bytes ?? (await aPicture({ width: 90, height: 80 })), {
    fileName: "new.png",
    url: `/api/images?inPlaceOf=${id}`,
  });

const imageFields = "id publicId url width height altUa altEng fileName isCropped focusX focusY";
const read = async (id: string) =>
  (await site.executeOrThrow(`{ image(id: "${id}") { ${imageFields} } }`, {}, "editor")).image;

describe("replacing a picture", () => {
  it("keeps its id and its texts, at a new URL", async () => {
    const old = await anUploadedImage(site, "old.jpg");
    await site.executeOrThrow(
      `mutation { saveAlternativeText(id: "${old.id}", ua: "Діти", eng: "Children") { id }
        focusImage(id: "${old.id}", x: 1, y: 1) { id } }`,
      {},
      "editor",
    );
    const answer = await replace(old);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ _id: old.id, width: 90, height: 80 });
    const image = await read(old.id);
    expect(image).toMatchObject({ altUa: "Діти", altEng: "Children", fileName: "new.png" });
    expect(image).toMatchObject({ width: 90, height: 80, focusX: 0.5, focusY: 0.5 });
    expect((await site.request({ url: image.url })).statusCode).toBe(200);
    expect((await site.request({ url: old.url })).statusCode).toBe(404);
  });

  it("changes it wherever it was placed", async () => {
    const old = await anUploadedImage(site);
    const input = { year: 2024, imageIds: [old.id], translations: { ua: { description: "-" } } };
    const { saved } = await site.executeOrThrow(
      "mutation ($input: ReportInput!) { saved: saveReport(input: $input) { id } }",
      { input },
      "editor",
    );
    const { public_id } = (await replace(old)).json();
    const reportQuery = `{ report(id: "${saved.id}", drafts: true) { images { id publicId } } }`;
    const { report } = await site.executeOrThrow(reportQuery, {}, "editor");
    expect(report.images).toEqual([{ id: old.id, publicId: public_id }]);
  });

  it("changes it in the texts that contained it, and in their older versions", async () => {
    const old = await anUploadedImage(site);
    const text = (url: string) => `<p>До</p><p><img src="${url}" alt="Діти" /></p>`;
    const post = await aPostWithContent(site, text(old.url));
    await replace(old);
    const { url } = await read(old.id);
    expect(await contentOf(site, post)).toBe(text(url));
    const [{ content }] = await site.db.query(
      `select content #>> '{translations,ua,content}' as content from change
       where item_id = $1 and content is not null`,
      [post],
    );
    expect(content).toBe(text(url));
  });

  it("changes it in texts also when the old file was at another host", async () => {
    const url = "https://i.example.org/1.jpg?a=1&b=2";
    const [{ id }] = await site.db.query(
      "insert into image (public_id, store, url) values ('1', 'elsewhere', $1) returning id",
      [url],
    );
    const escaped = url.replace("&", "&amp;");
    const text = (address: string) =>
      `<img src="${address}" alt="1" /><img src="${escaped}&amp;c=3" alt="1" />`;
    const post = await aPostWithContent(site, text(escaped));
    await replace({ id });
    expect(await contentOf(site, post)).toBe(text((await read(id)).url));
  });

  it("shows nobody the files of a crop any more", async () => {
    const { id, url } = await anUploadedImage(site);
    const { cropImage } = await site.executeOrThrow(
      `mutation { cropImage(id: "${id}", x: 0, y: 0, width: 0.5, height: 1) { url } }`,
      {},
      "editor",
    );
    await replace({ id });
    const { publicId, isCropped } = await read(id);
    expect(isCropped).toBe(false);
    const urls = [url, cropImage.url, `/images/${publicId}/original.webp`];
    const statuses = urls.map(async (one) => (await site.request({ url: one })).statusCode);
    expect(await Promise.all(statuses)).toEqual([404, 404, 200]);
  });

  it("is recorded in the history", async () => {
    const { id } = await anUploadedImage(site);
    await replace({ id });
    expect(await takeImageChanges(site)).toMatchObject([
      { action: "replaced", label: "new.png", itemId: id },
    ]);
  });
});

describe("the old picture is kept", () => {
  it("when the new file is no valid picture", async () => {
    const old = await anUploadedImage(site);
    const { statusCode } = await replace(old, anSvg());
    expect(statusCode).toBe(422);
    expect(await read(old.id)).toMatchObject({ ...old, width: 600 });
    expect((await site.request({ url: old.url })).statusCode).toBe(200);
  });

  it.each(["00000000-0000-4000-8000-000000000000", "nonsense"])(
    "and nothing is stored in place of %s, which is an unknown id",
    async (id) => {
      const before = await originalFilesOf(site);
      expect((await replace({ id })).statusCode).toBe(404);
      expect(await originalFilesOf(site)).toEqual(before);
    },
  );

  it("and a visitor cannot replace it", async () => {
    const { id } = await anUploadedImage(site);
    const url = `/api/images?inPlaceOf=${id}`;
    expect((await site.request({ method: "POST", url })).statusCode).toBe(401);
  });
});
