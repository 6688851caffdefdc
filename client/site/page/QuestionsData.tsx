import { type Language, languageCodes } from "../../phrases/language.tsx";
import { JsonLd } from "../../ui/page/JsonLd.tsx";
import type { Content } from "./block.ts";

type QuestionsDataProps = {
  /** Of the blocks that are shown. */
  contents: readonly Content<"QuestionsBlock">[];
  language: Language;
};

/** All questions with answers of a page, for search engines, which read one such list per page. */
export function QuestionsData({ contents, language }: QuestionsDataProps) {
  const answered = contents
    .flatMap(({ entries }) => entries)
    .filter(({ title, text }) => title && text);
  if (answered.length === 0) return null;
  return (
    <JsonLd
      of={({ canonical }) => ({
        "@context": "https://schema.org",
        "@type": "FAQPage",
        url: canonical,
        inLanguage: languageCodes[language].html,
        mainEntity: answered.map(({ title, text }) => ({
          "@type": "Question",
          name: title,
          acceptedAnswer: { "@type": "Answer", text },
        })),
      })}
    />
  );
}
