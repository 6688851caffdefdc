import sharp from "sharp";

/** Code points of ITU-T H.273 (CICP). */
interface Colour {
  primaries: number;
  transfer: number;
}

/** An AVIF of one colour, which is given as coded values of 8 bits, with a box `colr` of type `nclx`. */
export async function aCodedAvif(
  [r, g, b]: readonly [number, number, number],
  colour: Colour,
  bitdepth: 8 | 10 = 10,
): Promise<Buffer> {
  const avif = await sharp({
    create: { width: 64, height: 64, channels: 3, background: { r, g, b } },
  })
    .avif({ quality: 100, chromaSubsampling: "4:4:4", bitdepth, effort: 0 })
    .toBuffer();
  return withColour(avif, colour);
}

/** Adds a property to the only picture of an AVIF that sharp has written. */
function withColour(avif: Buffer, { primaries, transfer }: Colour): Buffer {
  const colr = Buffer.from("\0\0\0\x13colrnclx\0\0\0\0\0\x06\x80", "latin1");
  colr.writeUInt16BE(primaries, 12);
  colr.writeUInt16BE(transfer, 14);
  const [meta, iprp, ipco, ipma, pixels] = ["meta", "iprp", "ipco", "ipma", "mdat"].map(
    (type) => avif.indexOf(type) - 4,
  ) as [number, number, number, number, number];
  const [afterProperties, entry] = [ipco + avif.readUInt32BE(ipco), ipma + 18];
  const count = avif.readUInt8(entry);
  const existing = [...boxTypes(avif.subarray(ipco + 8, afterProperties))].length;
  const [added, afterEntry] = [colr.length + 1, entry + 1 + count];
  const changed = Buffer.from(avif);
  changed.writeUInt8(count + 1, entry);
  changed.writeUInt32BE(avif.readUInt32BE(meta) + added, meta);
  changed.writeUInt32BE(avif.readUInt32BE(iprp) + added, iprp);
  changed.writeUInt32BE(avif.readUInt32BE(ipco) + colr.length, ipco);
  changed.writeUInt32BE(avif.readUInt32BE(ipma) + 1, ipma);
  // `iloc` names the place of the pixels in the file.
  const place = changed.indexOf(uint32(pixels + 8));
  changed.writeUInt32BE(pixels + 8 + added, place);
  return Buffer.concat([
    changed.subarray(0, afterProperties),
    colr,
    changed.subarray(afterProperties, afterEntry),
    Buffer.from([existing + 1]),
    changed.subarray(afterEntry),
  ]);
}

function* boxTypes(bytes: Buffer): Generator<string> {
  for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at)) {
    yield bytes.toString("latin1", at + 4, at + 8);
  }
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
