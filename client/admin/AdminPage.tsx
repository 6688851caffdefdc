import { useSyncExternalStore } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { addresses } from "../addresses.ts";
import { useSession } from "../graphql/session.ts";
import { adminPhrases } from "../phrases/admin.ts";
import { usePhrases } from "../phrases/phrases.ts";
import { InnerLink } from "../ui/InnerLink.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import styles from "./AdminPage.module.css";
import { SignedIn } from "./SignedIn.tsx";

/** Where editors begin. A visitor is sent to sign in, and comes back afterwards. */
export function AdminPage() {
  const phrases = usePhrases(adminPhrases);
  const { pathname, search } = useLocation();
  const isInBrowser = useIsInBrowser();
  const session = useSession();

  // The server knows no session: only the browser can tell a visitor from an editor.
  if (isInBrowser && !session) {
    return (
      <Navigate to={{ pathname: addresses.auth(), search }} state={{ from: pathname }} replace />
    );
  }
  return (
    <main className={styles.page}>
      <PageHead title={phrases.title} isIndexed={false} />
      <h1>{phrases.title}</h1>
      {session && <SignedIn />}
      <InnerLink to={addresses.home()}>{phrases.toSite}</InnerLink>
    </main>
  );
}

/** False on the server and while its page is taken over. */
function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
