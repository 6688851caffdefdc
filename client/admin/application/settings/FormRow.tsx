import { Button, Switch, TextInput } from "@mantine/core";
import type { FormSettingsRowFragment } from "../../../graphql/generated/FormsCard.ts";
import { applicationSettingsPhrases } from "../../../phrases/admin/application-settings.ts";
import { applicationsPhrases } from "../../../phrases/admin/applications.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import styles from "./ApplicationSettings.module.css";
import { useFormRow } from "./useFormRow.ts";

/** One form's settings, saved together. */
export function FormRow({ settings }: { settings: FormSettingsRowFragment }) {
  const phrases = usePhrases(applicationSettingsPhrases);
  const name = usePhrases(applicationsPhrases).forms[settings.form];
  const { values, wrong, failure, isDirty, isBusy, change, save } = useFormRow(settings, name);
  return (
    <li className={styles.row}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div className={styles.name}>
          <h3>{name}</h3>
          <Switch
            aria-label={phrases.isOpen(name)}
            label={values.isOpen ? phrases.open : phrases.paused}
            checked={values.isOpen}
            onChange={(event) => change({ isOpen: event.currentTarget.checked })}
          />
        </div>
        <TextInput
          label={phrases.placesLeft}
          inputMode="numeric"
          maxLength={6}
          value={values.placesLeft}
          error={wrong.placesLeft}
          onChange={(event) => change({ placesLeft: event.currentTarget.value })}
        />
        <TextInput
          label={phrases.staffEmail}
          type="email"
          autoComplete="off"
          maxLength={254}
          value={values.staffEmail}
          error={wrong.staffEmail}
          onChange={(event) => change({ staffEmail: event.currentTarget.value })}
        />
        <TextInput
          label={phrases.keptMonths}
          inputMode="numeric"
          maxLength={3}
          value={values.retentionMonths}
          error={wrong.retentionMonths}
          onChange={(event) => change({ retentionMonths: event.currentTarget.value })}
        />
        <div role="alert" className={styles.failure}>
          {failure}
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
