import { NumberInput } from "@mantine/core";
import { type FieldProps, useFieldFrame } from "./field.ts";

/** A whole number. */
export function NumberField(
  props: Omit<FieldProps<number>, "value"> & { value: number | null; min?: number; max?: number },
) {
  const frame = useFieldFrame(props);
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
