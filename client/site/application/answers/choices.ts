import type { ApplicationFormQuery } from "../../../graphql/generated/ApplicationForm.ts";
import type { Language } from "../../../phrases/language.tsx";
import type { FormRules } from "./answers.ts";

/** The choices that an admin has hidden or given labels of their own. */
export type ChangedChoices = ApplicationFormQuery["formChoices"];

/** Labels by choice. */
export type ChoiceLabels = { readonly [choice: string]: string };

/** The rules of a form that does not offer its hidden choices. */
export function withoutHidden(rules: FormRules, changed: ChangedChoices): FormRules {
  const isHidden = (field: string, value: string) =>
    changed.some((one) => one.field === field && one.value === value && !one.isOffered);
  return Object.fromEntries(
    Object.entries(rules).map(([field, rule]) => {
      const oneOf = rule.oneOf?.filter((value) => !isHidden(field, value));
      return [field, oneOf ? { ...rule, oneOf } : rule];
    }),
  );
}

/** The same labels, with the admin's own in the place of the site's. */
export function withOwnLabels(
  labels: ChoiceLabels,
  { field, changed, language }: { field: string; changed: ChangedChoices; language: Language },
): ChoiceLabels {
  const own = changed.filter((one) => one.field === field && one.labelUa);
  if (own.length === 0) return labels;
  const ownLabels = own.map(({ value, labelUa, labelEng }) => [
    value,
    language === "UA" ? labelUa : labelEng,
  ]);
  return { ...labels, ...Object.fromEntries(ownLabels) };
}
