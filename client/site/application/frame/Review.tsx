import { useSyncExternalStore } from "react";
import { applicationPhrases } from "../../../phrases/application/application.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import {
  type Answers,
  answerAsList,
  answerAsText,
  type FormRules,
  hasAnswer,
  isAsked,
} from "../answers/answers.ts";
import type { RegisteredField } from "../state/field-registry.ts";
import { useFormContext } from "../state/form-context.ts";
import styles from "./Review.module.css";

type ReviewProps = { titles: readonly string[]; onChange: (step: number) => void };

/** All answers, for review before submission. */
export function Review({ titles, onChange }: ReviewProps) {
  const phrases = usePhrases(applicationPhrases);
  const { rules, answers, registry } = useFormContext();
  const entries = useSyncExternalStore(registry.subscribe, registry.fields, registry.fields);
  return (
    <>
      <p>{phrases.reviewText}</p>
      {titles.map((title, step) => (
        <section key={title} className={styles.part}>
          <div className={styles.head}>
            <h3>{title}</h3>
            <button
              type="button"
              className={styles.change}
              aria-label={phrases.changeStep(title)}
              onClick={() => onChange(step)}
            >
              {phrases.change}
            </button>
          </div>
          <dl className={styles.answers}>
            {reviewLines(rules, answers, entries, step).map(({ path, label, answerText }) => (
              <div key={path}>
                <dt>{label}</dt>
                <dd>{answerText}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

/** Questions and answers of one step; checkboxes of consent are omitted. */
function reviewLines(
  rules: FormRules,
  answers: Answers,
  entries: ReadonlyMap<string, RegisteredField>,
  step: number,
) {
  return [...entries]
    .filter(([path, entry]) => entry.step === step && isToBeTold(rules, answers, path))
    .map(([path, { label, choices }]) => {
      const answer = answers[path];
      const answerText = choices
        ? answerAsList(answer)
            .map((choice) => choices[choice] ?? choice)
            .join(", ")
        : answerAsText(answer).trim();
      return { path, label, answerText };
    });
}

const isToBeTold = (rules: FormRules, answers: Answers, path: string): boolean =>
  !rules[path]?.ticked && hasAnswer(answers[path]) && isAsked(rules, path, answers);
