import { definePhrases } from "../phrases.ts";

/** Phrases of the dialog that shows a link, a token or another secret once. */
export const secretPhrases = definePhrases({
  UA: {
    copied: "Скопійовано.",
    notCopied: "Не вдалося скопіювати. Виділіть рядок і скопіюйте вручну.",
    close: "Закрити",
  },
  ENG: {
    copied: "Copied.",
    notCopied: "Could not copy. Select the line and copy it yourself.",
    close: "Close",
  },
});
