import { Switch, TextInput } from "@mantine/core";
import { useState } from "react";
import type { FormSettingsRowFragment } from "../../../graphql/generated/FormsCard.ts";
import { type FieldRules, formRules } from "../../../graphql/generated/form-rules.ts";
import { formChoicePhrases } from "../../../phrases/admin/form-choices.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { choiceLabel, fieldLabel } from "../answers/field-labels.ts";
import styles from "./ChoiceLists.module.css";
import type { FormRowState } from "./useFormRow.ts";

type ListsProps = { settings: FormSettingsRowFragment; choice: FormRowState["choice"] };

/** The lists of a form, each collapsed: what is offered, and under which labels. */
export function ChoiceLists({ settings, choice }: ListsProps) {
  const phrases = usePhrases(formChoicePhrases);
  const fields = [...new Set(settings.choices.map(({ field }) => field))];
  return (
    <div className={styles.lists}>
      <h4>{phrases.title}</h4>
      <p className={styles.hint}>{phrases.hint}</p>
      {fields.map((field) => (
        <ChoiceList key={field} field={field} settings={settings} choice={choice} />
      ))}
    </div>
  );
}

function ChoiceList({ field, settings, choice }: ListsProps & { field: string }) {
  const phrases = usePhrases(formChoicePhrases);
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const rows = settings.choices.flatMap((one, place) =>
    one.field === field ? [{ one, place }] : [],
  );
  const hasError = rows.some(({ place }) => choice.hasError(place));
  const hidden = rows.filter(({ one }) => !one.isOffered).length;
  const renamed = rows.filter(({ one }) => one.labelUa).length;
  return (
    <details
      className={styles.list}
      open={isOpen || hasError}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        <span>{fieldLabel(settings.form, field, language)}</span>
        {hidden > 0 && <span className={styles.count}>{phrases.hidden(hidden)}</span>}
        {renamed > 0 && <span className={styles.count}>{phrases.renamed(renamed)}</span>}
      </summary>
      {(isOpen || hasError) && (
        <ul className={styles.rows}>
          {rows.map(({ one, place }) => (
            <ChoiceRow key={one.value} one={one} place={place} choice={choice} />
          ))}
        </ul>
      )}
    </details>
  );
}

type RowProps = {
  one: FormSettingsRowFragment["choices"][number];
  place: number;
  choice: FormRowState["choice"];
};

function ChoiceRow({ one: { form, field, value }, place, choice }: RowProps) {
  const phrases = usePhrases(formChoicePhrases);
  const language = useLanguage();
  const label = choiceLabel({ form, field, language }, value);
  return (
    <li className={styles.row}>
      <Switch label={label} {...choice.offered(place)} />
      <TextInput
        aria-label={phrases.labelUa(label)}
        leftSection={<span aria-hidden="true">UA</span>}
        placeholder={choiceLabel({ form, field, language: "UA" }, value)}
        lang="uk"
        maxLength={120}
        autoComplete="off"
        {...choice.label(place, "labelUa")}
      />
      <TextInput
        aria-label={phrases.labelEng(label)}
        leftSection={<span aria-hidden="true">EN</span>}
        placeholder={choiceLabel({ form, field, language: "ENG" }, value)}
        lang="en"
        maxLength={120}
        autoComplete="off"
        {...choice.label(place, "labelEng")}
      />
      {isRuled(form, field, value) && <p className={styles.hint}>{phrases.ruled}</p>}
    </li>
  );
}

/** Whether another field of the form is asked, or required, because of this choice. */
function isRuled(form: keyof typeof formRules, field: string, value: string): boolean {
  const rules: { readonly [field: string]: FieldRules } = formRules[form];
  return Object.values(rules).some(({ onlyIf = [], requiredIf = [] }) =>
    [...onlyIf, ...requiredIf].some((one) => one.field === field && one.is?.includes(value)),
  );
}
