import { useState } from "react";
import { useApplicationCountsQuery } from "../../../graphql/generated/ApplicationCounts.ts";
import { applicationSettingsPhrases } from "../../../phrases/admin/application-settings.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { ChoiceGroup } from "../../table/ChoiceGroup.tsx";
import styles from "./ApplicationSettings.module.css";
import { EmailsInState } from "./EmailsInState.tsx";

const states = ["FAILED", "KEPT", "WAITING", "SENT"] as const;

/** What the site wrote, by what became of it; what did not arrive can be sent once more. */
export function EmailsCard() {
  const phrases = usePhrases(applicationSettingsPhrases);
  const [chosen, setChosen] = useState<(typeof states)[number] | null>(null);
  const { data: counted, error } = useApplicationCountsQuery({ isQuiet: true });
  const counts = counted?.applicationCounts;
  const state = chosen ?? attentionState(counts);
  const shares = { FAILED: counts?.emailsFailed, WAITING: counts?.emailsWaiting };
  return (
    <section id="mails" className={styles.card} aria-labelledby="mails-title">
      <h2 id="mails-title">{phrases.mails}</h2>
      <p className={styles.text}>{phrases.mailsText}</p>
      <ChoiceGroup
        legend={phrases.mailChoice}
        chosen={state}
        choices={states.map((value) => ({
          value,
          label: phrases.mailChoices[value],
          count: Reflect.get(shares, value),
        }))}
        onChoose={(value) => setChosen(value)}
      />
      {/* Which of them need care is not known before. */}
      {(chosen || counts || error) && <EmailsInState key={state} state={state} />}
    </section>
  );
}

type Counts = { emailsFailed: number; emailsWaiting: number };

/** Those that somebody should look at first. Without a mail server all of them are kept. */
function attentionState(counts: Counts | undefined): (typeof states)[number] {
  if (counts?.emailsFailed) return "FAILED";
  return counts?.emailsWaiting ? "WAITING" : "KEPT";
}
