/** Decoded pixels: 8 bits per channel, RGB or RGBA. */
export interface Pixels {
  width: number;
  height: number;
  channels: 3 | 4;
  /** ICC profile of the colours; empty for sRGB. */
  profile: Uint8Array;
}

/** Field types of TIFF 6.0. */
const short = 3;
const long = 4;
const undefinedBytes = 7;

type Entry = [tag: number, type: number, count: number, value: number];

/**
 * Creates an uncompressed TIFF without metadata, the simplest format that can carry an ICC profile.
 * Returns the file and the part of it for the pixels, which the caller fills row by row.
 */
export function tiffFor({ width, height, channels, profile }: Pixels) {
  const size = width * height * channels;
  const headerBytes = 8;
  const bitsAt = headerBytes + size + (size % 2);
  const profileAt = bitsAt + 8;
  const directoryAt = profileAt + profile.length + (profile.length % 2);
  const entries: Entry[] = [
    [256, long, 1, width],
    [257, long, 1, height],
    [258, short, channels, bitsAt],
    [259, short, 1, 1], // not compressed
    [262, short, 1, 2], // RGB
    [273, long, 1, headerBytes],
    [277, short, 1, channels],
    [278, long, 1, height],
    [279, long, 1, size],
  ];
  if (channels === 4) entries.push([338, short, 1, 2]); // alpha, not premultiplied
  if (profile.length > 0) entries.push([34675, undefinedBytes, profile.length, profileAt]);

  const file = new Uint8Array(directoryAt + 2 + entries.length * 12 + 4);
  const view = new DataView(file.buffer);
  view.setUint16(0, 0x4949); // little-endian
  view.setUint16(2, 42, true);
  view.setUint32(4, directoryAt, true);
  for (let channel = 0; channel < channels; channel++)
    view.setUint16(bitsAt + channel * 2, 8, true);
  file.set(profile, profileAt);
  view.setUint16(directoryAt, entries.length, true);
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = directoryAt + 2 + index * 12;
    view.setUint16(at, tag, true);
    view.setUint16(at + 2, type, true);
    view.setUint32(at + 4, count, true);
    // A little-endian SHORT is read from the first two of the four bytes.
    view.setUint32(at + 8, value, true);
  }
  return { file, pixels: file.subarray(headerBytes, headerBytes + size) };
}
