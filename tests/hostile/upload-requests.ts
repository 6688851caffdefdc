import sharp from "sharp";
import { hostileText, injection } from "./hostile-values.ts";
import type { Random } from "./random.ts";
import { type HostileRequest, senders } from "./target.ts";

const boundary = "----hostile";

export async function readFiles(): Promise<Buffer[]> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: "#fc0" } });
  const [png, jpeg] = [await picture.clone().png().toBuffer(), await picture.jpeg().toBuffer()];
  const huge = Buffer.from(png);
  // Width and height in the header of a PNG: 60,000 × 60,000 pixels.
  huge.writeUInt32BE(60_000, 16);
  huge.writeUInt32BE(60_000, 20);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${injection}><script>1</script></svg>`;
  return [
    png,
    jpeg,
    huge,
    png.subarray(0, 60),
    jpeg.subarray(0, -20),
    Buffer.concat([png, Buffer.from(`<img src=x ${injection}>`)]),
    Buffer.from(svg),
    Buffer.from("GIF89a"),
    Buffer.from("%PDF-1.7\n%%EOF"),
    Buffer.from(`%PDF-1.7\n<script>${injection}</script>`),
    Buffer.from("PK\u0003\u0004"),
    Buffer.alloc(0),
    Buffer.alloc(300_000, 7),
  ];
}

/** A picture or document with wrong content, names, parts or boundaries. */
export function uploadRequest(random: Random, files: readonly Buffer[]): HostileRequest {
  const path = random.pick(["/api/images", "/api/documents"]);
  const name = hostileText(random)
    .toWellFormed()
    .replace(/["\r\n]/g, "_")
    .slice(0, 300);
  const part = (file: Buffer) => [
    `--${boundary}\r\ncontent-disposition: form-data; name="${random.pick(["file", "image", "__proto__"])}"; filename="${name}"\r\n`,
    `content-type: ${random.pick(["image/png", "application/pdf", "text/html"])}\r\n\r\n`,
    file,
    "\r\n",
  ];
  const parts = Array.from({ length: random.chance(0.2) ? 3 : 1 }, () => part(random.pick(files)));
  const end = random.chance(0.1) ? "" : `--${boundary}--\r\n`;
  const body = Buffer.concat([...parts.flat(), end].map((piece) => Buffer.from(piece)));
  const said = random.chance(0.1) ? "" : `; boundary=${boundary}`;
  return {
    about: `upload ${path}`,
    method: "POST",
    path,
    headers: { "content-type": `multipart/form-data${said}` },
    body,
    sender: random.pick(senders),
  };
}
