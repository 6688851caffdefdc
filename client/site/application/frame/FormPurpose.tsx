import { applicationPhrases } from "../../../phrases/application/application.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import { answerAsText } from "../answers/answers.ts";
import { useFormContext } from "../state/form-context.ts";
import type { FormPurposeProps } from "../state/form-types.ts";
import styles from "./FormPurpose.module.css";

/** The chosen purpose of the form, and a link to choose another one. */
export function FormPurpose({ name, changePath, exactNames }: FormPurposeProps) {
  const phrases = usePhrases(applicationPhrases);
  const { answers } = useFormContext();
  const names = new Map(Object.entries(exactNames?.names ?? {}));
  // A Map, because without scripts any text can be posted, `__proto__` too.
  const exact = exactNames && names.get(answerAsText(answers[exactNames.field]));
  return (
    <div className={styles.chosen}>
      <p>
        <span className={styles.label}>{phrases.youChose}</span>{" "}
        <span className={styles.name}>{exact ?? name}</span>
      </p>
      <InternalLink to={changePath} className={styles.change}>
        {phrases.change}
      </InternalLink>
    </div>
  );
}
