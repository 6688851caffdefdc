import { languages } from "../language/language.ts";
import { Invalid } from "../platform/errors.ts";
import { toStorableText } from "../platform/storable-text.ts";

/** Descriptions of an image for people who do not see it; blank for none. */
export interface AlternativeText {
  altUa?: string;
  altEng?: string;
}

/** In characters. */
const maxLength = 500;

/** Returns the storable, trimmed column values. Throws Invalid (`ua`, `eng`: `tooLong`). */
export function normaliseAlternativeText({ altUa = "", altEng = "" }: AlternativeText) {
  const texts = { ua: toStorableText(altUa).trim(), eng: toStorableText(altEng).trim() };
  const tooLong = languages.filter((language) => texts[language].length > maxLength);
  if (tooLong.length > 0) {
    throw Invalid(tooLong.map((path) => ({ path, rule: "tooLong", limit: maxLength })));
  }
  return { altUa: texts.ua, altEng: texts.eng };
}
