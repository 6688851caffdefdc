import { useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useInvitedPersonSuspenseQuery } from "../../graphql/generated/InvitationPage.ts";
import { useSession } from "../../graphql/session.ts";
import { paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { invitationPhrases } from "../../phrases/site/auth/invitation.ts";
import messages from "./AuthMessages.module.css";
import { AuthNote } from "./AuthMessages.tsx";
import styles from "./Invited.module.css";
import { NewPasswordForm } from "./NewPasswordForm.tsx";

/** Shows whose link it is, and sets the password. */
export function Invited({ secret }: { secret: string }) {
  const phrases = usePhrases(invitationPhrases);
  const { search } = useLocation();
  const person = useInvitedPersonSuspenseQuery({ variables: { secret } }).data.invitation;
  const session = useSession();
  const [outcome, setOutcome] = useState<"accepted" | "refused" | null>(null);

  if (outcome === "accepted") {
    return <Navigate to={{ pathname: paths.admin(), search }} replace />;
  }
  if (!person || outcome === "refused") return <InvalidLink sentence={phrases.expiredLink} />;
  return (
    <>
      <dl className={styles.person}>
        <dt>{phrases.you}</dt>
        <dd>{person.name}</dd>
        <dd className={styles.email}>{person.email}</dd>
      </dl>
      {session && session.email !== person.email && (
        <AuthNote>{phrases.otherSession(session.email)}</AuthNote>
      )}
      <NewPasswordForm secret={secret} email={person.email} onOutcome={setOutcome} />
    </>
  );
}

/** Replaces the form when a link is invalid. */
export function InvalidLink({ sentence }: { sentence: string }) {
  const phrases = usePhrases(invitationPhrases);
  return (
    <div className={messages.dead} role="alert">
      <p>
        <strong>{sentence}</strong>
      </p>
      <p>{phrases.askForNew}</p>
    </div>
  );
}
