import { Checkbox, type CheckboxProps } from "@mantine/core";
import styles from "./RowCheckbox.module.css";

/** A checkbox without a visible label, with a touch target of 44 × 44 px. */
export function RowCheckbox(props: CheckboxProps & { "aria-label": string }) {
  return <Checkbox size="1.375rem" classNames={styles} {...props} />;
}
