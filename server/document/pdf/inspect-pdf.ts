import { inflateSync } from "node:zlib";

/**
 * What readers may not see of a PDF that is stored all the same: it may ask for a `password` (many are
 * encrypted only against changes, and open without), or it has `noPages`.
 */
type PdfWarning = "password" | "noPages";

/** Within so many bytes programs look for the header, in bytes; others write something before it. */
const headerWithin = 1024;
const header = "%PDF-";

export const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, headerWithin + header.length).includes(header);

/**
 * `format`: no PDF at all; `broken`: empty or cut off. The mark of its end may be missing, or anything
 * may follow it: programs search for the objects themselves.
 */
export function pdfErrorOf(bytes: Buffer): "format" | "broken" | null {
  if (bytes.length === 0) return "broken";
  if (!isPdf(bytes)) return "format";
  return ["trailer", "/XRef", "%%EOF"].some((end) => bytes.includes(end)) ? null : "broken";
}

export function pdfWarningOf(bytes: Buffer): PdfWarning | null {
  const text = bytes.toString("latin1");
  if (/\/Encrypt\s*(?:<<|\d+\s+\d+\s+R)/.test(text)) return "password";
  return hasPages(bytes, text) ? null : "noPages";
}

const page = /\/Type\s*\/Page(?![A-Za-z])/;

/** The objects of pages are in plain text, or since PDF 1.5 in compressed streams of objects. */
function hasPages(bytes: Buffer, text: string): boolean {
  if (page.test(text)) return true;
  const streams = text.matchAll(/\/ObjStm[\s\S]{0,500}?stream\r?\n/g);
  for (const { index, 0: beginning } of streams) {
    const content = inflated(bytes.subarray(index + beginning.length));
    // What cannot be read may have pages.
    if (content === null || page.test(content)) return true;
  }
  return false;
}

/** Far more than a stream of objects has; a hostile one could hold gigabytes. */
const maxInflatedBytes = 5_000_000;

function inflated(compressed: Buffer): string | null {
  try {
    return inflateSync(compressed, { maxOutputLength: maxInflatedBytes }).toString("latin1");
  } catch {
    return null;
  }
}
