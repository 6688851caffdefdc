import { UploadError } from "./upload-error.ts";

/** The server's limit for a picture and for a document, in bytes. */
export const maxFileBytes = 20 * 1024 * 1024;

/**
 * Accepted types, for the file chooser. The server decides by content, and so do the checks below.
 */
export const imageMimeTypes =
  "image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif,.heic,.heif";
export const documentMimeTypes = "application/pdf";

/**
 * The first bytes as a string with one character per byte. Throws UploadError for a folder or an
 * unreadable file.
 */
async function readStart(file: File, length: number): Promise<string> {
  try {
    const bytes = new Uint8Array(await file.slice(0, length).arrayBuffer());
    return String.fromCharCode(...bytes);
  } catch {
    throw new UploadError({ kind: "unreadable" });
  }
}

/**
 * Throws UploadError for a picture that the server would reject, before it is sent, so that a user
 * on a slow connection learns it at once.
 */
export async function validateImageFile(file: File): Promise<void> {
  const start = await readStart(file, 64);
  validateFileSize(file);
  if (!imageSignatures.some((signature) => signature.test(start)))
    throw new UploadError({ kind: "format" });
}

/** The same for a PDF. */
export async function validateDocumentFile(file: File): Promise<void> {
  // Programs look for the header within the first 1024 bytes.
  const start = await readStart(file, 1024 + 5);
  validateFileSize(file);
  if (!start.includes("%PDF-")) throw new UploadError({ kind: "format" });
}

function validateFileSize({ size }: File) {
  if (size === 0) throw new UploadError({ kind: "broken" });
  if (size > maxFileBytes) throw new UploadError({ kind: "tooLarge", limit: maxFileBytes });
}

// JPEG, PNG, GIF, WebP, AVIF, HEIC (ISO 23008-12): the signatures by which the server detects them.
const imageSignatures = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n/,
  /^GIF8[79]a/,
  /^RIFF.{4}WEBP/s,
  /^.{4}ftyp.*avi[fs]/s,
  /^.{4}ftyp(hei[cxms]|hev[cxms]|m[is]f1)/s,
];
