import { UploadRefused } from "./upload-failure.ts";

/** The server's bound for a picture and for a document, in bytes. */
export const largestFile = 20 * 1024 * 1024;

/** What the server takes, for the file chooser. It judges by content, and so do we. */
export const pictureTypes = "image/jpeg,image/png,image/webp,image/avif,image/gif";
export const documentTypes = "application/pdf";

/** The first bytes as characters of one byte each. Throws UploadRefused for a folder or a lost file. */
async function beginning(file: File, length: number): Promise<string> {
  try {
    const bytes = new Uint8Array(await file.slice(0, length).arrayBuffer());
    return String.fromCharCode(...bytes);
  } catch {
    throw new UploadRefused({ kind: "unreadable" });
  }
}

/**
 * Throws UploadRefused for what the server would refuse, before anything of it is sent: so that
 * somebody on a slow line is told at once.
 */
export async function refusePicture(file: File): Promise<void> {
  const start = await beginning(file, 64);
  refuseSize(file);
  if (isHeic(start)) throw new UploadRefused({ kind: "heic" });
  if (!beginnings.some((mark) => mark.test(start))) throw new UploadRefused({ kind: "format" });
}

/** The same for a PDF. */
export async function refuseDocument(file: File): Promise<void> {
  const start = await beginning(file, 1024);
  refuseSize(file);
  if (!start.includes("%PDF-")) throw new UploadRefused({ kind: "format" });
}

function refuseSize({ size }: File) {
  if (size === 0) throw new UploadRefused({ kind: "broken" });
  if (size > largestFile) throw new UploadRefused({ kind: "tooLarge", limit: largestFile });
}

// JPEG, PNG, GIF, WebP, AVIF: the marks that the server knows them by.
const beginnings = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n/,
  /^GIF8[79]a/,
  /^RIFF.{4}WEBP/s,
  /^.{4}ftyp.*avi[fs]/s,
];

/** ISO 23008-12: the brands under which phones write HEIC. */
const isHeic = (start: string) =>
  /^.{4}ftyp(heic|heix|hevc|hevx|heim|heis|mif1|msf1)/s.test(start) && !/avi[fs]/.test(start);
