import { useEffect, useRef, useState } from "react";
import { type ApiError, toApiError } from "../../graphql/errors.ts";
import {
  useConfirmEmailChangeMutation,
  useEmailChangeLinkSuspenseQuery,
  useRefuseEmailChangeMutation,
} from "../../graphql/generated/EmailChangeLink.ts";
import { useSession } from "../../graphql/session.ts";
import { editorPaths, paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { emailChangeLinkPhrases } from "../../phrases/site/auth/email-change.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import styles from "./AuthForm.module.css";
import messages from "./AuthMessages.module.css";
import { AuthError, InvalidLink } from "./AuthMessages.tsx";
import invited from "./Invited.module.css";
import { clearLinkSecret } from "./useLinkSecret.ts";

type Outcome = "changed" | "waiting" | "refused" | "taken" | "gone";

/** Shows the new address, and confirms or refuses it. */
export function EmailChangeLink({ secret }: { secret: string }) {
  const phrases = usePhrases(emailChangeLinkPhrases);
  const link = useEmailChangeLinkSuspenseQuery({ variables: { secret } }).data.emailChangeLink;
  const context = { handlesOwnErrors: true };
  const [confirm, confirming] = useConfirmEmailChangeMutation({ context });
  const [refuse, refusing] = useRefuseEmailChangeMutation({ context });
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const isBusy = confirming.loading || refusing.loading;

  const settle = async (write: () => Promise<Outcome>) => {
    if (isBusy) return;
    setError(null);
    try {
      setOutcome(await write());
    } catch (caught) {
      const { code, ...rest } = toApiError(caught);
      if (code === "NOT_FOUND") setOutcome("gone");
      else if (code === "CONFLICT") setOutcome("taken");
      else return setError({ code, ...rest });
    }
    clearLinkSecret("emailChange");
  };
  const variables = { secret };
  const accept = () =>
    settle(async () => {
      const { data } = await confirm({ variables });
      return data?.confirmEmailChange ? "changed" : "waiting";
    });
  const decline = () =>
    settle(async () => {
      await refuse({ variables });
      return "refused";
    });

  if (!link || outcome === "gone")
    return <InvalidLink sentence={phrases.expiredLink} hint={phrases.askForNew} />;
  const { email, isForNewAddress } = link;
  if (outcome) return <Settled outcome={outcome} email={email} isForNewAddress={isForNewAddress} />;
  return (
    <>
      <dl className={invited.person}>
        <dt>{phrases.newAddress}</dt>
        <dd>{email}</dd>
      </dl>
      <p className={messages.explanation}>
        {isForNewAddress ? phrases.fromNew : phrases.fromCurrent}
      </p>
      <AuthError title={phrases.failed} refused={phrases.expiredLink} error={error} />
      <div className={styles.form}>
        <button type="button" className={styles.submit} aria-busy={isBusy} onClick={accept}>
          {phrases.confirm}
        </button>
        <button type="button" className={styles.refuse} onClick={decline}>
          {phrases.refuse}
        </button>
      </div>
    </>
  );
}

/** The result, which is focused: the button that brought it is gone. */
function Settled(props: {
  outcome: Exclude<Outcome, "gone">;
  email: string;
  isForNewAddress: boolean;
}) {
  const { outcome, email, isForNewAddress } = props;
  const phrases = usePhrases(emailChangeLinkPhrases);
  const session = useSession();
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => result.current?.focus(), []);
  const isDone = outcome === "changed" || outcome === "waiting";
  const text = {
    changed: phrases.changedText(email),
    waiting: isForNewAddress ? phrases.waitingForCurrent : phrases.waitingForNew(email),
    refused: isForNewAddress ? phrases.refusedByNew : phrases.refusedByCurrent,
    taken: phrases.takenText,
  }[outcome];
  return (
    <div
      ref={result}
      className={isDone ? messages.settled : messages.dead}
      role="status"
      tabIndex={-1}
    >
      <p>
        <strong>{phrases[outcome]}</strong>
      </p>
      <p>{text}</p>
      {outcome === "refused" && !isForNewAddress && (
        <InternalLink to={paths.forgotPassword()}>{phrases.toNewPassword}</InternalLink>
      )}
      {outcome === "changed" && (
        <InternalLink to={session ? editorPaths.account() : paths.auth()}>
          {session ? phrases.toAccount : phrases.toSignIn}
        </InternalLink>
      )}
    </div>
  );
}
