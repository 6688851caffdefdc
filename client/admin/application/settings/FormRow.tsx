import { Button, NativeSelect, TextInput } from "@mantine/core";
import type { FormSettingsRowFragment } from "../../../graphql/generated/FormsCard.ts";
import { applicationSettingsPhrases } from "../../../phrases/admin/application-settings.ts";
import { applicationsPhrases } from "../../../phrases/admin/applications.ts";
import { formAlertPhrases } from "../../../phrases/admin/form-alerts.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { asksUrgency } from "../inbox-query.ts";
import styles from "./ApplicationSettings.module.css";
import { ChoiceLists } from "./ChoiceLists.tsx";
import type { isValid } from "./form-values.ts";
import { useFormRow } from "./useFormRow.ts";

const allStates = ["OPEN", "PAUSED", "REMOVED"] as const;

type FieldName = keyof typeof isValid;

/** One form's settings, saved together. */
export function FormRow({ settings }: { settings: FormSettingsRowFragment }) {
  const phrases = usePhrases(applicationSettingsPhrases);
  const alerts = usePhrases(formAlertPhrases);
  const name = usePhrases(applicationsPhrases).forms[settings.form];
  const { state, field, choice, error, isDirty, isBusy, save } = useFormRow(settings, name);
  const isAsked = asksUrgency(settings.form);
  const isPromised = settings.form === "PICTURE_REMOVAL";
  // The form for children's pictures stays: see the server's `permanentForm`.
  const states = isPromised ? (["OPEN", "PAUSED"] as const) : allStates;
  const text = (name: FieldName, label: string) => (
    <TextInput label={label} autoComplete="off" maxLength={500} {...field(name)} />
  );
  const hours = (name: FieldName, label: string) => (
    <TextInput label={label} inputMode="numeric" maxLength={3} {...field(name)} />
  );
  return (
    <li className={styles.row}>
      <form noValidate className={styles.form} onSubmit={save}>
        <h3>{name}</h3>
        <NativeSelect
          label={phrases.state}
          description={isPromised ? phrases.permanent : undefined}
          inputWrapperOrder={["label", "input", "description", "error"]}
          data={states.map((value) => ({ value, label: phrases.states[value] }))}
          {...state}
        />
        <TextInput
          label={phrases.placesLeft}
          inputMode="numeric"
          maxLength={6}
          {...field("placesLeft")}
        />
        <TextInput
          label={phrases.keptMonths}
          inputMode="numeric"
          maxLength={3}
          {...field("retentionMonths")}
        />
        <div className={styles.notices}>
          {text("staffEmail", phrases.staffEmail)}
          {isAsked && text("urgentEmail", alerts.urgentEmail)}
          {text("telegramChats", alerts.telegramChats)}
          {isAsked && text("urgentTelegramChats", alerts.urgentTelegramChats)}
          {hours("overdueHours", isPromised ? alerts.promisedHours : alerts.overdueHours)}
          {isAsked && hours("urgentOverdueHours", alerts.urgentOverdueHours)}
          {!isPromised && hours("replyDays", phrases.replyDays)}
        </div>
        <ChoiceLists settings={settings} choice={choice} />
        <div role="alert" className={styles.error}>
          {error}
        </div>
        <Button
          type="submit"
          aria-label={phrases.saveForm(name)}
          loading={isBusy}
          disabled={!isDirty}
        >
          {phrases.save}
        </Button>
      </form>
    </li>
  );
}
