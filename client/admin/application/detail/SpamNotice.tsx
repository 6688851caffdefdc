import { Button } from "@mantine/core";
import { useState } from "react";
import { useRescueApplicationMutation } from "../../../graphql/generated/ApplicationPage.ts";
import { applicationPagePhrases } from "../../../phrases/admin/application.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { notifySuccess } from "../../screen/notifications.tsx";
import styles from "../answers/AnswerCards.module.css";
import type { LoadedApplication } from "../loaded-application.ts";
import { useCanSend } from "../useCanSend.ts";
import type { ApplicationWrites } from "./useApplicationWrites.ts";

type SpamNoticeProps = { application: LoadedApplication; writes: ApplicationWrites };

/** Why the application was classified as spam, with a button that marks it as not spam. */
export function SpamNotice({ application, writes }: SpamNoticeProps) {
  const phrases = usePhrases(applicationPagePhrases);
  const [errorText, setErrorText] = useState<string | null>(null);
  const [rescue, { loading }] = useRescueApplicationMutation({
    context: { handlesOwnErrors: true },
  });
  const { id, version, spamReason, anonymisedAt } = application;
  const canSend = useCanSend("EMAIL");
  const reasons: { [reason: string]: string } = phrases.spamReasons;

  async function confirm() {
    const error = await writes.write(() => rescue({ variables: { id, version } }));
    setErrorText(error);
    if (!error)
      notifySuccess({ title: phrases.markedNotSpam, text: phrases.title(application.number) });
  }

  return (
    <section className={styles.spam} aria-labelledby="spam">
      <h2 id="spam">{phrases.spam}</h2>
      <p>{reasons[spamReason] ?? phrases.spamReasons.byHand}</p>
      {!anonymisedAt && (
        <>
          <Button loading={loading} onClick={() => void confirm()}>
            {phrases.markNotSpam}
          </Button>
          {spamReason && (
            <p className={styles.hint}>
              {canSend ? phrases.markNotSpamHint : phrases.markNotSpamStored}
            </p>
          )}
        </>
      )}
      <div role="alert">{errorText}</div>
    </section>
  );
}
