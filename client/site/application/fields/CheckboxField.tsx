import type { ReactNode } from "react";
import { answerAsText, checkedValue } from "../answers/answers.ts";
import { type FieldProps, useField } from "../state/useField.ts";
import styles from "./Field.module.css";
import { FieldErrorLine, frameClass } from "./FieldFrame.tsx";

type CheckboxFieldProps = FieldProps & {
  /** The text beside the checkbox, where it is more than the label. */
  children?: ReactNode;
};

/** A checkbox for agreeing to something; never ticked in advance. */
export function CheckboxField({ children, ...props }: CheckboxFieldProps) {
  const field = useField(props);
  return (
    <div className={frameClass(field, true)}>
      <label className={styles.tick}>
        <input
          id={field.id}
          type="checkbox"
          name={field.name}
          value={checkedValue}
          checked={answerAsText(field.answer) === checkedValue}
          onChange={(event) => field.write(event.target.checked ? checkedValue : "")}
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
      <FieldErrorLine field={field} />
    </div>
  );
}
