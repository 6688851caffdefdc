import { Alert, Button, TextInput } from "@mantine/core";
import { useState } from "react";
import {
  type FormSettingsRowFragment,
  useFormsCardQuery,
  useSaveFormSettingsMutation,
} from "../../graphql/generated/FormsCard.ts";
import { useMessageChannelsQuery } from "../../graphql/generated/MessageChannels.ts";
import { applicationsPhrases } from "../../phrases/admin/applications.ts";
import { formAlertPhrases } from "../../phrases/admin/form-alerts.ts";
import { setupNoticesPhrases } from "../../phrases/admin/site/setup-notices.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { useSingleWrite } from "../screen/dialog/useSingleWrite.ts";
import { ErrorLine } from "../user/ErrorLine.tsx";
import styles from "./SetupPage.module.css";

/** Addresses and chats for notices, for all open forms that have none yet. */
export function NoticesStep() {
  const phrases = usePhrases(setupNoticesPhrases);
  const alerts = usePhrases(formAlertPhrases);
  const { forms } = usePhrases(applicationsPhrases);
  const { silent, save, isBusy, refused, error } = useNotices();
  const channels = useMessageChannelsQuery({ isQuiet: true }).data?.messageChannels;
  const isStored = channels?.includes("EMAIL") === false;
  const [email, setEmail] = useState("");
  const [chats, setChats] = useState("");
  const isBlank = email.trim() === "" && chats.trim() === "";
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
        autoComplete="off"
        maxLength={500}
        value={email}
        error={refused("staffEmail") && alerts.emailList}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <TextInput
        label={alerts.telegramChats}
        description={alerts.telegramChatsHint}
        autoComplete="off"
        maxLength={500}
        value={chats}
        error={refused("telegramChats") && alerts.chatList}
        onChange={(event) => setChats(event.currentTarget.value)}
      />
      <div>
        <Button
          variant="default"
          loading={isBusy}
          disabled={isBlank}
          onClick={() => void save({ staffEmail: email, telegramChats: chats })}
        >
          {phrases.save}
        </Button>
      </div>
      {isStored && <Alert color="poppy">{phrases.stored}</Alert>}
      <ErrorLine error={error} />
    </div>
  );
}

type Recipients = Pick<FormSettingsRowFragment, "staffEmail" | "telegramChats">;

function useNotices() {
  const { data } = useFormsCardQuery({ isQuiet: true });
  const { attempt, isBusy, error } = useSingleWrite();
  const [saveSettings] = useSaveFormSettingsMutation({ context: { handlesOwnErrors: true } });
  const silent = data?.applicationFormSettings.filter(
    ({ state, staffEmail, telegramChats }) => state === "OPEN" && !staffEmail && !telegramChats,
  );
  const refused = (path: keyof Recipients) =>
    error?.fields.some((field) => field.path === path) ?? false;

  const save = (recipients: Recipients) =>
    attempt(async () => {
      for (const settings of silent ?? []) {
        const { form, version } = settings;
        await saveSettings({ variables: { form, version, input: inputOf(settings, recipients) } });
      }
    });
  const isField = refused("staffEmail") || refused("telegramChats");
  return { silent, save, isBusy, refused, error: isField ? null : error };
}

const inputOf = (settings: FormSettingsRowFragment, recipients: Recipients) => {
  const { state, placesLeft, retentionMonths, urgentEmail, urgentTelegramChats } = settings;
  const { overdueHours, urgentOverdueHours } = settings;
  return {
    state,
    placesLeft,
    retentionMonths,
    urgentEmail,
    urgentTelegramChats,
    overdueHours,
    urgentOverdueHours,
    ...recipients,
  };
};
