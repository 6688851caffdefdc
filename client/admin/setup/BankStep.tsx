import { setupPhrases } from "../../phrases/admin/site/setup.ts";
import type { Language } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { TextField } from "../editor/fields/BasicFields.tsx";
import { LongField } from "../editor/fields/LongField.tsx";
import { PaymentCodesPreview } from "../settings/PaymentCodesPreview.tsx";
import {
  AccountFields,
  CheckedRequisites,
  ForeignAccountFields,
} from "../settings/RequisiteFields.tsx";
import { useRequisiteCheck } from "../settings/useRequisiteCheck.ts";
import { BothLanguages } from "./BothLanguages.tsx";
import styles from "./SetupPage.module.css";
import type { StepProps } from "./TextSteps.tsx";

/** Bank details, checked as they are typed, beside the QR code that they give. */
export function BankStep({ editor }: StepProps) {
  const phrases = usePhrases(setupPhrases);
  const check = useRequisiteCheck(editor.input);
  const text = (language: Language, name: "recipient" | "paymentPurpose") =>
    check.at(editor.translatedField(language, name));
  return (
    <CheckedRequisites check={check}>
      <div className={styles.bank}>
        <div className={styles.fields}>
          <div className={`${styles.card} ${styles.pairs}`}>
            <AccountFields editor={editor} check={check} />
          </div>
          <BothLanguages>
            {(language) => (
              <>
                <TextField {...text(language, "recipient")} />
                <TextField {...editor.translatedField(language, "bankName")} />
                <LongField {...text(language, "paymentPurpose")} />
              </>
            )}
          </BothLanguages>
          <details className={styles.card}>
            <summary>{phrases.abroad}</summary>
            <div className={styles.fields}>
              <ForeignAccountFields editor={editor} check={check} />
              <TextField {...editor.translatedField("UA", "bankAddress")} />
              <TextField {...editor.translatedField("ENG", "bankAddress")} />
            </div>
          </details>
        </div>
        <div className={styles.card}>
          <PaymentCodesPreview check={check} />
        </div>
      </div>
    </CheckedRequisites>
  );
}
