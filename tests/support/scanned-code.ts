import jsQR from "jsqr";
import sharp from "sharp";

/** What the camera of another program reads from a payment code; undefined if it reads nothing. */
export async function scannedCode(svg: Buffer): Promise<string | undefined> {
  const picture = sharp(svg, { density: 300 }).flatten({ background: "#fff" });
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** The lines of the National Bank's text, which the link in its code carries as Base64 of Windows-1251. */
export function linesOfTransfer(link: string | undefined): string[] {
  const encoded = new URL(link ?? "").pathname.split("/").at(-1) ?? "";
  return new TextDecoder("windows-1251").decode(Buffer.from(encoded, "base64url")).split("\n");
}
