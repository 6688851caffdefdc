import { useState } from "react";
import { donatePhrases } from "../../phrases/donate.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { DoneIcon } from "../../ui/icons.tsx";
import type { DonationSettings } from "./donation-settings.ts";
import { transferLink } from "./nbu-payment.ts";
import { PaymentCode } from "./PaymentCode.tsx";
import styles from "./RequisitesSlip.module.css";

/** In the order in which a banking app asks. */
const rows = ["recipient", "edrpou", "iban", "bank", "purpose"] as const;
type Row = (typeof rows)[number];

/** One slip: the code for a phone, then each requisite with its own copying. */
export function RequisitesSlip({ settings, lang }: { settings: DonationSettings; lang?: string }) {
  const phrases = usePhrases(donatePhrases);
  const [told, setTold] = useState<{ row: Row; succeeded: boolean } | null>(null);
  const { edrpou, translation, transfer } = settings;
  const iban = settings.iban.replace(/\s/g, "");
  const link = transferLink({
    recipient: transfer.recipient,
    purpose: transfer.paymentPurpose,
    iban,
    edrpou,
  });
  const copied: Record<Row, string> = {
    recipient: translation.recipient,
    edrpou,
    iban,
    bank: translation.bankName,
    purpose: translation.paymentPurpose,
  };
  const isTranslated = (row: Row) => row !== "edrpou" && row !== "iban";
  return (
    <div className={styles.slip}>
      {link && (
        <div className={styles.scan}>
          <div className={styles.code}>
            <PaymentCode link={link} label={phrases.code} />
          </div>
          <div>
            <h3>{phrases.scan}</h3>
            <p>{phrases.scanText}</p>
          </div>
        </div>
      )}
      <dl className={styles.rows} aria-label={phrases.requisites}>
        {rows.map((row) => (
          <div key={row} className={styles.row}>
            <dt>{phrases[row]}</dt>
            <dd lang={isTranslated(row) ? lang : undefined}>
              {row === "iban" ? inGroupsOfFour(iban) : copied[row]}
            </dd>
            <dd className={styles.copy}>
              <CopyButton
                text={copied[row]}
                label={phrases.copy(phrases[row])}
                isCopied={told?.succeeded === true && told.row === row}
                onCopied={(succeeded) => setTold({ row, succeeded })}
              />
            </dd>
          </div>
        ))}
      </dl>
      <p className={told?.succeeded === false ? styles.failed : styles.told} role="status">
        {told?.succeeded && <DoneIcon size={17} />}
        {told && (told.succeeded ? phrases.copied[told.row] : phrases.copyFailed)}
      </p>
    </div>
  );
}

/** The last group takes what is left over, so that no letter stands alone. */
function inGroupsOfFour(iban: string): string {
  return iban.replace(/(.{4})(?=.{4})/g, "$1 ");
}
