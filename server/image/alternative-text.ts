import { languages } from "../language/language.ts";
import { Invalid } from "../platform/errors.ts";
import { tidyText } from "../platform/tidy-text.ts";

/** Descriptions of an image for people who do not see it; blank for none. */
export interface AlternativeText {
  altUa?: string;
  altEng?: string;
}

/** In characters. */
const maxLength = 500;

/** Returns the storable, trimmed column values. Throws Invalid (`ua`, `eng`: `tooLong`). */
export function normaliseAlternativeText({ altUa = "", altEng = "" }: AlternativeText) {
  const texts = { ua: tidyText(altUa).trim(), eng: tidyText(altEng).trim() };
  const tooLong = languages.filter((language) => texts[language].length > maxLength);
  if (tooLong.length > 0) {
    throw Invalid(tooLong.map((path) => ({ path, rule: "tooLong", limit: maxLength })));
  }
  return { altUa: texts.ua, altEng: texts.eng };
}
