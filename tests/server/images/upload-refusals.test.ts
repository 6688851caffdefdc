import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import {
  aForm,
  anImageServer,
  bearer,
  portOf,
  postForm,
} from "../../support/images/image-server.ts";
import { aBomb, anSvg, aPdf, aPicture } from "../../support/images/picture-files.ts";

const site = await anImageServer();
const [picture, decompressionBomb] = await Promise.all([aPicture(), aBomb()]);

describe("what is refused", () => {
  it.each(["/api/images", "/images"])(
    "a visitor can neither store nor delete anything at %s",
    async (path) => {
      const { status, body } = await postForm(site, aForm(["file", await aPicture()]), path, {});
      expect([status, body.code]).toEqual([401, "UNAUTHENTICATED"]);
      const { public_id } = (await postForm(site, aForm(["file", await aPicture()]))).body;
      const removal = await site.app.inject({
        method: "DELETE",
        url: path,
        payload: { public_id },
      });
      expect(removal.statusCode).toBe(401);
      expect(await site.originals()).toContain(`${public_id}.webp`);
    },
  );

  it.each([
    ["a PDF", aPdf(), { rule: "format" }],
    ["an SVG", anSvg(), { rule: "format" }],
    ["half of a picture", picture.subarray(0, 2000), { rule: "broken" }],
    ["one of 144 megapixels", decompressionBomb, { rule: "tooManyPixels", limit: 108 }],
    ["an empty one", Buffer.alloc(0), { rule: "broken" }],
  ])("a file named .jpg that is %s is refused by a rule of its own", async (_, bytes, rule) => {
    const { status, body } = await postForm(site, aForm(["file", bytes, "holiday.jpg"]));
    expect([status, body.fields]).toEqual([422, [{ path: "file", ...rule }]]);
  });

  it("a form without a file is refused", async () => {
    for (const form of [aForm(["file", "no file"]), aForm()]) {
      const { status, body } = await postForm(site, form);
      expect([status, body.fields]).toEqual([422, [{ path: "file", rule: "required" }]]);
    }
  });

  it("more than 20 MB are refused, declared or not, without reading further", async () => {
    const tooLarge = aForm(["file", Buffer.alloc(21 * 1024 * 1024)]);
    const withLength = await postForm(site, tooLarge);
    expect([withLength.status, withLength.body.code]).toEqual([413, "TOO_LARGE"]);
    const bufferedBytes = process.memoryUsage().arrayBuffers;
    expect(await sendEndlessly(60)).toContain("413");
    expect(process.memoryUsage().arrayBuffers - bufferedBytes).toBeLessThan(45 * 1024 * 1024);
  });

  it("an upload that breaks off leaves nothing", async () => {
    const before = await site.originals();
    await breakOff();
    expect(await site.originals()).toEqual(before);
    expect((await postForm(site, aForm(["file", await aPicture()]))).status).toBe(201);
  });

  it("a body that is not a form is refused", async () => {
    const call = { method: "POST", url: "/api/images" } as const;
    const asJson = await site.app.inject({ ...call, headers: bearer, payload: { url: "x" } });
    expect(asJson.statusCode).toBe(415);
    const headers = { ...bearer, "content-type": "image/jpeg" };
    const withoutForm = await site.app.inject({ ...call, headers, payload: await aPicture() });
    expect(withoutForm.statusCode).toBe(415);
    const wrongBoundary = { ...bearer, "content-type": "multipart/form-data; boundary=x" };
    const broken = await site.app.inject({
      ...call,
      headers: wrongBoundary,
      payload: "--x\r\nnonsense",
    });
    expect(broken.statusCode).toBe(422);
  });

  it("no file remains when the row cannot be inserted", async () => {
    const before = await site.originals();
    await site.db.query("alter table image add constraint refuse check (width <> 111)");
    expect((await postForm(site, aForm(["file", await aPicture({ width: 111 })]))).status).toBe(
      500,
    );
    await site.db.query("alter table image drop constraint refuse");
    expect(await site.originals()).toEqual(before);
  });
});

/** Sends up to `megabytes` of one file in chunks; returns the response. */
function sendEndlessly(megabytes: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(portOf(site.app), "127.0.0.1");
    let answer = "";
    socket.on("data", (bytes) => {
      answer += bytes;
      socket.end();
    });
    socket.on("close", () => resolve(answer)).on("error", () => undefined);
    socket.write(chunkedHead);
    const megabyte = Buffer.alloc(1024 * 1024);
    const write = (left: number) => {
      if (left === 0 || answer || socket.destroyed) return;
      socket.write("100000\r\n");
      socket.write(megabyte);
      socket.write("\r\n", () => write(left - 1));
    };
    write(megabytes);
  });
}

function breakOff(): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(portOf(site.app), "127.0.0.1");
    socket.write(chunkedHead, () => setTimeout(() => socket.destroy(), 50));
    socket.on("close", () => setTimeout(resolve, 50));
  });
}

const partHead = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
const chunkedHead = [
  "POST /api/images HTTP/1.1",
  "host: doloni",
  "authorization: Bearer editor",
  "content-type: multipart/form-data; boundary=x",
  "transfer-encoding: chunked",
  "",
  `${partHead.length.toString(16)}\r\n${partHead}\r\n`,
].join("\r\n");
