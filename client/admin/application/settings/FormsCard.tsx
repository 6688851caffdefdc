import { useFormsCardSuspenseQuery } from "../../../graphql/generated/FormsCard.ts";
import { applicationSettingsPhrases } from "../../../phrases/admin/application-settings.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import styles from "./ApplicationSettings.module.css";
import { FormRow } from "./FormRow.tsx";

const meanings = ["placesLeft", "staffEmail", "keptMonths"] as const;

/** Every form: whether it is open, its capacity, its recipients, its retention period. */
export function FormsCard() {
  const phrases = usePhrases(applicationSettingsPhrases);
  const { applicationFormSettings } = useFormsCardSuspenseQuery({ isQuietAfterwards: true }).data;
  return (
    <section className={styles.card} aria-labelledby="forms">
      <h2 id="forms">{phrases.forms}</h2>
      <p className={styles.text}>{phrases.formsText}</p>
      <dl className={styles.meanings}>
        {meanings.map((field) => (
          <div key={field}>
            <dt>{phrases[field]}:</dt> <dd>{phrases[`${field}Hint`]}</dd>
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
