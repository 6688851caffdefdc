import type { ReactNode } from "react";
import { feedPaths } from "../../paths.ts";
import { FoundationContext, unnamedPhrases } from "../../phrases/foundation.tsx";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { layoutPhrases } from "../../phrases/site/layout.ts";
import { useIsHidden } from "../../ui/hidden-paths.ts";
import { SignContext, signOf } from "../../ui/logo/LogoPicture.tsx";
import { SiteNameProvider } from "../../ui/page/SiteNameProvider.tsx";
import { searchForLanguage } from "../language-choice.ts";
import type { LayoutSettings } from "./layout-settings.ts";

const feeds = [
  { path: feedPaths.news, page: "news" },
  { path: feedPaths.blog, page: "blogPosts" },
] as const;

/** Supplies every page with the foundation's names, and its head with the feeds. */
export function FoundationProvider(props: { settings: LayoutSettings; children: ReactNode }) {
  const { translation } = props.settings;
  const language = useLanguage();
  const isHidden = useIsHidden();
  const { pages } = usePhrases(layoutPhrases);
  const unnamed = usePhrases(unnamedPhrases);
  const { foundationName } = translation;
  const siteName = foundationName || unnamed.siteName;
  return (
    <FoundationContext value={translation}>
      <SiteNameProvider foundationName={foundationName} siteName={siteName}>
        {feeds
          .filter(({ path }) => !isHidden(path))
          .map(({ path, page }) => (
            <link
              key={page}
              rel="alternate"
              type="application/atom+xml"
              href={`${path}${searchForLanguage(language, "")}`}
              title={`${pages[page]} · ${siteName}`}
            />
          ))}
        <SignContext value={signOf(props.settings)}>{props.children}</SignContext>
      </SiteNameProvider>
    </FoundationContext>
  );
}
