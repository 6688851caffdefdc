import type { ReactNode } from "react";
import styles from "./Steps.module.css";

type StepsProps = {
  /** Of the heading, which may be blank. */
  id: string;
  heading: string;
  /** Short facts, by any key. */
  facts: Readonly<Record<string, { name: string; value: string }>>;
  /** One more fact whose value is not plain text. */
  lastFact?: { name: string; value: ReactNode } | undefined;
  /** In order, by any key. */
  steps: Readonly<Record<string, { title: string; text: string }>>;
};

/** How something works: facts on the left, numbered steps on the right. */
export function Steps({ id, heading, facts, lastFact, steps }: StepsProps) {
  const hasFacts = Object.keys(facts).length > 0 || lastFact !== undefined;
  const hasSteps = Object.keys(steps).length > 0;
  const hasLeft = heading !== "" || hasFacts;
  return (
    <section
      className={hasLeft ? styles.columns : undefined}
      aria-labelledby={heading ? id : undefined}
    >
      {hasLeft && (
        <div>
          {heading && <h2 id={id}>{heading}</h2>}
          {hasFacts && (
            <dl className={styles.facts}>
              {Object.entries(facts).map(([key, { name, value }]) => (
                <div key={key}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
              {lastFact && (
                <div>
                  <dt>{lastFact.name}</dt>
                  <dd>{lastFact.value}</dd>
                </div>
              )}
            </dl>
          )}
        </div>
      )}
      {hasSteps && (
        <ol className={styles.steps}>
          {Object.entries(steps).map(([key, { title, text }]) => (
            <li key={key}>
              {title && <h3>{title}</h3>}
              {text && <p>{text}</p>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
