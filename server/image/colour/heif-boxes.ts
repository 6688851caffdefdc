/** A box of the ISO base media file format (ISO/IEC 14496-12), the container of AVIF and HEIC. */
interface Box {
  type: string;
  content: Buffer;
}

/** The boxes of a file or of a box, up to the first that is not complete. */
function boxesIn(bytes: Buffer): Box[] {
  const found: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const declared = bytes.readUInt32BE(at);
    const isLong = declared === 1 && at + 16 <= bytes.length;
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : declared || bytes.length - at; // 0: up to the end
    const headerBytes = isLong ? 16 : 8;
    if (size < headerBytes || at + size > bytes.length) break;
    const type = bytes.toString("latin1", at + 4, at + 8);
    found.push({ type, content: bytes.subarray(at + headerBytes, at + size) });
    at += size;
  }
  return found;
}

const contentOf = (boxes: Box[], type: string) =>
  boxes.find((box) => box.type === type)?.content ?? Buffer.alloc(0);

/** The boxes that a `meta` box has after its version and flags. */
const metaOf = (boxes: Box[]): Box[] => boxesIn(contentOf(boxes, "meta").subarray(4));

/** Whether the file has a film, and no picture beside it. */
export function isFilmAlone(file: Buffer): boolean {
  const boxes = boxesIn(file);
  const isFilm = boxes.some(({ type }) => type === "moov");
  return isFilm && metaOf(boxes).every(({ type }) => type !== "pitm");
}

/**
 * The properties (ISO/IEC 23008-12) of the primary picture of an AVIF or HEIC, such as `colr`; those
 * of others, as of its alpha channel or its gain map, are left out. Throws a RangeError for a broken
 * file.
 */
export function primaryProperties(file: Buffer): Box[] {
  const meta = metaOf(boxesIn(file));
  const pitm = contentOf(meta, "pitm");
  const primary = pitm.readUInt8(0) === 0 ? pitm.readUInt16BE(4) : pitm.readUInt32BE(4);
  const iprp = boxesIn(contentOf(meta, "iprp"));
  const properties = boxesIn(contentOf(iprp, "ipco"));
  const indices = propertyIndices(contentOf(iprp, "ipma"), primary);
  return indices.flatMap((index) => properties[index - 1] ?? []);
}

/** What `ipma` says of an item: places in the list of properties, from 1. */
function propertyIndices(ipma: Buffer, item: number): number[] {
  const idBytes = ipma.readUInt8(0) === 0 ? 2 : 4;
  const indexBytes = ipma.readUInt8(3) & 1 ? 2 : 1;
  let at = 8;
  for (let entry = 0; entry < ipma.readUInt32BE(4); entry++) {
    const id = ipma.readUIntBE(at, idBytes);
    const count = ipma.readUInt8(at + idBytes);
    at += idBytes + 1;
    const start = at;
    at += count * indexBytes;
    if (id !== item) continue;
    // The highest bit says whether a reader must know the property.
    const mask = indexBytes === 2 ? 0x7fff : 0x7f;
    return Array.from(
      { length: count },
      (_, place) => ipma.readUIntBE(start + place * indexBytes, indexBytes) & mask,
    );
  }
  return [];
}
