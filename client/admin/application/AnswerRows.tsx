import { useLanguage } from "../../phrases/language.tsx";
import { Answer } from "./Answer.tsx";
import styles from "./AnswerCards.module.css";
import { answerText } from "./answer-text.ts";
import { fieldLabel } from "./answer-words.ts";
import type { ApplicationForm } from "./inbox-wish.ts";

type AnswerRowsProps = {
  form: ApplicationForm;
  answers: Record<string, unknown>;
  /** Those to show, in order. */
  fields: readonly string[];
};

/** Questions with their answers, in words. */
export function AnswerRows({ form, answers, fields }: AnswerRowsProps) {
  const language = useLanguage();
  return (
    <dl className={styles.answers}>
      {fields.map((field) => (
        <div key={field}>
          <dt>{fieldLabel(form, field, language)}</dt>
          <dd>
            <Answer
              form={form}
              field={field}
              text={answerText({ form, field, language }, answers[field])}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
