import { ActionIcon, Button, NumberInput, Select, TextInput } from "@mantine/core";
import type { FieldError } from "../../graphql/errors.ts";
import type { SettingsInput } from "../../graphql/generated/SettingsEditor.ts";
import { settingsFieldPhrases } from "../../phrases/admin/fields/settings.ts";
import { languageCodes } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { TrashIcon } from "../../ui/icons/admin-icons.tsx";
import { PlusIcon } from "../../ui/icons/icons.tsx";
import { type FieldProps, useFieldProps, useRowProps } from "../editor/fields/field-props.ts";
import styles from "./GivingExamplesField.module.css";

type Example = NonNullable<SettingsInput["givingExamples"]>[number];

const currencies = ["UAH", "EUR", "USD"] as const;
const maxExamples = 12;

type GivingExamplesFieldProps = FieldProps<readonly Example[]> & {
  errorAt: (path: string) => FieldError | null;
};

/** Suggested amounts with what they buy, one row each, in the order in which donors see them. */
export function GivingExamplesField({ errorAt, ...props }: GivingExamplesFieldProps) {
  const { examples: phrases } = usePhrases(settingsFieldPhrases);
  const { id, label, description, error } = useFieldProps(props);
  const row = useRowProps(props.path, errorAt);
  const { value, onChange } = props;
  const change = (place: number, changes: Partial<Example>) =>
    onChange(
      value.map((example, index) => (index === place ? { ...example, ...changes } : example)),
    );
  return (
    <fieldset id={id} className={styles.examples} tabIndex={-1}>
      <legend>{label}</legend>
      <p className={styles.hint}>{description}</p>
      {error && props.error?.path === props.path && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {value.map((example, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity beside their place
        <fieldset key={place} className={styles.row}>
          <legend>{phrases.row(place + 1)}</legend>
          <NumberInput
            {...row(place, "amount")}
            label={phrases.amount}
            value={example.amount || ""}
            allowDecimal={false}
            allowNegative={false}
            max={999_999}
            onChange={(amount) => change(place, { amount: Number(amount) || 0 })}
          />
          <Select
            label={phrases.currency}
            data={currencies}
            value={example.currency}
            allowDeselect={false}
            onChange={(currency) =>
              change(place, { currency: currencies.find((known) => known === currency) ?? "UAH" })
            }
          />
          <TextInput
            {...row(place, "ua")}
            label={phrases.ua}
            lang={languageCodes.UA.html}
            maxLength={120}
            autoComplete="off"
            value={example.ua ?? ""}
            onChange={(event) => change(place, { ua: event.currentTarget.value })}
          />
          <TextInput
            {...row(place, "eng")}
            label={phrases.eng}
            lang={languageCodes.ENG.html}
            maxLength={120}
            autoComplete="off"
            value={example.eng ?? ""}
            onChange={(event) => change(place, { eng: event.currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={phrases.remove(`${example.amount} ${example.currency}`)}
            onClick={() => onChange(value.filter((_, index) => index !== place))}
          >
            <TrashIcon />
          </ActionIcon>
        </fieldset>
      ))}
      {value.length < maxExamples && (
        <Button
          variant="default"
          leftSection={<PlusIcon />}
          onClick={() => onChange([...value, { amount: 0, currency: "UAH", ua: "", eng: "" }])}
        >
          {phrases.add}
        </Button>
      )}
    </fieldset>
  );
}
