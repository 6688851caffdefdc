import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import {
  type OwnEmailChangeQuery,
  useCancelEmailChangeMutation,
  useOwnEmailChangeQuery,
} from "../../../graphql/generated/EmailCard.ts";
import { emailChangePhrases } from "../../../phrases/admin/account/email-change.ts";
import { formatDateTime } from "../../../phrases/date-times.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { useSingleWrite } from "../../screen/dialog/useSingleWrite.ts";
import { notifySuccess } from "../../screen/notifications.tsx";
import { ListError } from "../../table/ListError.tsx";
import styles from "../Account.module.css";
import { ErrorLine } from "../ErrorLine.tsx";
import { EmailForm } from "./EmailForm.tsx";

/** The address with which the user signs in: asks for another one, and shows an open request. */
export function EmailCard() {
  const phrases = usePhrases(emailChangePhrases);
  const answer = useOwnEmailChangeQuery();
  const { hasMailServer, ownEmailChange } = answer.data ?? {};
  const [isAsking, setIsAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  /** What was focused is gone. */
  const finish = () => {
    setIsAsking(false);
    heading.current?.focus();
  };

  return (
    <section className={styles.card}>
      <h2 ref={heading} className={styles.cardHeading} tabIndex={-1}>
        {phrases.title}
      </h2>
      {answer.error && !answer.data && <ListError answer={answer} />}
      {ownEmailChange ? (
        <OpenRequest request={ownEmailChange} onCancelled={finish} />
      ) : (
        <>
          <p className={styles.hint}>
            {hasMailServer === false ? phrases.noMailServer : phrases.text}
          </p>
          {isAsking && <EmailForm onDone={finish} />}
          {hasMailServer && !isAsking && (
            <Button variant="default" onClick={() => setIsAsking(true)}>
              {phrases.begin}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function OpenRequest(props: {
  request: NonNullable<OwnEmailChangeQuery["ownEmailChange"]>;
  onCancelled: () => void;
}) {
  const { email, isConfirmedByCurrent, isConfirmedByNew, expiresAt } = props.request;
  const phrases = usePhrases(emailChangePhrases);
  const language = useLanguage();
  const { attempt, isBusy, error } = useSingleWrite();
  const [send] = useCancelEmailChangeMutation({
    context: { handlesOwnErrors: true },
    awaitRefetchQueries: true,
  });
  const cancel = async () => {
    if (!(await attempt(() => send()))) return;
    props.onCancelled();
    notifySuccess({ title: phrases.cancelled, text: phrases.cancelledText });
  };
  const stateOf = (isConfirmed: boolean) => (isConfirmed ? phrases.confirmed : phrases.waiting);

  return (
    <>
      <p className={styles.hint}>{phrases.openText(formatDateTime(expiresAt, language))}</p>
      <dl className={styles.facts}>
        <dt>{phrases.email}</dt>
        <dd>{email}</dd>
        <dt>{phrases.fromCurrent}</dt>
        <dd>{stateOf(isConfirmedByCurrent)}</dd>
        <dt>{phrases.fromNew}</dt>
        <dd>{stateOf(isConfirmedByNew)}</dd>
      </dl>
      <ErrorLine error={error} />
      <Button variant="default" loading={isBusy} onClick={() => void cancel()}>
        {phrases.cancelRequest}
      </Button>
    </>
  );
}
