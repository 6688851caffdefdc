import { Button } from "@mantine/core";
import { useState } from "react";
import { useRescueApplicationMutation } from "../../graphql/generated/ApplicationPage.ts";
import { applicationPagePhrases } from "../../phrases/admin-application.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { tellSuccess } from "../notices.ts";
import styles from "./AnswerCards.module.css";
import type { Application } from "./ApplicationPage.tsx";
import type { ApplicationWrites } from "./useApplicationWrites.ts";

type RescueProps = { application: Application; writes: ApplicationWrites };

/** Why it was taken for spam, and the way out of there. */
export function Rescue({ application, writes }: RescueProps) {
  const phrases = usePhrases(applicationPagePhrases);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [rescue, { loading }] = useRescueApplicationMutation({ context: { tellsSurprises: true } });
  const { id, version, suspicion, anonymisedAt } = application;
  const reasons: { [suspicion: string]: string } = phrases.suspicions;

  async function confirm() {
    const said = await writes.write(() => rescue({ variables: { id, version } }));
    setRefusal(said);
    if (!said) tellSuccess({ title: phrases.rescued, text: phrases.title(application.number) });
  }

  return (
    <section className={styles.spam} aria-labelledby="spam">
      <h2 id="spam">{phrases.spam}</h2>
      <p>{reasons[suspicion] ?? phrases.suspicions.byHand}</p>
      {!anonymisedAt && (
        <>
          <Button loading={loading} onClick={() => void confirm()}>
            {phrases.rescue}
          </Button>
          {suspicion && <p className={styles.hint}>{phrases.rescueHint}</p>}
        </>
      )}
      <div role="alert">{refusal}</div>
    </section>
  );
}
