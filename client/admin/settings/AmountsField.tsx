import { TagsInput } from "@mantine/core";
import { type FieldProps, useFieldFrame } from "../editing/fields/field.ts";

/** Whole amounts in hryvnias, in the order in which donors see them. */
export function AmountsField(props: FieldProps<readonly number[]>) {
  const frame = useFieldFrame(props);
  return (
    <TagsInput
      {...frame}
      inputMode="numeric"
      splitChars={[",", " ", ";"]}
      value={props.value.map(String)}
      onChange={(written) => props.onChange(written.map(Number).filter(Number.isInteger))}
    />
  );
}
