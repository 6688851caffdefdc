import { Textarea } from "@mantine/core";
import { editingPhrases } from "../../../phrases/admin/editing.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { type FieldProps, useFieldProps } from "./field-props.ts";
import styles from "./LongField.module.css";

/** Several paragraphs of plain text, with a character count. */
export function LongField(props: FieldProps<string> & { minRows?: number }) {
  const phrases = usePhrases(editingPhrases);
  const { label, ...frame } = useFieldProps(props);
  return (
    <Textarea
      {...frame}
      label={
        <>
          <span>{label}</span>
          <span className={styles.count} aria-hidden="true">
            {phrases.characters(props.value.length)}
          </span>
        </>
      }
      labelProps={{ className: styles.label }}
      autosize
      minRows={props.minRows ?? 5}
      maxRows={24}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}
