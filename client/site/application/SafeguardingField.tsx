import { applicationVolunteerPhrases } from "../../phrases/application-volunteer.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import styles from "./SafeguardingField.module.css";
import { TickField } from "./TickField.tsx";

const rules = ["alone", "questions", "pictures", "promises", "alarm"] as const;

/** Nobody agrees to rules that they could not read: they stand above the tick. */
export function SafeguardingField() {
  const { safeguarding } = usePhrases(applicationVolunteerPhrases);
  return (
    <>
      <section className={styles.rules} aria-labelledby="safeguarding">
        <h3 id="safeguarding">{safeguarding.title}</h3>
        <p>{safeguarding.text}</p>
        <ul>
          {rules.map((rule) => (
            <li key={rule}>{safeguarding.rules[rule]}</li>
          ))}
        </ul>
      </section>
      <TickField name="safeguarding" label={safeguarding.label} />
    </>
  );
}
