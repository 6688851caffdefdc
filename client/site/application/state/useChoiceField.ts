import { useMemo } from "react";
import { useLanguage } from "../../../phrases/language.tsx";
import { answerAsList } from "../answers/answers.ts";
import { type ChoiceLabels, withOwnLabels } from "../answers/choices.ts";
import { useFormContext } from "./form-context.ts";
import { type FieldProps, useField } from "./useField.ts";

/** State of a choice: its options in the rules' order, with the labels that admins gave them. */
export function useChoiceField(props: FieldProps, siteLabels: ChoiceLabels) {
  const { changedChoices } = useFormContext();
  const language = useLanguage();
  const { name } = props;
  const labels = useMemo(
    () => withOwnLabels(siteLabels, { field: name, changed: changedChoices, language }),
    [siteLabels, name, changedChoices, language],
  );
  const field = useField(props, labels);
  // Options without a label are those of earlier versions of the form.
  const offered = (field.rule.oneOf ?? Object.keys(labels)).filter((one) => labels[one]);
  // An option that was hidden after it was chosen stays visible until it is changed.
  const hidden = answerAsList(field.answer).filter(
    (one) => !offered.includes(one) && Object.hasOwn(labels, one),
  );
  return { field, labels, options: [...offered, ...hidden] };
}
