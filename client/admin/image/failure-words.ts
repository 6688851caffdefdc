import { uploadPhrases } from "../../phrases/admin-uploads.ts";
import { type Language, useLanguage } from "../../phrases/language.tsx";
import { phrasesFor } from "../../phrases/phrases.ts";
import { formatSize } from "../../phrases/sizes.ts";
import { largestFile } from "./refuse-file.ts";
import type { UploadFailure } from "./upload-failure.ts";

/** What a queue carries: it decides what "not of this format" means. */
export type UploadedThing = "image" | "document";

/** The bound is a power of two; people are told the round number below it. */
const roundLimit = (bytes: number, language: Language) =>
  formatSize(Math.floor(bytes / 1_048_576) * 1_000_000, language);

/** Megapixels; the server tells its own bound with the refusal. */
const mostMegapixels = 50;

function failureWords(failure: UploadFailure, thing: UploadedThing, language: Language): string {
  const { failures, number } = phrasesFor(uploadPhrases, language);
  const { kind, limit, id } = failure;
  switch (kind) {
    case "tooLarge":
      return failures.tooLarge(roundLimit(limit ?? largestFile, language));
    case "tooManyPixels":
      return failures.tooManyPixels(limit ?? mostMegapixels);
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
export function useFailureWords(thing: UploadedThing): (failure: UploadFailure) => string {
  const language = useLanguage();
  return (failure) => failureWords(failure, thing, language);
}
