import { useRef } from "react";
import { appearInTurn, useFirstView } from "../../ui/first-view.ts";
import styles from "./CounterRow.module.css";
import marksStyles from "./Marks.module.css";

type CounterRowProps = {
  number: string;
  unit: string;
  what: string;
  legend: string;
  mark: "palm" | "parcel" | "house" | "figure" | "cross";
  marks: number;
};

/** More marks than this would not be counted by anybody. */
const mostMarks = 400;

/** A number, what it counts, and as many marks: the number is for reading, marks for seeing. */
export function CounterRow({ number, unit, what, legend, mark, marks }: CounterRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useFirstView(row, appearInTurn);
  const isAttached = unit === "+";
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.number}>
          {number}
          {unit && <span className={styles.unit}>{isAttached ? unit : ` ${unit}`}</span>}
        </p>
        <p className={styles.what}>{what}</p>
      </div>
      <div>
        <div className={`${marksStyles.marks} ${marksStyles[mark]}`} aria-hidden="true" ref={row}>
          {Array.from({ length: Math.min(marks, mostMarks) }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: marks are alike
            <i key={place} />
          ))}
        </div>
        <p className={styles.legend}>{legend}</p>
      </div>
    </li>
  );
}
