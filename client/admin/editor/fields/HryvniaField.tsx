import { NumberInput } from "@mantine/core";
import { type FieldProps, useFieldProps } from "./field-props.ts";

/** A sum in whole hryvnias, which the form holds in kopecks; null for none. */
export function HryvniaField(props: FieldProps<number | null>) {
  const { value, onChange } = props;
  const frame = useFieldProps(props);
  return (
    <NumberInput
      {...frame}
      value={value === null ? "" : value / 100}
      allowDecimal={false}
      allowNegative={false}
      thousandSeparator=" "
      onChange={(hryvnias) => onChange(typeof hryvnias === "number" ? hryvnias * 100 : null)}
    />
  );
}
