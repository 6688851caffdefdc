import { CheckIcon } from "../../../ui/icons/icons.tsx";
import styles from "./RowCheckbox.module.css";

type RowCheckboxProps = {
  label: string;
  isChecked: boolean;
  /** Some of what it stands for is ticked, some is not. */
  isIndeterminate?: boolean;
  onToggle(): void;
};

/** A box to tick, drawn small, which a finger meets on 44 × 44 px. */
export function RowCheckbox({
  label,
  isChecked,
  isIndeterminate = false,
  onToggle,
}: RowCheckboxProps) {
  return (
    <span className={styles.tick}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        onChange={onToggle}
        ref={(input) => {
          if (input) input.indeterminate = isIndeterminate;
        }}
      />
      <span aria-hidden="true" className={styles.box}>
        {isIndeterminate ? <i /> : isChecked && <CheckIcon size={14} />}
      </span>
    </span>
  );
}
