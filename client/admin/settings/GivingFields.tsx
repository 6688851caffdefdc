import { settingsFieldPhrases } from "../../phrases/admin-settings.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { AsideCard } from "../editing/AsideCard.tsx";
import { blankForNull } from "../editing/fields/blank-for-null.ts";
import { TextField } from "../editing/fields/TextField.tsx";
import { AmountsField } from "./AmountsField.tsx";
import type { SettingsEditing } from "./useSettingsEditor.ts";

/** Requisites for transfers, and the page that charges a card. */
export function GivingFields({ editor }: { editor: SettingsEditing }) {
  const { labels, hints, groups } = usePhrases(settingsFieldPhrases);
  return (
    <>
      <AsideCard title={groups.requisites}>
        <TextField label={labels.edrpou} hint={hints.edrpou} {...editor.field("edrpou")} />
        <TextField label={labels.iban} hint={hints.iban} {...editor.field("iban")} />
        <TextField label={labels.euroIban} {...blankForNull(editor.field("euroIban"))} />
        <TextField label={labels.foreignIban} {...blankForNull(editor.field("foreignIban"))} />
        <TextField
          label={labels.swift}
          hint={hints.swift}
          {...blankForNull(editor.field("swift"))}
        />
      </AsideCard>
      <AsideCard title={groups.card}>
        <TextField
          label={labels.cardPaymentUrl}
          hint={hints.cardPaymentUrl}
          inputMode="url"
          {...blankForNull(editor.field("cardPaymentUrl"))}
        />
        <AmountsField
          label={labels.cardAmounts}
          hint={hints.cardAmounts}
          {...editor.field("cardAmounts")}
        />
        <TextField
          label={labels.cardAmountUrl}
          hint={hints.cardAmountUrl}
          inputMode="url"
          {...blankForNull(editor.field("cardAmountUrl"))}
        />
      </AsideCard>
    </>
  );
}
