import { TagsInput } from "@mantine/core";
import { settingsFieldPhrases } from "../../phrases/admin/fields/settings.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { blankForNull, TextField } from "../editor/fields/BasicFields.tsx";
import { type FieldProps, useFieldProps } from "../editor/fields/field-props.ts";
import { AsideCard } from "../screen/AsideCard.tsx";
import { PaymentCodesPreview } from "./PaymentCodesPreview.tsx";
import { AccountFields, CheckedRequisites, ForeignAccountFields } from "./RequisiteFields.tsx";
import { useRequisiteCheck } from "./useRequisiteCheck.ts";
import type { SettingsEditing } from "./useSettingsEditor.ts";

/** Whole amounts in hryvnias, in the order in which donors see them. */
function AmountsField(props: FieldProps<readonly number[]>) {
  const frame = useFieldProps(props);
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

/** Requisites for transfers, and the URL of the card payment page. */
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
