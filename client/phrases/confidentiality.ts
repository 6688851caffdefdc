import { definePhrases } from "./phrases.ts";

/**
 * What the foundation promises about anything confided to it. Every page, receipt and policy uses
 * these sentences, so that no text promises more or less than another.
 */
export const confidentiality = definePhrases({
  UA: {
    promise: "Розмова з психологом конфіденційна.",
    exception:
      "Виняток — загроза життю чи безпеці дитини або іншої людини і те, чого вимагає закон: тоді ми залучаємо тих, хто може захистити, а за потреби — поліцію чи службу у справах дітей.",
  },
  ENG: {
    promise: "What is said to a psychologist stays confidential.",
    exception:
      "The exception is a threat to the life or safety of the child or another person, and what the law requires: then we involve those who can protect them and, if need be, the police or child services.",
  },
});
