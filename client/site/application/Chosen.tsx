import { applicationPhrases } from "../../phrases/application.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { type FieldName, textOf } from "./answers.ts";
import styles from "./Chosen.module.css";
import { useFormDesk } from "./form-desk.ts";

export type ChosenProps = {
  name: string;
  /** Where to choose something else. */
  changeAt: string;
  /** More exact names, by the words that answer a field of the form. */
  by?: { field: FieldName; names: { readonly [word: string]: string } };
};

/** What the form is for, and the way to another one. */
export function Chosen({ name, changeAt, by }: ChosenProps) {
  const phrases = usePhrases(applicationPhrases);
  const { answers } = useFormDesk();
  const exact = by?.names[textOf(answers[by.field])];
  return (
    <div className={styles.chosen}>
      <p>
        <span className={styles.label}>{phrases.youChose}</span>{" "}
        <span className={styles.name}>{exact ?? name}</span>
      </p>
      <InnerLink to={changeAt} className={styles.change}>
        {phrases.change}
      </InnerLink>
    </div>
  );
}
