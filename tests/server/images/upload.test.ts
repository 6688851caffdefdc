import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { Image } from "../../../server/image/image.entity.ts";
import { aForm, anImageServer, bearer, postForm } from "../../support/images/image-server.ts";
import { aHeavyPicture, aPdf, aPicture, tellsPlace } from "../../support/images/picture-files.ts";

const site = await anImageServer();

const statusOf = async (url: string) => (await site.app.inject(new URL(url).pathname)).statusCode;

describe("an upload", () => {
  it.each(["/api/images", "/images"])("an editor's picture is stored by POST %s", async (path) => {
    const { status, body } = await postForm(
      site,
      aForm(["file", await aPicture({ hasPlace: true })]),
      path,
    );
    expect(status).toBe(201);
    expect(body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      url: `https://doloni.example/images/${body.public_id}/original.webp`,
      public_id: expect.stringMatching(/^[0-9a-f]{24}$/),
      width: 600,
      height: 400,
      thumbhash: expect.stringMatching(/^[\w+/=]{20,60}$/),
    });
    const { rawPayload } = await site.app.inject(new URL(body.url).pathname);
    expect((await sharp(rawPayload).metadata()).format).toBe("webp");
    expect(await tellsPlace(rawPayload)).toBe(false);
  });

  it("the alternative text may be sent too, before the file", async () => {
    const form = aForm(
      ["alt_ua", "Діти малюють"],
      ["alt_eng", " Children draw "],
      ["file", await aPicture()],
    );
    const { body } = await postForm(site, form);
    const image = await site.db.getRepository(Image).findOneByOrFail({ id: body._id });
    expect([image.altUa, image.altEng]).toEqual(["Діти малюють", "Children draw"]);
  });

  it("only the first of several files is stored, and the connection stays open", async () => {
    const second = await aHeavyPicture(1500, 1000);
    const form = aForm(["a", await aPicture({ width: 321 })], ["b", second], ["c", "x"]);
    const before = (await site.originals()).length;
    expect((await postForm(site, form)).body.width).toBe(321);
    expect((await site.originals()).length).toBe(before + 1);
    expect((await postForm(site, aForm(["file", await aPicture()]))).status).toBe(201);
  });

  it("the new picture replaces the previous one, which is deleted first", async () => {
    const { public_id: previous, url } = (await postForm(site, aForm(["file", await aPicture()])))
      .body;
    const path = `/api/images?replaces=${previous}`;
    expect((await postForm(site, aForm(["file", await aPicture()]), path)).status).toBe(201);
    expect(await statusOf(url)).toBe(404);
    expect(await site.db.getRepository(Image).existsBy({ publicId: previous })).toBe(false);
  });

  it("a previous picture that cannot be deleted is no obstacle; a refused one is kept", async () => {
    const path = "/api/images?replaces=";
    expect((await postForm(site, aForm(["file", await aPicture()]), `${path}nobody`)).status).toBe(
      201,
    );
    const previous = (await postForm(site, aForm(["file", await aPicture()]))).body.public_id;
    expect((await postForm(site, aForm(["file", aPdf()]), path + previous)).status).toBe(422);
    expect(await site.originals()).toContain(`${previous}.webp`);
  });
});

const json = { ...bearer, "content-type": "application/json" };
const remove = (body: unknown, path = "/api/images") =>
  site.app.inject({ method: "DELETE", url: path, headers: json, payload: JSON.stringify(body) });

describe("a deletion", () => {
  it.each(["/api/images", "/images"])("an editor deletes a picture by DELETE %s", async (path) => {
    for (const form of ["whole", "name alone"]) {
      const { url, public_id } = (await postForm(site, aForm(["file", await aPicture()]))).body;
      const body = form === "whole" ? { url, public_id } : { public_id };
      const answer = await site.app.inject({
        method: "DELETE",
        url: path,
        headers: json,
        payload: body,
      });
      expect(answer.statusCode).toBe(204);
      expect(await statusOf(url)).toBe(404);
      expect(await site.db.getRepository(Image).existsBy({ publicId: public_id })).toBe(false);
    }
  });

  it("deleting an unknown picture is no error", async () => {
    const { statusCode } = await remove({ public_id: "nobody" }, "/images");
    expect(statusCode).toBe(204);
  });

  it("a deletion without a name is refused", async () => {
    for (const body of [{}, { public_id: "" }, { public_id: 7 }, [], null]) {
      const answer = await remove(body);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().fields).toEqual([{ path: "public_id", rule: "required" }]);
    }
  });
});
