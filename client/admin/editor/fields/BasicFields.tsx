import { NumberInput, Select, Switch, TextInput } from "@mantine/core";
import { kyivDayOf } from "../../../phrases/dates.ts";
import { serverNow } from "../../../server-clock.ts";
import { type FieldProps, useFieldProps } from "./field-props.ts";

/** One line of text. */
export function TextField(props: FieldProps<string> & { inputMode?: "email" | "tel" | "url" }) {
  const frame = useFieldProps(props);
  return (
    <TextInput
      {...frame}
      value={props.value}
      inputMode={props.inputMode ?? "text"}
      autoComplete="off"
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}

/**
 * A day of the past, or today, unless it `canBeLater`; blank for none. Browsers show it in their
 * user's format.
 */
export function DayField(props: FieldProps<string> & { canBeLater?: boolean }) {
  const { lang, ...frame } = useFieldProps(props);
  return (
    <TextInput
      {...frame}
      type="date"
      value={props.value}
      {...(!props.canBeLater && { max: kyivDayOf(serverNow().toISOString()) })}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}

/** A whole number. */
export function NumberField(
  props: Omit<FieldProps<number>, "value"> & { value: number | null; min?: number; max?: number },
) {
  const frame = useFieldProps(props);
  return (
    <NumberInput
      {...frame}
      value={props.value ?? ""}
      allowDecimal={false}
      {...(props.min === undefined ? {} : { min: props.min })}
      {...(props.max === undefined ? {} : { max: props.max })}
      clampBehavior="none"
      onChange={(value) => props.onChange(typeof value === "number" ? value : 0)}
    />
  );
}

/** A boolean, as a switch aligned right. */
export function SwitchField(props: FieldProps<boolean>) {
  const { lang, ...frame } = useFieldProps(props);
  return (
    <Switch
      {...frame}
      checked={props.value}
      labelPosition="left"
      styles={{ body: { justifyContent: "space-between" } }}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
  );
}

type SelectOption<Value extends string> = { value: Value; label: string };

/** A choice of one option. Long lists can be searched. */
export function ChoiceField<Value extends string>(
  props: FieldProps<Value> & { choices: readonly SelectOption<Value>[]; canBeEmpty?: boolean },
) {
  const frame = useFieldProps(props);
  return (
    <Select
      {...frame}
      data={props.choices}
      value={props.value || null}
      allowDeselect={props.canBeEmpty ?? false}
      clearable={props.canBeEmpty ?? false}
      searchable={props.choices.length > 10}
      checkIconPosition="right"
      comboboxProps={{ shadow: "md" }}
      // Clearing yields a blank value: the inputs have no other empty value here.
      onChange={(value) => props.onChange((value ?? "") as Value)}
    />
  );
}

/** Options from a record of labels whose keys are the values. */
export function toOptions<Value extends string>(names: Record<Value, string>) {
  return Object.entries<string>(names).map(([value, label]) => ({
    value: value as Value, // a key of `names`, which `entries` widens
    label,
  }));
}

type Nullable<Rest> = Rest & {
  value: string | null;
  onChange: (value: string | null) => void;
};

/** Adapts a nullable field to a text field: blank text becomes null. */
export function blankForNull<Rest>({ value, onChange, ...rest }: Nullable<Rest>) {
  return { ...rest, value: value ?? "", onChange: (text: string) => onChange(text || null) };
}
