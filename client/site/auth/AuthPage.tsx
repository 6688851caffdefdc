import { Navigate, useLocation } from "react-router-dom";
import { addresses } from "../../addresses.ts";
import { useAuthPageSuspenseQuery } from "../../graphql/generated/AuthPage.ts";
import { useSession } from "../../graphql/session.ts";
import { authPhrases } from "../../phrases/auth.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { shellPhrases } from "../../phrases/shell.ts";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Palm } from "../../ui/Palm.tsx";
import styles from "./AuthPage.module.css";
import { SignInForm } from "./SignInForm.tsx";

/** Signs in, and leads back to where the reader was sent here from. */
export function AuthPage() {
  const phrases = usePhrases(authPhrases);
  const { foundation } = usePhrases(shellPhrases);
  const language = useLanguage();
  const { email } = useAuthPageSuspenseQuery({ variables: { language } }).data.settings;
  const { search, state } = useLocation();

  if (useSession()) return <Navigate to={{ pathname: cameFrom(state), search }} replace />;
  return (
    <div className={styles.page}>
      <PageHead title={phrases.title} isIndexed={false} />
      <main className={styles.desk}>
        <InnerLink to={addresses.home()} className={styles.name}>
          <Palm height={44} tone="ink" />
          {foundation}
        </InnerLink>
        <h1 className={styles.title}>{phrases.title}</h1>
        <p className={styles.lead}>{phrases.lead}</p>
        <SignInForm />
        {email && (
          <p className={styles.forgotten}>
            {phrases.forgotten} <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
        <InnerLink to={addresses.home()} className={styles.toSite}>
          <span aria-hidden="true">←</span> {phrases.toSite}
        </InnerLink>
      </main>
      <div className={styles.scene} />
    </div>
  );
}

/** The path that a page of ours left when it sent the reader here. */
function cameFrom(state: unknown): string {
  const from = typeof state === "object" && state && "from" in state ? state.from : null;
  return typeof from === "string" ? from : addresses.admin();
}
