import { useState } from "react";
import {
  type FormSettingsRowFragment,
  useFormsCardQuery,
  useSaveFormSettingsMutation,
} from "../../graphql/generated/FormsCard.ts";
import { useUnsavedChangesGuard } from "../drafts/useUnsavedChangesGuard.ts";
import { useSingleWrite } from "../screen/dialog/useSingleWrite.ts";

type Recipients = Pick<FormSettingsRowFragment, "staffEmail" | "telegramChats">;

const blank: Recipients = { staffEmail: "", telegramChats: "" };

export type Notices = ReturnType<typeof useNotices>;

/**
 * Addresses and chats for notices, for all open forms that have none yet. The fields stay filled
 * while the assistant shows other steps.
 */
export function useNotices() {
  const { data } = useFormsCardQuery();
  const { attempt, isBusy, error } = useSingleWrite();
  const [saveSettings] = useSaveFormSettingsMutation({ context: { handlesOwnErrors: true } });
  const [typed, setTyped] = useState(blank);
  const isTyped = typed.staffEmail.trim() !== "" || typed.telegramChats.trim() !== "";
  const silent = data?.applicationFormSettings.filter(
    ({ state, staffEmail, telegramChats }) => state === "OPEN" && !staffEmail && !telegramChats,
  );
  const refused = (path: keyof Recipients) =>
    error?.fields.some((field) => field.path === path) ?? false;

  /** Saves what was typed; resolves to whether nothing is unsaved any more. */
  const save = async (): Promise<boolean> => {
    if (!isTyped) return true;
    const saved = await attempt(async () => {
      for (const settings of silent ?? []) {
        const { form, version } = settings;
        await saveSettings({ variables: { form, version, input: inputOf(settings, typed) } });
      }
    });
    if (!saved) return false;
    setTyped(blank);
    return true;
  };
  const isField = refused("staffEmail") || refused("telegramChats");
  return {
    /** The open forms without notices; undefined while they are loading. */
    silent,
    typed,
    isTyped,
    type: (changed: Partial<Recipients>) => setTyped({ ...typed, ...changed }),
    save,
    isBusy,
    refused,
    error: isField ? null : error,
    guard: useUnsavedChangesGuard(isTyped),
  };
}

const inputOf = (settings: FormSettingsRowFragment, recipients: Recipients) => {
  const { state, placesLeft, retentionMonths, urgentEmail, urgentTelegramChats } = settings;
  const { replyDays, overdueHours, urgentOverdueHours } = settings;
  return {
    state,
    placesLeft,
    retentionMonths,
    urgentEmail,
    urgentTelegramChats,
    replyDays,
    overdueHours,
    urgentOverdueHours,
    ...recipients,
  };
};
