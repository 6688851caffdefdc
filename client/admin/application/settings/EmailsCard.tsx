import { Alert } from "@mantine/core";
import { useState } from "react";
import { useApplicationCountsQuery } from "../../../graphql/generated/ApplicationCounts.ts";
import { applicationSettingsPhrases } from "../../../phrases/admin/application-settings.ts";
import { formAlertPhrases } from "../../../phrases/admin/form-alerts.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { ChoiceGroup } from "../../table/ChoiceGroup.tsx";
import { useCanSend } from "../useCanSend.ts";
import styles from "./ApplicationSettings.module.css";
import { EmailsInState } from "./EmailsInState.tsx";

const states = ["FAILED", "KEPT", "WAITING", "SENT"] as const;

/** E-mails by status; failed ones can be sent again. */
export function EmailsCard() {
  const phrases = usePhrases(applicationSettingsPhrases);
  const alerts = usePhrases(formAlertPhrases);
  const canSend = useCanSend("EMAIL");
  const [chosen, setChosen] = useState<(typeof states)[number] | null>(null);
  const { data: counted, error } = useApplicationCountsQuery();
  const counts = counted?.applicationCounts;
  const state = chosen ?? attentionState(counts);
  const shares = { FAILED: counts?.emailsFailed, WAITING: counts?.emailsWaiting };
  return (
    <section id="mails" className={styles.card} aria-labelledby="mails-title">
      <h2 id="mails-title">{phrases.emails}</h2>
      <p className={styles.text}>{phrases.emailsText}</p>
      {!canSend && <Alert color="poppy">{alerts.noEmail}</Alert>}
      <ChoiceGroup
        legend={phrases.emailFilter}
        chosen={state}
        choices={states.map((value) => ({
          value,
          label: phrases.emailFilters[value],
          count: Reflect.get(shares, value),
        }))}
        onChoose={(value) => setChosen(value)}
      />
      {/* Which status needs attention is known only with the counts. */}
      {(chosen || counts || error) && <EmailsInState key={state} state={state} />}
    </section>
  );
}

type Counts = { emailsFailed: number; emailsWaiting: number };

/** The status to show first. Without a mail server all e-mails are only stored. */
function attentionState(counts: Counts | undefined): (typeof states)[number] {
  if (counts?.emailsFailed) return "FAILED";
  return counts?.emailsWaiting ? "WAITING" : "KEPT";
}
