import { Select } from "@mantine/core";
import { type FieldProps, useFieldFrame } from "./field.ts";

type Choice<Value extends string> = { value: Value; label: string };

/** One of several. With many choices it can be searched. */
export function ChoiceField<Value extends string>(
  props: FieldProps<Value> & { choices: readonly Choice<Value>[]; canBeEmpty?: boolean },
) {
  const frame = useFieldFrame(props);
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
      // Cleared means blank: the kinds' inputs know no other emptiness here.
      onChange={(value) => props.onChange((value ?? "") as Value)}
    />
  );
}
