import type { BlockHint, BlockLabel } from "../../../../phrases/admin/fields/block.ts";
import { TextField } from "../../../editor/fields/BasicFields.tsx";
import type { FieldProps } from "../../../editor/fields/field-props.ts";
import { LongField } from "../../../editor/fields/LongField.tsx";
import { RichTextField } from "../../../editor/fields/rich-text/RichTextField.tsx";
import { LanguageColumns } from "../../../editor/list/LanguageColumns.tsx";
import styles from "./Fields.module.css";
import { type FieldGroup, textProps } from "./field-group.ts";

/** Shorter than the texts of an item: a block has several. */
const BlockLongField = (props: FieldProps<string>) => <LongField minRows={3} {...props} />;

const fields = { line: TextField, long: BlockLongField, rich: RichTextField };

/** One text of a block, in the edited language or in both side by side. */
export function TextPair<Name extends string, Content extends Record<Name, string>>(props: {
  group: FieldGroup<Content>;
  name: Name;
  label: BlockLabel;
  hint?: BlockHint;
  /** One line, several paragraphs of plain text, or text with headings, lists and links. */
  as?: keyof typeof fields;
}) {
  const { group, name, as = "line", label, hint } = props;
  const Field = fields[as];
  return (
    <LanguageColumns languages={group.languages}>
      {(language) => (
        <div className={styles.text} data-field={as}>
          <Field {...textProps(group, name, language, { label, hint })} />
        </div>
      )}
    </LanguageColumns>
  );
}
