import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { LanguageProvider, languageNames } from "../phrases/language.tsx";
import { PageMissingContext } from "../ui/PageMissing.tsx";
import { HeadFrame } from "./HeadFrame.tsx";
import { languageOf } from "./language-choice.ts";
import { Notices } from "./Notices.tsx";
import { PageContent } from "./PageContent.tsx";
import type { Instead } from "./page-state.ts";
import { pageNamed } from "./pages.ts";
import { RouteFrame } from "./RouteFrame.tsx";
import { WaitingFrame } from "./WaitingFrame.tsx";

type Surroundings = {
  client: ApolloClient;
  /** Origin under which visitors reach the site. */
  publicUrl: string;
  /** What the server drew in place of the page that the address names. */
  instead: Instead | null;
  /** Told while rendering, when an address turns out to name nothing. */
  onMissing?: () => void;
};

/** The whole site below a router, the same on the server and in the browser. */
export function App({ client, publicUrl, instead, onMissing }: Surroundings) {
  const language = languageOf(useLocation().search);
  useEffect(() => {
    document.documentElement.lang = languageNames[language].html;
  }, [language]);

  const notFound = (): ReactNode => {
    onMissing?.();
    return <PageContent page={pageNamed("*")} />;
  };
  return (
    <ApolloProvider client={client}>
      <LanguageProvider language={language}>
        <HeadFrame publicUrl={publicUrl}>
          <PageMissingContext value={notFound}>
            <RouteFrame instead={instead} />
          </PageMissingContext>
        </HeadFrame>
        <Notices />
        <WaitingFrame />
      </LanguageProvider>
    </ApolloProvider>
  );
}
