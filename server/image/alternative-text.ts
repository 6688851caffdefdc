import { Invalid } from "../platform/failures.ts";

/** What the picture shows, for those who do not see it; empty says nothing. */
export interface AlternativeText {
  altUa?: string;
  altEng?: string;
}

/** Characters. */
const longest = 500;

/** The columns, without spaces around. Throws Invalid (`ua`, `eng`: `tooLong`). */
export function alternativeText({ altUa = "", altEng = "" }: AlternativeText) {
  const words = { ua: altUa.trim(), eng: altEng.trim() };
  const tooLong = (["ua", "eng"] as const).filter((language) => words[language].length > longest);
  if (tooLong.length > 0) {
    throw Invalid(tooLong.map((path) => ({ path, rule: "tooLong", limit: longest })));
  }
  return { altUa: words.ua, altEng: words.eng };
}
