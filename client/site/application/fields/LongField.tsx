import { answerAsText } from "../answers/answers.ts";
import { type FieldProps, useField } from "../state/useField.ts";
import styles from "./Field.module.css";
import { FieldFrame } from "./FieldFrame.tsx";

/**
 * A multi-line text with a character count. Longer text can be typed, and is reported as an error.
 */
export function LongField(props: FieldProps) {
  const field = useField(props);
  const text = answerAsText(field.answer);
  return (
    <FieldFrame field={field} isWide>
      <textarea
        id={field.id}
        name={field.name}
        className={styles.long}
        rows={4}
        value={text}
        onChange={(event) => field.write(event.target.value)}
        aria-required={field.isRequired}
        aria-invalid={field.sentence ? true : undefined}
        aria-describedby={field.describedBy}
      />
      {field.rule.maxLength && (
        <p className={styles.count} aria-hidden="true">
          {`${text.length} / ${field.rule.maxLength}`}
        </p>
      )}
    </FieldFrame>
  );
}
