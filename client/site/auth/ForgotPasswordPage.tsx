import { useState } from "react";
import { useLocation } from "react-router-dom";
import { useForgotPasswordPageSuspenseQuery } from "../../graphql/generated/ForgotPasswordPage.ts";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { forgotPasswordPhrases } from "../../phrases/site/auth/forgot-password.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import styles from "./AuthFrame.module.css";
import { AuthFrame, Coordinator } from "./AuthFrame.tsx";
import messages from "./AuthMessages.module.css";
import { AuthNote } from "./AuthMessages.tsx";
import { ForgotPasswordForm } from "./ForgotPasswordForm.tsx";

/** Asks for a one-time link by e-mail; without a mail server it says whom to ask. */
export function ForgotPasswordPage() {
  const phrases = usePhrases(forgotPasswordPhrases);
  const language = useLanguage();
  const { data } = useForgotPasswordPageSuspenseQuery({ variables: { language } });
  // The server redirects here with this query after a form sent without scripts.
  const wasSentWithoutScripts = new URLSearchParams(useLocation().search).has("sent");
  const [isSent, setIsSent] = useState(wasSentWithoutScripts);
  const { email } = data.settings;
  return (
    <AuthFrame title={phrases.title} lead={phrases.lead}>
      {isSent && data.passwordResetByEmail && <AuthNote>{phrases.sent}</AuthNote>}
      {data.passwordResetByEmail ? (
        <ForgotPasswordForm onSent={() => setIsSent(true)} />
      ) : (
        <div className={messages.dead}>
          <p>
            <strong>{phrases.noMail}</strong>
          </p>
          <p>{phrases.askAdmin}</p>
          <p>
            <span>{phrases.onlyAdmin}</span> <code>npm run admin:create</code>
          </p>
        </div>
      )}
      <p className={styles.coordinator}>
        <span>{phrases.remembered}</span>{" "}
        <InternalLink to={paths.auth()}>{phrases.toSignIn}</InternalLink>
      </p>
      <Coordinator question={phrases.questions} email={email} />
    </AuthFrame>
  );
}
