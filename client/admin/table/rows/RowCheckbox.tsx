import { CheckIcon } from "../../../ui/icons/icons.tsx";
import styles from "./RowCheckbox.module.css";

type RowCheckboxProps = {
  label: string;
  isChecked: boolean;
  /** Some of the rows that it represents are selected, some are not. */
  isIndeterminate?: boolean;
  onToggle(): void;
};

/** A small checkbox with a touch target of 44 × 44 px. */
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
