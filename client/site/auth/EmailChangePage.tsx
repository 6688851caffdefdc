import { Suspense } from "react";
import { useEmailChangePageSuspenseQuery } from "../../graphql/generated/EmailChangePage.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { emailChangeLinkPhrases } from "../../phrases/site/auth/email-change.ts";
import { AuthFrame, Coordinator } from "./AuthFrame.tsx";
import { AuthNote } from "./AuthMessages.tsx";
import { DeadEmailLink, EmailChangeLink } from "./EmailChangeLink.tsx";
import { useLinkSecret } from "./useLinkSecret.ts";

/** Target of the links that confirm another sign-in address. */
export function EmailChangePage() {
  const phrases = usePhrases(emailChangeLinkPhrases);
  const language = useLanguage();
  const { email } = useEmailChangePageSuspenseQuery({ variables: { language } }).data.settings;
  const { secret, isRead } = useLinkSecret("emailChange");
  const opening = <AuthNote>{phrases.opening}</AuthNote>;
  return (
    <AuthFrame title={phrases.title} lead={phrases.lead}>
      {!isRead && opening}
      <noscript>{phrases.needsScript}</noscript>
      {isRead && !secret && <DeadEmailLink sentence={phrases.incomplete} />}
      {secret && (
        <Suspense fallback={opening}>
          <EmailChangeLink key={secret} secret={secret} />
        </Suspense>
      )}
      <Coordinator question={phrases.questions} email={email} />
    </AuthFrame>
  );
}
