import { uploadPhrases } from "../../../phrases/admin/uploads.ts";
import { type Language, useLanguage } from "../../../phrases/language.tsx";
import { formatSize } from "../../../phrases/numbers.ts";
import { phrasesFor } from "../../../phrases/phrases.ts";
import type { UploadErrorInfo } from "./upload-error.ts";
import { maxFileBytes } from "./validate-file.ts";

/** What a queue carries: it decides what "not of this format" means. */
export type UploadKind = "image" | "document";

/** The bound is a power of two; people are told the round number below it. */
const roundLimit = (bytes: number, language: Language) =>
  formatSize(Math.floor(bytes / 1_048_576) * 1_000_000, language);

/** Megapixels; the server tells its own bound with the refusal. */
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

/** Puts a refusal into the reader's words. */
export function useUploadErrorText(thing: UploadKind): (failure: UploadErrorInfo) => string {
  const language = useLanguage();
  return (failure) => uploadErrorText(failure, thing, language);
}
