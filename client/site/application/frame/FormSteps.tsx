import type { RefObject } from "react";
import { applicationPhrases } from "../../../phrases/application/application.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { StepContext } from "../state/form-context.ts";
import type { FormStep } from "../state/form-types.ts";
import styles from "./FormSteps.module.css";
import { Review } from "./Review.tsx";

type FormStepsProps = {
  /** The number of steps completed before the first of them. */
  before: number;
  steps: readonly FormStep[];
  current: number;
  heading: RefObject<HTMLHeadingElement | null>;
  onChange: (step: number) => void;
};

/** All steps; with scripts one at a time is visible, and the last is the review. */
export function FormSteps({ before, steps, current, heading, onChange }: FormStepsProps) {
  const phrases = usePhrases(applicationPhrases);
  const all = before + steps.length + 1;
  return (
    <>
      {steps.map(({ title, fields }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes, but titles do
        <section key={place} className={place === current ? styles.step : styles.otherStep}>
          <h2
            ref={place === current ? heading : null}
            tabIndex={-1}
            className={styles.heading}
            aria-label={phrases.stepOf(before + place + 1, all, title)}
          >
            {title}
          </h2>
          <div className={styles.fields}>
            <StepContext value={place}>{fields}</StepContext>
          </div>
        </section>
      ))}
      {current === steps.length && (
        <section className={styles.step}>
          <h2
            ref={heading}
            tabIndex={-1}
            className={styles.heading}
            aria-label={phrases.stepOf(all, all, phrases.review)}
          >
            {phrases.review}
          </h2>
          <Review titles={steps.map(({ title }) => title)} onChange={onChange} />
        </section>
      )}
    </>
  );
}
