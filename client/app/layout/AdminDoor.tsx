import { Suspense, use, useSyncExternalStore } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { addresses } from "../../addresses.ts";
import { useSession } from "../../graphql/session.ts";
import { LanguageTurnContext } from "../../phrases/language-turn.ts";
import { adminLayout } from "../admin-layout.ts";
import { searchIn, useToggleLanguage } from "../language-choice.ts";
import type { LayoutProps } from "../page.ts";
import { openPart } from "../parts.ts";
import { AdminWaiting } from "./AdminWaiting.tsx";
import { LanguageNotice } from "./LanguageNotice.tsx";

/**
 * Lets those in who are signed in and sends others to sign in, from where they come back. The
 * server knows no session: it draws the waiting frame alone, whoever asks.
 */
export function AdminDoor(props: LayoutProps) {
  const session = useSession();
  const isInBrowser = useIsInBrowser();
  const turnLanguage = useToggleLanguage();
  if (isInBrowser && !session) return <ToSignIn />;
  return (
    <LanguageTurnContext value={turnLanguage}>
      <Suspense fallback={<AdminWaiting />}>
        {session ? <Inside {...props} /> : <AdminWaiting />}
      </Suspense>
      <LanguageNotice />
    </LanguageTurnContext>
  );
}

function Inside(props: LayoutProps) {
  const Layout = use(openPart(adminLayout));
  return <Layout {...props} />;
}

function ToSignIn() {
  const { pathname, search } = useLocation();
  // The language may turn while the reader signs in, so that it does not belong to the place.
  const from = pathname + searchIn("UA", search);
  return (
    <Navigate
      to={{ pathname: addresses.auth(), search: onlyLanguage(search) }}
      state={{ from }}
      replace
    />
  );
}

function onlyLanguage(search: string): string {
  const language = new URLSearchParams(search).get("lang");
  return language ? `?lang=${encodeURIComponent(language)}` : "";
}

/** False on the server and while its page is taken over. */
function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
