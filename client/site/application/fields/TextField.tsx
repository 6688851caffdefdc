import { answerAsText } from "../answers/answers.ts";
import { type FieldProps, useField } from "../state/useField.ts";
import styles from "./Field.module.css";
import { FieldFrame } from "./FieldFrame.tsx";

type TextFieldProps = FieldProps & {
  type?: "text" | "tel" | "email" | "url";
  /** Autofill purpose: WCAG 1.3.5. */
  autoComplete?: string;
  isWide?: boolean;
};

/** A single-line text. */
export function TextField({ type = "text", autoComplete, isWide, ...props }: TextFieldProps) {
  const field = useField(props);
  return (
    <FieldFrame field={field} isWide={isWide ?? false}>
      <input
        id={field.id}
        name={field.name}
        className={styles.input}
        type={type}
        autoComplete={autoComplete}
        value={answerAsText(field.answer)}
        onChange={(event) => field.write(event.target.value)}
        aria-required={field.isRequired}
        aria-invalid={field.sentence ? true : undefined}
        aria-describedby={field.describedBy}
      />
    </FieldFrame>
  );
}

/**
 * A whole number, as a text input, because the wheel and arrow keys change a number input
 * unnoticed.
 */
export function NumberField(props: FieldProps) {
  const field = useField(props);
  return (
    <FieldFrame field={field}>
      <input
        id={field.id}
        name={field.name}
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        value={answerAsText(field.answer)}
        onChange={(event) => field.write(event.target.value)}
        aria-required={field.isRequired}
        aria-invalid={field.sentence ? true : undefined}
        aria-describedby={field.describedBy}
      />
    </FieldFrame>
  );
}
