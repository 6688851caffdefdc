import { settingsFieldPhrases } from "../../phrases/admin-settings.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { AsideCard } from "../editing/AsideCard.tsx";
import { blankForNull } from "../editing/fields/blank-for-null.ts";
import { TextField } from "../editing/fields/TextField.tsx";
import { AmountsField } from "./AmountsField.tsx";
import type { SettingsEditing } from "./useSettingsEditor.ts";

/** Requisites for transfers, and the page that charges a card. */
export function GivingFields({ editor }: { editor: SettingsEditing }) {
  const { hints, groups } = usePhrases(settingsFieldPhrases);
  return (
    <>
      <AsideCard title={groups.requisites}>
        <TextField hint={hints.edrpou} {...editor.field("edrpou")} />
        <TextField hint={hints.iban} {...editor.field("iban")} />
        <TextField {...blankForNull(editor.field("euroIban"))} />
        <TextField {...blankForNull(editor.field("foreignIban"))} />
        <TextField hint={hints.swift} {...blankForNull(editor.field("swift"))} />
      </AsideCard>
      <AsideCard title={groups.card}>
        <TextField
          hint={hints.cardPaymentUrl}
          inputMode="url"
          {...blankForNull(editor.field("cardPaymentUrl"))}
        />
        <AmountsField hint={hints.cardAmounts} {...editor.field("cardAmounts")} />
        <TextField
          hint={hints.cardAmountUrl}
          inputMode="url"
          {...blankForNull(editor.field("cardAmountUrl"))}
        />
      </AsideCard>
    </>
  );
}
