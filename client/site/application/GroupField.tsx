import type { ReactNode } from "react";
import styles from "./Field.module.css";
import { GroupFrame } from "./FieldFrame.tsx";
import { type FieldProps, useField } from "./useField.ts";

/** Several fields that are one question, such as how many children are how old. */
export function GroupField({ children, ...props }: FieldProps & { children: ReactNode }) {
  const field = useField(props);
  return (
    <GroupFrame field={field} id={field.id}>
      <div className={styles.group}>{children}</div>
    </GroupFrame>
  );
}
