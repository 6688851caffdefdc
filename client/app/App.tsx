import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { type ReactNode, useEffect } from "react";
import { Navigate, useLocation } from "react-router-dom";
import type { Posted } from "../graphql/posted.ts";
import { LanguageProvider, languageNames } from "../phrases/language.tsx";
import { PageMissingContext } from "../ui/PageMissing.tsx";
import { PageMovedContext } from "../ui/PageMoved.tsx";
import { HeadFrame } from "./HeadFrame.tsx";
import { languageOf } from "./language-choice.ts";
import { Notices } from "./Notices.tsx";
import { OutboxNotices } from "./OutboxNotices.tsx";
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
  /** A form that was sent without scripts and refused. */
  posted: Posted | null;
  /** Told while rendering, when an address turns out to name nothing. */
  onMissing?: () => void;
  /** Told while rendering, when what an address names has a proper address elsewhere. */
  onMoved?: (to: string) => void;
};

/** The whole site below a router, the same on the server and in the browser. */
export function App(props: Surroundings) {
  const { client, publicUrl, instead, posted, onMissing, onMoved } = props;
  const { search } = useLocation();
  const language = languageOf(search);
  useEffect(() => {
    document.documentElement.lang = languageNames[language].html;
  }, [language]);

  const notFound = (own?: ReactNode): ReactNode => {
    onMissing?.();
    return own ?? <PageContent page={pageNamed("*")} />;
  };
  const moved = (path: string): ReactNode => {
    if (!onMoved) return <Navigate to={{ pathname: path, search }} replace />;
    onMoved(`${path}${search}`);
    return null;
  };
  return (
    <ApolloProvider client={client}>
      <LanguageProvider language={language}>
        <HeadFrame publicUrl={publicUrl}>
          <PageMissingContext value={notFound}>
            <PageMovedContext value={moved}>
              <RouteFrame instead={instead} posted={posted} />
            </PageMovedContext>
          </PageMissingContext>
        </HeadFrame>
        <Notices />
        <OutboxNotices />
        <WaitingFrame />
      </LanguageProvider>
    </ApolloProvider>
  );
}
