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
const maxMegapixels = 52;

function uploadErrorText(error: UploadErrorInfo, thing: UploadKind, language: Language): string {
  const { errors, number } = phrasesFor(uploadPhrases, language);
  const { kind, limit, id } = error;
  switch (kind) {
    case "tooLarge":
      return errors.tooLarge(roundLimit(limit ?? maxFileBytes, language));
    case "tooManyPixels":
      return errors.tooManyPixels(limit ?? maxMegapixels);
    case "unforeseen":
      return id ? `${errors.unforeseen} ${number(id)}` : errors.unforeseen;
    case "format":
      return thing === "document" ? errors.notPdf : errors.format;
    default:
      return errors[kind];
  }
}

/** Returns the message of an upload error in the reader's language. */
export function useUploadErrorText(thing: UploadKind): (error: UploadErrorInfo) => string {
  const language = useLanguage();
  return (error) => uploadErrorText(error, thing, language);
}
