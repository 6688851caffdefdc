import { applicationPhrases } from "../../../phrases/application/application.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { ChevronIcon } from "../../../ui/icons/icons.tsx";
import { answerAsText } from "../answers/answers.ts";
import type { ChoiceLabels } from "../answers/choices.ts";
import { useChoiceField } from "../state/useChoiceField.ts";
import type { FieldProps } from "../state/useField.ts";
import styles from "./Field.module.css";
import { FieldFrame } from "./FieldFrame.tsx";

type SelectFieldProps = FieldProps & {
  choices: ChoiceLabels;
  autoComplete?: string;
  isWide?: boolean;
};

/** A select, with its options in the rules' order. */
export function SelectField({ choices, autoComplete, isWide, ...props }: SelectFieldProps) {
  const { field, labels, options } = useChoiceField(props, choices);
  const { choose } = usePhrases(applicationPhrases);
  return (
    <FieldFrame field={field} isWide={isWide ?? false}>
      <span className={styles.select}>
        <select
          id={field.id}
          name={field.name}
          className={styles.input}
          autoComplete={autoComplete}
          value={answerAsText(field.answer)}
          onChange={(event) => field.write(event.target.value)}
          aria-required={field.isRequired}
          aria-invalid={field.sentence ? true : undefined}
          aria-describedby={field.describedBy}
        >
          <option value="">{choose}</option>
          {options.map((word) => (
            <option key={word} value={word}>
              {labels[word]}
            </option>
          ))}
        </select>
        <ChevronIcon size={20} />
      </span>
    </FieldFrame>
  );
}
