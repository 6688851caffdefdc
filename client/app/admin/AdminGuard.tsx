import { Suspense, use, useSyncExternalStore } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { loadModule } from "../../graphql/lazy-modules.tsx";
import { useSession } from "../../graphql/session.ts";
import { paths } from "../../paths.ts";
import { LanguageToggleContext } from "../../phrases/language.tsx";
import { adminLayout } from "../admin-layout.ts";
import { searchForLanguage, useToggleLanguage } from "../language-choice.ts";
import { LanguageNotice } from "../layout/LanguageNotice.tsx";
import type { LayoutProps } from "../page.ts";
import { AdminLoading } from "./AdminLoading.tsx";

/**
 * Renders the admin area for signed-in users and redirects others to the login page, which returns
 * here. The server knows no session and always renders the loading state.
 */
export function AdminGuard(props: LayoutProps) {
  const session = useSession();
  const isInBrowser = useIsInBrowser();
  const toggleLanguage = useToggleLanguage();
  if (isInBrowser && !session) return <RedirectToSignIn />;
  return (
    <LanguageToggleContext value={toggleLanguage}>
      {/* The evening theme is the site's: its styles look for this. */}
      <div hidden data-area="admin" />
      <Suspense fallback={<AdminLoading />}>
        {session ? <GuardedLayout {...props} /> : <AdminLoading />}
      </Suspense>
      <LanguageNotice />
    </LanguageToggleContext>
  );
}

function GuardedLayout(props: LayoutProps) {
  const Layout = use(loadModule(adminLayout));
  return <Layout {...props} />;
}

function RedirectToSignIn() {
  const { pathname, search } = useLocation();
  // The language may change while the user signs in, so it is not part of the return path.
  const from = pathname + searchForLanguage("UA", search);
  return (
    <Navigate
      to={{ pathname: paths.auth(), search: onlyLanguage(search) }}
      state={{ from }}
      replace
    />
  );
}

function onlyLanguage(search: string): string {
  const language = new URLSearchParams(search).get("lang");
  return language ? `?lang=${encodeURIComponent(language)}` : "";
}

/** False on the server and during hydration. */
function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
