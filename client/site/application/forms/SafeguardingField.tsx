import { applicationVolunteerPhrases } from "../../../phrases/application/volunteer.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { CheckboxField } from "../fields/CheckboxField.tsx";
import styles from "./SafeguardingField.module.css";

const rules = ["alone", "questions", "pictures", "promises", "alarm"] as const;

/** The safeguarding rules with their checkbox: nobody can agree to rules that they cannot read. */
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
      <CheckboxField name="safeguarding" label={safeguarding.label} />
    </>
  );
}
