import type { DonationFragment } from "../../../graphql/generated/Donation.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { donatePhrases } from "../../../phrases/site/donate.ts";
import { layoutPhrases } from "../../../phrases/site/layout.ts";
import { CopyRows } from "./CopyRows.tsx";
import styles from "./RequisitesSlip.module.css";
import { ScanCode } from "./ScanCode.tsx";

type SlipProps = {
  settings: DonationFragment;
  /** Language of the text, when it is not the page's. */
  lang: string | undefined;
};

/** The QR code, then the requisites in the order in which banking apps ask for them. */
export function RequisitesSlip({ settings, lang }: SlipProps) {
  const phrases = usePhrases(donatePhrases);
  const { demo } = usePhrases(layoutPhrases);
  const { edrpou, iban, paymentCodes, translation } = settings;
  const code = paymentCodes.find(({ format }) => format === "NBU_003");
  return (
    <div className={styles.slip} data-theme="light">
      {settings.isDemo && <p className={styles.invented}>{demo.requisites}</p>}
      {code && (
        <ScanCode code={code} other={paymentCodes.find(({ format }) => format === "NBU_002")} />
      )}
      <CopyRows
        label={phrases.requisites}
        rows={[
          { name: "recipient", text: translation.recipient, lang },
          { name: "edrpou", text: edrpou },
          { name: "iban", text: iban },
          { name: "bank", text: translation.bankName, lang },
          { name: "purpose", text: translation.paymentPurpose, lang },
        ]}
      />
    </div>
  );
}
