/** Bytes that the National Bank's codes do not allow: delete, an undefined byte, no-break space. */
const excludedBytes = new Set([127, 152, 160]);

/** TextDecoder only decodes Windows-1251, so this inverts its table. */
const byteOfLetter = new Map<string, number>([["\n", 10]]);
const decoder = new TextDecoder("windows-1251");
for (let byte = 32; byte < 256; byte += 1) {
  if (!excludedBytes.has(byte)) byteOfLetter.set(decoder.decode(Uint8Array.of(byte)), byte);
}

/** The distinct characters of `text` that Windows-1251 cannot encode. */
export function unencodableLetters(text: string): string[] {
  return [...new Set(text)].filter((letter) => !byteOfLetter.has(letter));
}

/** Throws a RangeError that names the first character that cannot be encoded. */
export function encodeWindows1251(text: string): Uint8Array {
  return Uint8Array.from([...text], (letter) => {
    const byte = byteOfLetter.get(letter);
    if (byte === undefined) throw new RangeError(`No such letter in Windows-1251: ${letter}`);
    return byte;
  });
}
