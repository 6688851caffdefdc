import { useSyncExternalStore } from "react";
import { applicationPhrases } from "../../phrases/application.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { type Answers, type FormRules, isAsked, isGiven, listOf, textOf } from "./answers.ts";
import type { FieldEntry } from "./field-book.ts";
import { useFormDesk } from "./form-desk.ts";
import styles from "./Review.module.css";

type ReviewProps = { titles: readonly string[]; onChange: (step: number) => void };

/** Everything that was answered, to be read over before it is sent. */
export function Review({ titles, onChange }: ReviewProps) {
  const phrases = usePhrases(applicationPhrases);
  const { rules, answers, book } = useFormDesk();
  const entries = useSyncExternalStore(book.listen, book.entries, book.entries);
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
            {linesOf(rules, answers, entries, step).map(({ path, label, words }) => (
              <div key={path}>
                <dt>{label}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

/** What was asked and answered in one step; ticks are agreed to, not told. */
function linesOf(
  rules: FormRules,
  answers: Answers,
  entries: ReadonlyMap<string, FieldEntry>,
  step: number,
) {
  return [...entries]
    .filter(([path, entry]) => entry.step === step && isToBeTold(rules, answers, path))
    .map(([path, { label, choices }]) => {
      const answer = answers[path];
      const words = choices
        ? listOf(answer)
            .map((word) => choices[word] ?? word)
            .join(", ")
        : textOf(answer).trim();
      return { path, label, words };
    });
}

const isToBeTold = (rules: FormRules, answers: Answers, path: string): boolean =>
  !rules[path]?.ticked && isGiven(answers[path]) && isAsked(rules, path, answers);
