import { Switch } from "@mantine/core";
import { type FieldProps, useFieldFrame } from "./field.ts";

/** Yes or no, with the switch at the right. */
export function SwitchField(props: FieldProps<boolean>) {
  const { lang, ...frame } = useFieldFrame(props);
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
