import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { useSetApplicationReminderMutation } from "../../../graphql/generated/ApplicationPage.ts";
import { inboxWorkPhrases } from "../../../phrases/admin/inbox-work.ts";
import { formatDay, kyivDayOf } from "../../../phrases/dates.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { serverNow } from "../../../server-clock.ts";
import { AsideCard } from "../../screen/AsideCard.tsx";
import { notifySuccess } from "../../screen/notifications.tsx";
import type { LoadedApplication } from "../loaded-application.ts";
import { useCanSend } from "../useCanSend.ts";
import styles from "./AsideCards.module.css";
import { lastReminderDay, quickDays } from "./reminder-days.ts";
import type { ApplicationWrites } from "./useApplicationWrites.ts";

type ReminderCardProps = { application: LoadedApplication; writes: ApplicationWrites };

/** The day on which the application is to be remembered; every choice is saved at once. */
export function ReminderCard({ application, writes }: ReminderCardProps) {
  const phrases = usePhrases(inboxWorkPhrases);
  const language = useLanguage();
  const canSend = useCanSend("EMAIL");
  const { remindOn } = application;
  const { save, isBusy, error } = useReminder(application, writes);
  const [today] = useState(() => kyivDayOf(serverNow().toISOString()));
  const [typed, setTyped] = useState("");
  const isPossible = typed >= today && typed <= lastReminderDay(today);
  return (
    <AsideCard title={phrases.reminder}>
      {remindOn && <strong>{phrases.reminderIsOn(formatDay(remindOn, language))}</strong>}
      <p className={styles.hint}>{phrases.reminderText}</p>
      {!canSend && <p className={styles.hint}>{phrases.noEmail}</p>}
      <div className={styles.buttons}>
        {quickDays(today).map(({ name, day }) => (
          <Button
            key={name}
            variant="default"
            disabled={isBusy || remindOn === day}
            title={formatDay(day, language)}
            onClick={() => void save(day)}
          >
            {phrases[name]}
          </Button>
        ))}
      </div>
      <TextInput
        type="date"
        label={phrases.otherDay}
        min={today}
        max={lastReminderDay(today)}
        value={typed}
        error={typed !== "" && !isPossible && phrases.dayWrong}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button disabled={!isPossible} loading={isBusy} onClick={() => void save(typed)}>
          {phrases.setReminder}
        </Button>
        {remindOn && (
          <Button variant="subtle" disabled={isBusy} onClick={() => void save(null)}>
            {phrases.removeReminder}
          </Button>
        )}
      </div>
      <div role="alert" className={styles.error}>
        {error}
      </div>
    </AsideCard>
  );
}

function useReminder({ id, version }: LoadedApplication, { write }: ApplicationWrites) {
  const phrases = usePhrases(inboxWorkPhrases);
  const language = useLanguage();
  const [error, setError] = useState<string | null>(null);
  const [set, { loading }] = useSetApplicationReminderMutation({
    context: { handlesOwnErrors: true },
  });

  async function save(day: string | null) {
    const refusal = await write(() => set({ variables: { id, version, day } }));
    setError(refusal);
    if (refusal) return;
    const title = day ? phrases.reminderSaved(formatDay(day, language)) : phrases.reminderRemoved;
    notifySuccess({ title });
  }
  return { save, error, isBusy: loading };
}
