import { Alert, Button, TextInput } from "@mantine/core";
import { useState } from "react";
import {
  type SendTestEmailMutation,
  useSendTestEmailMutation,
} from "../../graphql/generated/MailStep.ts";
import { setupPhrases } from "../../phrases/admin/site/setup.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { useSingleWrite } from "../screen/dialog/useSingleWrite.ts";
import { ErrorLine } from "../user/ErrorLine.tsx";
import styles from "./SetupPage.module.css";
import type { StepProps } from "./TextSteps.tsx";

/** Sends a test e-mail and says what the mail server answered. */
export function MailStep({ recipient: [to, setTo] }: StepProps) {
  const phrases = usePhrases(setupPhrases);
  const [sent, setSent] = useState<{ to: string; result: TestEmail } | null>(null);
  const { attempt, isBusy, error } = useSingleWrite();
  const [send] = useSendTestEmailMutation({ context: { handlesOwnErrors: true } });
  const isWrong = error?.code === "INVALID";

  const submit = async () => {
    const email = to.trim();
    setSent(null);
    const answer = await attempt(() => send({ variables: { email } }));
    const result = answer?.result.data?.sendTestEmail;
    if (result) setSent({ to: email, result });
  };
  return (
    <div className={styles.card}>
      <TextInput
        label={phrases.recipient}
        type="email"
        value={to}
        error={isWrong && phrases.recipientWrong}
        onChange={(event) => setTo(event.currentTarget.value)}
        // The form around it would continue to the next step.
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          void submit();
        }}
      />
      <div>
        <Button variant="default" loading={isBusy} onClick={() => void submit()}>
          {phrases.send}
        </Button>
      </div>
      <ErrorLine error={isWrong ? null : error} />
      <div role="status">{sent && <Outcome {...sent} />}</div>
    </div>
  );
}

type TestEmail = SendTestEmailMutation["sendTestEmail"];

function Outcome({ to, result }: { to: string; result: TestEmail }) {
  const phrases = usePhrases(setupPhrases);
  const { outcome, server, code } = result;
  const isSent = outcome === "SENT";
  return (
    <Alert color={isSent ? "leaf" : "poppy"}>
      <span>{phrases.outcomes[outcome](isSent ? to : (server ?? ""))}</span>
      {code && <span className={styles.code}>{phrases.code(code)}</span>}
    </Alert>
  );
}
