import { type ReactNode, useRef } from "react";
import { animateInSequence, useOnFirstView } from "../animate-on-view.ts";
import styles from "./CounterRow.module.css";

type CounterRowProps = {
  number: string;
  sign?: "EXACT" | "ABOUT" | "OVER";
  unit?: string;
  what: string;
  /** Where the number comes from; nothing when nobody has said. */
  proof?: ReactNode;
  legend: string;
  /** Class of its marks: their shape and colours. */
  mark: string;
  marks: number;
};

/** A number with its label, and as many marks: the number to read, the marks to see its size. */
export function CounterRow(props: CounterRowProps) {
  const { number, sign, unit, what, proof, legend, mark, marks } = props;
  const row = useRef<HTMLDivElement>(null);
  useOnFirstView(row, animateInSequence);
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.number}>
          <span>
            {sign === "ABOUT" && <RoundedSign />}
            <span>{number}</span>
            {sign === "OVER" && <span className={styles.unit}>+</span>}
          </span>
          {unit && " "}
          {unit && <span className={styles.unit}>{unit}</span>}
        </p>
        <p className={styles.what}>{what}</p>
        {proof}
      </div>
      <div>
        <div className={`${styles.marks} ${mark}`} aria-hidden="true" ref={row}>
          {Array.from({ length: marks }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all marks are identical
            <i key={place} />
          ))}
        </div>
        <p className={styles.legend}>{legend}</p>
      </div>
    </li>
  );
}

// The heading font lacks this character, and the fallback differs between systems.
function RoundedSign() {
  return (
    <svg className={styles.about} viewBox="0 0 49.5 32" role="img" aria-label="≈">
      <path d={wave} />
      <path d={wave} transform="translate(0 16.2)" />
    </svg>
  );
}

const wave =
  "M0 5.8C5 2 9 1 14 1c8 0 13 5.5 20.5 5.5 6 0 10.5-2.5 15-6.5v9c-4.5 4-9 6-15 6-7.5 0-12.5-5.6-20.5-5.6-5 0-9 2.5-14 6.6z";
