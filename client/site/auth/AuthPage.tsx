import { Navigate, useLocation } from "react-router-dom";
import { useAuthPageSuspenseQuery } from "../../graphql/generated/AuthPage.ts";
import { useSession } from "../../graphql/session.ts";
import { paths, startPathFor } from "../../paths.ts";
import { type Language, languageCodes, useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { authPhrases } from "../../phrases/site/auth/auth.ts";
import { InternalLink, withLanguage } from "../../ui/InternalLink.tsx";
import styles from "./AuthFrame.module.css";
import { AuthFrame, Coordinator } from "./AuthFrame.tsx";
import { SignInForm } from "./SignInForm.tsx";
import { WhyHere } from "./WhyHere.tsx";

/** Signs in, and returns to the page that redirected here. */
export function AuthPage() {
  const phrases = usePhrases(authPhrases);
  const language = useLanguage();
  const { email } = useAuthPageSuspenseQuery({ variables: { language } }).data.settings;
  const { search, state } = useLocation();
  const from = returnPathOf(state);

  const session = useSession();

  if (session) {
    const to = from ?? startPathFor(session.userType);
    return <Navigate to={inLanguage(to, search, session.language)} replace />;
  }
  return (
    <AuthFrame title={phrases.title} lead={phrases.lead}>
      <WhyHere wasSent={from !== null} />
      <SignInForm />
      <p className={styles.coordinator}>
        <InternalLink to={paths.forgotPassword()}>{phrases.forgottenPassword}</InternalLink>
      </p>
      <Coordinator question={phrases.questions} email={email} />
    </AuthFrame>
  );
}

/** Path and query in the location state of the redirect. */
function returnPathOf(state: unknown): string | null {
  const from = typeof state === "object" && state && "from" in state ? state.from : null;
  return typeof from === "string" ? from : null;
}

/**
 * In the account's language, else in that of this page. The language may have been switched
 * meanwhile, so it is not part of the return path.
 */
function inLanguage(path: string, search: string, own: Language | null | undefined): string {
  if (own === "UA") return path;
  const language = own ? languageCodes[own].html : new URLSearchParams(search).get("lang");
  return language ? withLanguage(path, language) : path;
}
