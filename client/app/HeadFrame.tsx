import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { type Language, languageNames } from "../phrases/language.tsx";
import { usePhrases } from "../phrases/phrases.ts";
import { shellPhrases } from "../phrases/shell.ts";
import { PageHeadContext } from "../ui/PageHead.tsx";
import icon from "./icon.svg?no-inline";
import { languageOf, searchIn } from "./language-choice.ts";

/** Tells every page's head its addresses: its own and one for each language. */
export function HeadFrame({ publicUrl, children }: { publicUrl: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const { foundation, pages } = usePhrases(shellPhrases);
  const language = languageOf(search);
  const addressIn = (wanted: Language) => `${publicUrl}${pathname}${searchIn(wanted, "")}`;
  return (
    <PageHeadContext
      value={{
        publicUrl,
        siteName: foundation,
        locale: languageNames[language].openGraph,
        canonical: addressIn(language),
        alternates: [
          { language: languageNames.UA.html, url: addressIn("UA") },
          { language: languageNames.ENG.html, url: addressIn("ENG") },
          { language: "x-default", url: addressIn("UA") },
        ],
      }}
    >
      <link rel="icon" type="image/svg+xml" href={icon} />
      {(["news", "blog"] as const).map((feed) => (
        <link
          key={feed}
          rel="alternate"
          type="application/atom+xml"
          href={`/feeds/${feed}.xml${searchIn(language, "")}`}
          title={`${feed === "news" ? pages.news : pages.blogPosts} · ${foundation}`}
        />
      ))}
      {children}
    </PageHeadContext>
  );
}
