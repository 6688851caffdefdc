import { settingsFieldPhrases } from "../../phrases/admin/fields/settings.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { blankForNull, TextField } from "../editor/fields/BasicFields.tsx";
import { AsideCard } from "../screen/AsideCard.tsx";
import { GivingExamplesField } from "./GivingExamplesField.tsx";
import { PaymentCodesPreview } from "./PaymentCodesPreview.tsx";
import { AccountFields, CheckedRequisites, ForeignAccountFields } from "./RequisiteFields.tsx";
import { ReturnAddress } from "./ReturnAddress.tsx";
import { useRequisiteCheck } from "./useRequisiteCheck.ts";
import type { SettingsEditing } from "./useSettingsEditor.ts";

const cardPages = [
  "cardPaymentUrl",
  "cardAmountUrl",
  "monthlyPaymentUrl",
  "jarUrl",
  "paypalUrl",
] as const;

/** Requisites for transfers, the addresses of payment pages, and suggested amounts. */
export function GivingFields({ editor }: { editor: SettingsEditing }) {
  const { hints, groups } = usePhrases(settingsFieldPhrases);
  const check = useRequisiteCheck(editor.input);
  return (
    <>
      <AsideCard title={groups.requisites}>
        <CheckedRequisites check={check}>
          <AccountFields editor={editor} check={check} />
          <ForeignAccountFields editor={editor} check={check} />
        </CheckedRequisites>
        <PaymentCodesPreview check={check} />
      </AsideCard>
      <AsideCard title={groups.card}>
        {cardPages.map((name) => (
          <TextField
            key={name}
            hint={hints[name]}
            inputMode="url"
            {...blankForNull(editor.field(name))}
          />
        ))}
        <ReturnAddress />
      </AsideCard>
      <AsideCard title={groups.examples}>
        <GivingExamplesField
          hint={hints.givingExamples}
          errorAt={editor.writes.errorAt}
          {...editor.field("givingExamples")}
        />
      </AsideCard>
    </>
  );
}
