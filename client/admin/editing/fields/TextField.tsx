import { TextInput } from "@mantine/core";
import { type FieldProps, useFieldFrame } from "./field.ts";

/** One line of text. */
export function TextField(props: FieldProps<string> & { inputMode?: "email" | "tel" | "url" }) {
  const frame = useFieldFrame(props);
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
