import { Suspense } from "react";
import { useInvitationPageSuspenseQuery } from "../../graphql/generated/InvitationPage.ts";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { invitationPhrases } from "../../phrases/site/auth/invitation.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import styles from "./AuthFrame.module.css";
import { AuthFrame, Coordinator } from "./AuthFrame.tsx";
import { AuthNote } from "./AuthMessages.tsx";
import { InvalidLink, Invited } from "./Invited.tsx";
import { useLinkSecret } from "./useLinkSecret.ts";

/** Target of a one-time link: sets a first password, or resets a forgotten one. */
export function InvitationPage() {
  const phrases = usePhrases(invitationPhrases);
  const language = useLanguage();
  const { email } = useInvitationPageSuspenseQuery({ variables: { language } }).data.settings;
  const { secret, isRead } = useLinkSecret("invitation");
  const opening = <AuthNote>{phrases.opening}</AuthNote>;
  return (
    <AuthFrame title={phrases.title} lead={phrases.lead}>
      {!isRead && opening}
      <noscript>{phrases.needsScript}</noscript>
      {isRead && !secret && <InvalidLink sentence={phrases.incomplete} />}
      {secret && (
        <Suspense fallback={opening}>
          <Invited key={secret} secret={secret} />
        </Suspense>
      )}
      <p className={styles.coordinator}>
        <span>{phrases.hasPassword}</span>{" "}
        <InternalLink to={paths.auth()}>{phrases.toSignIn}</InternalLink>
      </p>
      <Coordinator question={phrases.questions} email={email} />
    </AuthFrame>
  );
}
