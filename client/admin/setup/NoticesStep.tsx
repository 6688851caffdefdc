import { Alert, TextInput } from "@mantine/core";
import { useMessageChannelsQuery } from "../../graphql/generated/MessageChannels.ts";
import { applicationsPhrases } from "../../phrases/admin/applications.ts";
import { formAlertPhrases } from "../../phrases/admin/form-alerts.ts";
import { setupNoticesPhrases } from "../../phrases/admin/site/setup-notices.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { ErrorLine } from "../user/ErrorLine.tsx";
import styles from "./SetupPage.module.css";
import type { StepProps } from "./TextSteps.tsx";

/** Who is notified of applications; "continue" saves it. */
export function NoticesStep({ notices }: StepProps) {
  const phrases = usePhrases(setupNoticesPhrases);
  const alerts = usePhrases(formAlertPhrases);
  const { forms } = usePhrases(applicationsPhrases);
  const { silent, typed, type, refused, error } = notices;
  const channels = useMessageChannelsQuery().data?.messageChannels;
  const isStored = channels?.includes("EMAIL") === false;
  if (!silent) return null;
  if (silent.length === 0) {
    return (
      <div className={styles.card}>
        <p role="status">{phrases.done}</p>
        {isStored && <Alert color="poppy">{phrases.stored}</Alert>}
      </div>
    );
  }
  return (
    <div className={styles.card}>
      <p>{phrases.silent(silent.map(({ form }) => forms[form]).join(", "))}</p>
      <TextInput
        label={phrases.email}
        description={phrases.emailHint}
        autoComplete="off"
        maxLength={500}
        value={typed.staffEmail}
        error={refused("staffEmail") && alerts.emailList}
        onChange={(event) => type({ staffEmail: event.currentTarget.value })}
      />
      <TextInput
        label={alerts.telegramChats}
        description={alerts.telegramChatsHint}
        autoComplete="off"
        maxLength={500}
        value={typed.telegramChats}
        error={refused("telegramChats") && alerts.chatList}
        onChange={(event) => type({ telegramChats: event.currentTarget.value })}
      />
      {isStored && <Alert color="poppy">{phrases.stored}</Alert>}
      <ErrorLine error={error} />
    </div>
  );
}
