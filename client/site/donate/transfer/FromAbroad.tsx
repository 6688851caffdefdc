import type { DonatePageQuery } from "../../../graphql/generated/DonatePage.ts";
import { useForeignLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { donationPagePhrases } from "../../../phrases/site/donation-page.ts";
import { CopyRows } from "./CopyRows.tsx";
import styles from "./FromAbroad.module.css";
import { EuroCode } from "./ScanCode.tsx";

/** An account within SEPA has a QR code; every other foreign account uses SWIFT. */
const euroCodeOf = ({ paymentCodes }: DonatePageQuery["settings"]) =>
  paymentCodes.find(({ format }) => format === "EPC");

/** Requisites for donors outside Ukraine, in Latin letters. */
export function FromAbroad({ settings }: { settings: DonatePageQuery["settings"] }) {
  const phrases = usePhrases(donationPagePhrases);
  const lang = useForeignLanguage()(settings.abroad);
  const { euroIban, foreignIban, swift, abroad } = settings;
  const euroCode = euroCodeOf(settings);
  const recipient = { name: "recipient", text: abroad.recipient, lang } as const;
  const purpose = { name: "purpose", text: abroad.paymentPurpose, lang } as const;
  const bySwift = [
    { name: "foreignIban", text: foreignIban },
    { name: "euroIban", text: euroCode ? null : euroIban },
  ] as const;
  return (
    <div className={styles.slips}>
      {euroCode && (
        <div className={styles.slip} data-theme="light">
          <h3>{phrases.euros}</h3>
          <EuroCode code={euroCode} alt={phrases.eurosCode} text={phrases.eurosText} />
          <CopyRows
            label={phrases.euros}
            rows={[recipient, { name: "euroIban", text: euroIban }, purpose]}
          />
        </div>
      )}
      {bySwift.some(({ text }) => text) && (
        <div className={styles.slip} data-theme="light">
          <h3>{phrases.swiftTransfer}</h3>
          <p>{phrases.swiftText}</p>
          <CopyRows
            label={phrases.swiftTransfer}
            rows={[
              recipient,
              ...bySwift,
              { name: "swift", text: swift },
              { name: "bank", text: abroad.bankName, lang },
              { name: "bankAddress", text: abroad.bankAddress, lang },
              purpose,
            ]}
          />
        </div>
      )}
    </div>
  );
}
