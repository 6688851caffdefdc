import { useFormsCardSuspenseQuery } from "../../../graphql/generated/FormsCard.ts";
import { applicationSettingsPhrases } from "../../../phrases/admin/application-settings.ts";
import { formAlertPhrases } from "../../../phrases/admin/form-alerts.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import styles from "./ApplicationSettings.module.css";
import { FormRow } from "./FormRow.tsx";

/** The names of the fields and what they mean, in their order. */
function useMeanings(): readonly (readonly [name: string, hint: string])[] {
  const phrases = usePhrases(applicationSettingsPhrases);
  const alerts = usePhrases(formAlertPhrases);
  return [
    [phrases.placesLeft, phrases.placesLeftHint],
    [phrases.keptMonths, phrases.keptMonthsHint],
    [phrases.staffEmail, phrases.staffEmailHint],
    [alerts.urgentEmail, alerts.urgentEmailHint],
    [alerts.telegramChats, alerts.telegramChatsHint],
    [alerts.urgentTelegramChats, alerts.urgentTelegramChatsHint],
    [alerts.overdueHours, alerts.overdueHoursHint],
    [phrases.replyDays, phrases.replyDaysHint],
    [alerts.promisedHours, alerts.promisedHoursHint],
  ];
}

/** Every form: whether it is open, its capacity, its recipients, its retention period. */
export function FormsCard() {
  const phrases = usePhrases(applicationSettingsPhrases);
  const { applicationFormSettings } = useFormsCardSuspenseQuery().data;
  return (
    <section className={styles.card} aria-labelledby="forms">
      <h2 id="forms">{phrases.forms}</h2>
      <p className={styles.text}>{phrases.formsText}</p>
      <dl className={styles.meanings}>
        {useMeanings().map(([name, hint]) => (
          <div key={name}>
            <dt>{`${name}:`}</dt> <dd>{hint}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.rows}>
        {applicationFormSettings.map((settings) => (
          <FormRow key={settings.form} settings={settings} />
        ))}
      </ul>
    </section>
  );
}
