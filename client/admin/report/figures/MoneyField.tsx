import { TextInput } from "@mantine/core";
import { useState } from "react";
import { figuresPhrases } from "../../../phrases/admin/figures.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { formatExactHryvnias } from "../../../phrases/money.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { type FieldProps, useFieldProps } from "../../editor/fields/field-props.ts";
import { parseKopecks } from "./amount.ts";

type MoneyFieldProps = FieldProps<number | null> & {
  /** Shown before the amount. */
  sign?: "+" | "−";
};

/** An amount in hryvnias with kopecks. The form holds whole kopecks; null while it is unreadable. */
export function MoneyField({ sign, ...props }: MoneyFieldProps) {
  const phrases = usePhrases(figuresPhrases);
  const reader = useLanguage();
  const { lang, ...frame } = useFieldProps(props);
  const { value, onChange } = props;
  const formatted = value === null ? "" : formatExactHryvnias(value, reader);
  const [typed, setTyped] = useState(formatted);
  // A value that came from elsewhere replaces what was typed.
  const isTyped = amountOf(typed) === value;
  const isUnreadable = isTyped && value === null && typed.trim() !== "";
  return (
    <TextInput
      {...frame}
      error={isUnreadable ? phrases.unreadableAmount : frame.error}
      value={isTyped ? typed : formatted}
      inputMode="decimal"
      autoComplete="off"
      {...(sign ? { leftSection: sign, leftSectionWidth: 28 } : { rightSection: "₴" })}
      styles={{ input: { fontVariantNumeric: "tabular-nums" } }}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(amountOf(event.currentTarget.value));
      }}
      onBlur={() => value !== null && setTyped(formatted)}
    />
  );
}

function amountOf(text: string): number | null {
  const kopecks = parseKopecks(text);
  return kopecks !== null && kopecks >= 0 ? kopecks : null;
}
