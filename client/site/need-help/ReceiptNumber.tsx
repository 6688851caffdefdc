import { useState } from "react";
import { receiptPhrases } from "../../phrases/application/receipt.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { CopyButton } from "../../ui/CopyButton.tsx";
import styles from "./ReceiptNumber.module.css";

/** The application's number, with a button that copies it; the result is announced beside it. */
export function ReceiptNumber({ number }: { number: number }) {
  const phrases = usePhrases(receiptPhrases);
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  return (
    <div className={styles.slip}>
      <p className={styles.label}>{phrases.numberLabel}</p>
      <p className={styles.number}>{number}</p>
      <div className={styles.copy}>
        <CopyButton
          text={String(number)}
          label={phrases.copyNumber}
          isCopied={isCopied === true}
          onCopied={setIsCopied}
        />
      </div>
      <p role="status" className={styles.status}>
        {isCopied !== null && (isCopied ? phrases.numberCopied : phrases.copyFailed)}
      </p>
    </div>
  );
}
