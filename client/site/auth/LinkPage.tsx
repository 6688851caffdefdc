import { Suspense } from "react";
import { useLocation } from "react-router-dom";
import { useLinkPageSuspenseQuery } from "../../graphql/generated/LinkPage.ts";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { emailChangeLinkPhrases } from "../../phrases/site/auth/email-change.ts";
import { invitationPhrases } from "../../phrases/site/auth/invitation.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import styles from "./AuthFrame.module.css";
import { AuthFrame, Coordinator } from "./AuthFrame.tsx";
import { AuthNote, InvalidLink } from "./AuthMessages.tsx";
import { EmailChangeLink } from "./EmailChangeLink.tsx";
import { Invited } from "./Invited.tsx";
import { useLinkSecret } from "./useLinkSecret.ts";

/**
 * Target of mailed one-time links: sets a first password or resets a forgotten one, or confirms
 * another sign-in address. One page, because every page adds to the scripts of all.
 */
export function LinkPage() {
  const isEmailChange = useLocation().pathname === paths.emailChange();
  const invitation = usePhrases(invitationPhrases);
  const emailChange = usePhrases(emailChangeLinkPhrases);
  const phrases = isEmailChange ? emailChange : invitation;
  const Opened = isEmailChange ? EmailChangeLink : Invited;
  const language = useLanguage();
  const { email } = useLinkPageSuspenseQuery({ variables: { language } }).data.settings;
  const { secret, isRead } = useLinkSecret(isEmailChange ? "emailChange" : "invitation");
  const opening = <AuthNote>{phrases.opening}</AuthNote>;
  return (
    <AuthFrame title={phrases.title} lead={phrases.lead}>
      {!isRead && opening}
      <noscript>{phrases.needsScript}</noscript>
      {isRead && !secret && <InvalidLink sentence={phrases.incomplete} hint={phrases.askForNew} />}
      {secret && (
        <Suspense fallback={opening}>
          <Opened key={secret} secret={secret} />
        </Suspense>
      )}
      {!isEmailChange && (
        <p className={styles.coordinator}>
          <span>{invitation.hasPassword}</span>{" "}
          <InternalLink to={paths.auth()}>{invitation.toSignIn}</InternalLink>
        </p>
      )}
      <Coordinator question={phrases.questions} email={email} />
    </AuthFrame>
  );
}
