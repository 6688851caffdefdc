/** Why a file is not read as a statement. */
export type FileFault = "tooLarge" | "empty" | "notText";

/** In bytes. */
export const maxStatementBytes = 10 * 1024 * 1024;

/**
 * The text of a file in UTF-8, UTF-16 with a byte order mark, or else in windows-1251, which older
 * programs of banks write. Workbooks, PDFs and pictures are refused.
 */
export function decodeStatement(bytes: Uint8Array): { text: string } | { fault: FileFault } {
  if (bytes.length > maxStatementBytes) return { fault: "tooLarge" };
  const encoding = encodingOf(bytes);
  if (encoding === null) return { fault: "notText" };
  const text = new TextDecoder(encoding).decode(bytes);
  return text.trim() === "" ? { fault: "empty" } : { text };
}

function encodingOf(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (/^(?:PK|%PDF)/.test(start) || bytes.includes(0)) return null;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return "windows-1251";
  }
}
