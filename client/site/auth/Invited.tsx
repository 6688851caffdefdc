import { useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useInvitedPersonSuspenseQuery } from "../../graphql/generated/Invited.ts";
import { useSession } from "../../graphql/session.ts";
import { paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { invitationPhrases } from "../../phrases/site/auth/invitation.ts";
import { AuthNote, InvalidLink } from "./AuthMessages.tsx";
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
  if (!person || outcome === "refused")
    return <InvalidLink sentence={phrases.expiredLink} hint={phrases.askForNew} />;
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
