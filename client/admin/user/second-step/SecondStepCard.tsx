import { Button } from "@mantine/core";
import { useState } from "react";
import {
  useOwnSecondStepSuspenseQuery,
  useRemoveSecondStepMutation,
  useRenewRecoveryCodesMutation,
} from "../../../graphql/generated/SecondStep.ts";
import { secondStepPhrases } from "../../../phrases/admin/account/second-step.ts";
import { formatDay, kyivDayOf } from "../../../phrases/dates.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { notifySuccess } from "../../screen/notifications.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import styles from "./SecondStep.module.css";
import { SetUpSecondStep } from "./SetUpSecondStep.tsx";

/** What the card shows instead of the present state; renewed recovery codes are in `codes`. */
type View = "setUp" | "renew" | "remove" | { codes: readonly string[] } | null;

const fewCodes = 3;

/** The second step of the user's own sign-in: set up, new recovery codes, switched off. */
export function SecondStepCard({ email }: { email: string }) {
  const phrases = usePhrases(secondStepPhrases);
  const { secondStep } = useOwnSecondStepSuspenseQuery().data;
  const [view, setView] = useState<View>(null);
  const close = () => setView(null);
  const finish = () => {
    close();
    notifySuccess({ title: phrases.done, text: phrases.doneText });
  };

  return (
    <section className={styles.card}>
      <h2>{phrases.title}</h2>
      {view === "setUp" ? (
        <SetUpSecondStep
          email={email}
          onDone={finish}
          beside={
            <Button variant="default" onClick={close}>
              {phrases.cancel}
            </Button>
          }
        />
      ) : isCodes(view) ? (
        <RecoveryCodes codes={view.codes} email={email} onSaved={close} />
      ) : secondStep?.since ? (
        <SwitchedOn since={secondStep.since} left={secondStep.recoveryCodesLeft} onView={setView} />
      ) : (
        <>
          <p className={styles.hint}>{phrases.offText}</p>
          <Button onClick={() => setView("setUp")}>{phrases.setUp}</Button>
        </>
      )}
      {view === "renew" && <RenewDialog onCodes={(codes) => setView({ codes })} onClose={close} />}
      {view === "remove" && <RemoveDialog onClose={close} />}
    </section>
  );
}

const isCodes = (view: View): view is { codes: readonly string[] } =>
  typeof view === "object" && view !== null;

function SwitchedOn(props: { since: string; left: number; onView: (view: View) => void }) {
  const phrases = usePhrases(secondStepPhrases);
  const day = formatDay(kyivDayOf(props.since), useLanguage());
  const isFew = props.left <= fewCodes;
  return (
    <>
      <p className={styles.hint}>{phrases.onText(day)}</p>
      <p className={isFew ? styles.warning : styles.hint}>
        {`${phrases.codesLeft(props.left)} ${isFew ? phrases.fewCodes : ""}`}
      </p>
      <div className={styles.actions}>
        <Button variant="default" onClick={() => props.onView("renew")}>
          {phrases.renew}
        </Button>
        <Button variant="default" onClick={() => props.onView("remove")}>
          {phrases.remove}
        </Button>
      </div>
    </>
  );
}

const ownErrors = { context: { handlesOwnErrors: true } };

function RenewDialog(props: { onCodes: (codes: readonly string[]) => void; onClose: () => void }) {
  const phrases = usePhrases(secondStepPhrases);
  // The recovery codes must not enter the cache.
  const [renew] = useRenewRecoveryCodesMutation({ ...ownErrors, fetchPolicy: "no-cache" });
  return (
    <ConfirmDialog
      title={phrases.renewTitle}
      text={phrases.renewText}
      action={phrases.renewAction}
      onClose={props.onClose}
      onConfirm={async (variables) => {
        const { data } = await renew({ variables });
        if (data) props.onCodes(data.renewRecoveryCodes.codes);
      }}
    />
  );
}

function RemoveDialog({ onClose }: { onClose: () => void }) {
  const phrases = usePhrases(secondStepPhrases);
  const [remove] = useRemoveSecondStepMutation(ownErrors);
  return (
    <ConfirmDialog
      title={phrases.removeTitle}
      text={phrases.removeText}
      action={phrases.remove}
      onClose={onClose}
      onConfirm={async (variables) => {
        await remove({ variables });
        onClose();
        notifySuccess({ title: phrases.removed, text: phrases.removedText });
      }}
    />
  );
}
