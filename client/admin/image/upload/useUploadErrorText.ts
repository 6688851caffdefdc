import { uploadPhrases } from "../../../phrases/admin/uploads.ts";
import { type Language, useLanguage } from "../../../phrases/language.tsx";
import { formatSize } from "../../../phrases/numbers.ts";
import { phrasesFor } from "../../../phrases/phrases.ts";
import type { UploadErrorInfo } from "./upload-error.ts";
import { maxFileBytes } from "./validate-file.ts";

/** What the queue uploads; it decides the message for an unsupported format. */
export type UploadKind = "image" | "document";

/** The limit is a power of two; the message shows the round number below it. */
const roundLimit = (bytes: number, language: Language) =>
  formatSize(Math.floor(bytes / 1_048_576) * 1_000_000, language);

/** In megapixels; the server sends its own limit with the error. */
const maxMegapixels = 50;

function uploadErrorText(failure: UploadErrorInfo, thing: UploadKind, language: Language): string {
  const { failures, number } = phrasesFor(uploadPhrases, language);
  const { kind, limit, id } = failure;
  switch (kind) {
    case "tooLarge":
      return failures.tooLarge(roundLimit(limit ?? maxFileBytes, language));
    case "tooManyPixels":
      return failures.tooManyPixels(limit ?? maxMegapixels);
    case "unforeseen":
      return id ? `${failures.unforeseen} ${number(id)}` : failures.unforeseen;
    case "heic":
    case "format":
      return thing === "document" ? failures.notPdf : failures[kind];
    default:
      return failures[kind];
  }
}

/** Returns the message of an upload error in the reader's language. */
export function useUploadErrorText(thing: UploadKind): (failure: UploadErrorInfo) => string {
  const language = useLanguage();
  return (failure) => uploadErrorText(failure, thing, language);
}
