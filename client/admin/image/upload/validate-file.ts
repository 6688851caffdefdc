import { UploadError } from "./upload-error.ts";

/** The server's bound for a picture and for a document, in bytes. */
export const maxFileBytes = 20 * 1024 * 1024;

/** What the server takes, for the file chooser. It judges by content, and so do we. */
export const imageMimeTypes = "image/jpeg,image/png,image/webp,image/avif,image/gif";
export const documentMimeTypes = "application/pdf";

/** The first bytes as characters of one byte each. Throws UploadError for a folder or a lost file. */
async function readStart(file: File, length: number): Promise<string> {
  try {
    const bytes = new Uint8Array(await file.slice(0, length).arrayBuffer());
    return String.fromCharCode(...bytes);
  } catch {
    throw new UploadError({ kind: "unreadable" });
  }
}

/**
 * Throws UploadError for what the server would refuse, before anything of it is sent: so that
 * somebody on a slow line is told at once.
 */
export async function validateImageFile(file: File): Promise<void> {
  const start = await readStart(file, 64);
  validateFileSize(file);
  if (isHeic(start)) throw new UploadError({ kind: "heic" });
  if (!imageSignatures.some((signature) => signature.test(start)))
    throw new UploadError({ kind: "format" });
}

/** The same for a PDF. */
export async function validateDocumentFile(file: File): Promise<void> {
  const start = await readStart(file, 1024);
  validateFileSize(file);
  if (!start.includes("%PDF-")) throw new UploadError({ kind: "format" });
}

function validateFileSize({ size }: File) {
  if (size === 0) throw new UploadError({ kind: "broken" });
  if (size > maxFileBytes) throw new UploadError({ kind: "tooLarge", limit: maxFileBytes });
}

// JPEG, PNG, GIF, WebP, AVIF: the marks that the server knows them by.
const imageSignatures = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n/,
  /^GIF8[79]a/,
  /^RIFF.{4}WEBP/s,
  /^.{4}ftyp.*avi[fs]/s,
];

/** ISO 23008-12: the brands under which phones write HEIC. */
const isHeic = (start: string) =>
  /^.{4}ftyp(heic|heix|hevc|hevx|heim|heis|mif1|msf1)/s.test(start) && !/avi[fs]/.test(start);
