import sharp from "sharp";
import { expect, test } from "vitest";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const open = (url: string) => site.request({ url });

test.each([
  ["", "uk", "/"],
  ["?lang=en", "en", "/?lang=en"],
])(
  "a phone that keeps the site on its screen opens it in its language%s",
  async (query, lang, start) => {
    const { headers, statusCode, body } = await open(`/manifest.webmanifest${query}`);
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toContain("application/manifest+json");
    const manifest = JSON.parse(body);
    expect(manifest).toMatchObject({ lang, start_url: start, scope: "/" });
    expect(manifest.name).toMatch(lang === "uk" ? /\p{Script=Cyrillic}/u : /^\p{Script=Latin}/u);
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await open(src);
      expect(icon.headers["content-type"]).toBe(type);
      const { width, height } = await sharp(icon.rawPayload).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    const purposes = manifest.icons.map(({ purpose }: { purpose: string }) => purpose);
    expect(purposes).toEqual(["any", "any", "maskable", "maskable"]);
  },
);

test("a maskable icon keeps its letter inside the circle that every system shows", async () => {
  const { rawPayload } = await open("/icons/maskable-512.png");
  const { data, info } = await sharp(rawPayload)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colourAt = (at: number) => data.subarray(at * 3, at * 3 + 3).toString("hex");
  const paper = colourAt(0);
  let outside = 0;
  for (let at = 0; at < info.width * info.height; at++) {
    const distance = Math.hypot((at % info.width) - 256, Math.floor(at / info.width) - 256);
    if (distance > 0.4 * 512 && colourAt(at) !== paper) outside += 1;
  }
  expect(outside).toBe(0);
});

test("iPhones get an icon of 180 pixels without transparency", async () => {
  const { width, height, hasAlpha } = await sharp(
    (await open("/apple-touch-icon.png")).rawPayload,
  ).metadata();
  expect([width, height, hasAlpha]).toEqual([180, 180, false]);
});

test("a browser without SVG icons gets an ICO that contains a picture", async () => {
  const { headers, rawPayload } = await open("/favicon.ico");
  expect(headers["content-type"]).toBe("image/x-icon");
  expect(rawPayload.readUInt16LE(2)).toBe(1);
  const image = rawPayload.subarray(rawPayload.readUInt32LE(18));
  expect((await sharp(image).metadata()).width).toBe(32);
  expect((await open("/icons/icon.svg")).headers["content-type"]).toContain("image/svg+xml");
});
