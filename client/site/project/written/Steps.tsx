import type { ReactNode } from "react";
import styles from "./Steps.module.css";

type StepsProps = {
  id: string;
  heading: string;
  /** Short facts, by any key. */
  facts: Readonly<Record<string, { name: string; value: string }>>;
  /** One more fact whose value is not plain text. */
  lastFact?: { name: string; value: ReactNode } | undefined;
  /** In order, by any key. */
  steps: Readonly<Record<string, { title: string; text: string }>>;
};

/** How a project works: facts on the left, numbered steps on the right. */
export function Steps({ id, heading, facts, lastFact, steps }: StepsProps) {
  return (
    <section className={styles.columns} aria-labelledby={id}>
      <div>
        <h2 id={id}>{heading}</h2>
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
      </div>
      <ol className={styles.steps}>
        {Object.entries(steps).map(([key, { title, text }]) => (
          <li key={key}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
