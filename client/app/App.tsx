import { type ReactNode, useEffect } from "react";
import { Navigate, useLocation } from "react-router-dom";
import type { FormPost } from "../graphql/form-post.ts";
import { useIsPending } from "../graphql/pending.ts";
import { LanguageProvider, languageCodes } from "../phrases/language.tsx";
import { usePhrases } from "../phrases/phrases.ts";
import { layoutPhrases } from "../phrases/site/layout.ts";
import { Loader } from "../ui/page/Loader.tsx";
import { PageNotFoundContext, PageRedirectContext } from "../ui/page/page-outcomes.tsx";
import { languageOf } from "./language-choice.ts";
import { Moved } from "./Moved.tsx";
import { Notifications } from "./Notifications.tsx";
import { OutboxNotifications } from "./OutboxNotifications.tsx";
import { OfflineNotices } from "./offline/OfflineNotices.tsx";
import { PageHeadProvider } from "./PageHeadProvider.tsx";
import type { ReplacementPage } from "./page-state.ts";
import { pageAt, pageNamed } from "./pages.ts";
import { PageContent, RouteFrame } from "./RouteFrame.tsx";

/**
 * Covers the page with a delayed loading indicator while a query or script is pending. The admin
 * area stays in use meanwhile, and its frame shows what is awaited.
 */
function LoadingIndicator() {
  const isPending = useIsPending();
  const { pathname } = useLocation();
  const phrases = usePhrases(layoutPhrases);
  if (!isPending || pageAt(pathname).layout === "admin") return null;
  return <Loader title={phrases.loading} text={phrases.loadingPage} />;
}

function Missing(props: { onMissing: (() => void) | undefined; children: ReactNode }) {
  props.onMissing?.();
  return props.children;
}

type AppProps = {
  /** Origin under which visitors reach the site. */
  publicUrl: string;
  /** The page that the server rendered in place of the addressed one. */
  instead: ReplacementPage | null;
  /** A form that was submitted without scripts and rejected. */
  posted: FormPost | null;
  /** Called while rendering when the path names nothing that exists. */
  onMissing?: () => void;
  /** Called while rendering when the requested content has another canonical path. */
  onMoved?: (to: string) => void;
};

/** The whole site below a router, the same on the server and in the browser. */
export function App(props: AppProps) {
  const { publicUrl, instead, posted, onMissing, onMoved } = props;
  const { search } = useLocation();
  const language = languageOf(search);
  useEffect(() => {
    document.documentElement.lang = languageCodes[language].html;
  }, [language]);

  const notFound = (own?: ReactNode): ReactNode => (
    <Moved>
      <Missing onMissing={onMissing}>{own ?? <PageContent page={pageNamed("*")} />}</Missing>
    </Moved>
  );
  const moved = (path: string): ReactNode => {
    if (!onMoved) return <Navigate to={{ pathname: path, search }} replace />;
    onMoved(`${path}${search}`);
    return null;
  };
  return (
    <LanguageProvider language={language}>
      <PageHeadProvider publicUrl={publicUrl}>
        <PageNotFoundContext value={notFound}>
          <PageRedirectContext value={moved}>
            <RouteFrame instead={instead} posted={posted} />
          </PageRedirectContext>
        </PageNotFoundContext>
      </PageHeadProvider>
      <Notifications />
      <OutboxNotifications />
      <OfflineNotices />
      <LoadingIndicator />
    </LanguageProvider>
  );
}
