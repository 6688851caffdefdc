import type { ReactNode } from "react";
import { settingsFieldPhrases } from "../../phrases/admin/fields/settings.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { blankForNull, TextField } from "../editor/fields/BasicFields.tsx";
import { hasEdrpouCheckDigit } from "./requisite-checks.ts";
import type { RequisiteCheck } from "./useRequisiteCheck.ts";
import type { SettingsEditing } from "./useSettingsEditor.ts";

type RequisiteFieldsProps = { editor: SettingsEditing; check: RequisiteCheck };

/** Tells the check which of the fields inside is being typed into. */
export function CheckedRequisites(props: { check: RequisiteCheck; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: follows the focus of the fields inside
    <div
      style={{ display: "contents" }}
      onFocus={({ target }) => props.check.onFocus(target.id)}
      onBlur={() => props.check.onFocus(null)}
    >
      {props.children}
    </div>
  );
}

/** The foundation's code in the register, and its account in hryvnias. */
export function AccountFields({ editor, check }: RequisiteFieldsProps) {
  const { hints } = usePhrases(settingsFieldPhrases);
  const edrpou = editor.field("edrpou");
  const isDoubtful = /^\d{8}$/.test(edrpou.value) && !hasEdrpouCheckDigit(edrpou.value);
  return (
    <>
      <TextField hint={isDoubtful ? hints.edrpouDoubtful : hints.edrpou} {...check.at(edrpou)} />
      <TextField hint={hints.iban} {...check.at(editor.field("iban"))} />
    </>
  );
}

/** Accounts in other currencies, and the bank's SWIFT code. */
export function ForeignAccountFields({ editor, check }: RequisiteFieldsProps) {
  const { hints } = usePhrases(settingsFieldPhrases);
  return (
    <>
      <TextField {...check.at(blankForNull(editor.field("euroIban")))} />
      <TextField {...check.at(blankForNull(editor.field("foreignIban")))} />
      <TextField hint={hints.swift} {...check.at(blankForNull(editor.field("swift")))} />
    </>
  );
}
