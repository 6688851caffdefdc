import { imagePhrases } from "../../phrases/admin-images.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { reportsPhrases } from "../../phrases/reports.ts";
import type { ImageUse } from "./useImageUses.ts";

/** What to call an item that shows an image, in the reader's language where it has words. */
export function useUseName(): (use: ImageUse) => string {
  const language = useLanguage();
  const reports = usePhrases(reportsPhrases);
  const { nameless } = usePhrases(imagePhrases);
  return ({ titleUa, titleEng, year, month, city }) => {
    if (year !== null && month !== null) return reports.report(year, month);
    const [own, other] = language === "UA" ? [titleUa, titleEng] : [titleEng, titleUa];
    return own || other || city || nameless;
  };
}
