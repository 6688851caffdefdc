import type { ReactNode } from "react";
import { textOf, ticked } from "./answers.ts";
import styles from "./Field.module.css";
import { frameClass, WrongLine } from "./FieldFrame.tsx";
import { type FieldProps, useField } from "./useField.ts";

type TickFieldProps = FieldProps & {
  /** The words beside the tick, where they are more than the label. */
  children?: ReactNode;
};

/** Something to agree to; never ticked beforehand. */
export function TickField({ children, ...props }: TickFieldProps) {
  const field = useField(props);
  return (
    <div className={frameClass(field, true)}>
      <label className={styles.tick}>
        <input
          id={field.id}
          type="checkbox"
          name={field.name}
          value={ticked}
          checked={textOf(field.answer) === ticked}
          onChange={(event) => field.write(event.target.checked ? ticked : "")}
          aria-required={field.isRequired}
          aria-invalid={field.sentence ? true : undefined}
          aria-describedby={field.describedBy}
        />
        <span>{children ?? props.label}</span>
      </label>
      {field.hint && (
        <p id={`${field.id}-hint`} className={styles.tickHint}>
          {field.hint}
        </p>
      )}
      <WrongLine field={field} />
    </div>
  );
}
