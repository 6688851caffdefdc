import { Invalid } from "../platform/errors.ts";

/** What the picture shows, for those who do not see it; empty says nothing. */
export interface AlternativeText {
  altUa?: string;
  altEng?: string;
}

/** Characters. */
const maxLength = 500;

/** The columns, without spaces around. Throws Invalid (`ua`, `eng`: `tooLong`). */
export function normaliseAlternativeText({ altUa = "", altEng = "" }: AlternativeText) {
  const texts = { ua: altUa.trim(), eng: altEng.trim() };
  const tooLong = (["ua", "eng"] as const).filter((language) => texts[language].length > maxLength);
  if (tooLong.length > 0) {
    throw Invalid(tooLong.map((path) => ({ path, rule: "tooLong", limit: maxLength })));
  }
  return { altUa: texts.ua, altEng: texts.eng };
}
