import { type Language, languageCodes } from "../../phrases/language.tsx";
import { JsonLd } from "../../ui/page/JsonLd.tsx";
import type { PageBlock } from "./block.ts";

type QuestionsDataProps = { blocks: readonly PageBlock[]; language: Language };

/** All questions with answers of a page, for search engines, which read one such list per page. */
export function QuestionsData({ blocks, language }: QuestionsDataProps) {
  const answered = blocks
    .flatMap(({ content }) => (content.__typename === "QuestionsBlock" ? content.entries : []))
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
