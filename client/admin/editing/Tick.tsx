import { CheckIcon } from "../../ui/icons.tsx";
import styles from "./Tick.module.css";

type TickProps = {
  label: string;
  isTicked: boolean;
  /** Some of what it stands for is ticked, some is not. */
  isPartly?: boolean;
  onToggle(): void;
};

/** A box to tick, drawn small, which a finger meets on 44 × 44 px. */
export function Tick({ label, isTicked, isPartly = false, onToggle }: TickProps) {
  return (
    <span className={styles.tick}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isTicked}
        onChange={onToggle}
        ref={(input) => {
          if (input) input.indeterminate = isPartly;
        }}
      />
      <span aria-hidden="true" className={styles.box}>
        {isPartly ? <i /> : isTicked && <CheckIcon size={14} />}
      </span>
    </span>
  );
}
