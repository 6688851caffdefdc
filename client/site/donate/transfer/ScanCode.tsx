import type { DonationFragment } from "../../../graphql/generated/Donation.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { donatePhrases } from "../../../phrases/site/donate.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import styles from "./ScanCode.module.css";

type PaymentCode = DonationFragment["paymentCodes"][number];

/** QR code by the National Bank's standard; on phones a link with the same content precedes it. */
export function ScanCode({ code, other }: { code: PaymentCode; other: PaymentCode | undefined }) {
  const phrases = usePhrases(donatePhrases);
  return (
    <div className={styles.scan}>
      {code.link && (
        <div className={styles.open}>
          <ButtonLink to={code.link} look="ink" isWideOnMobile>
            {phrases.openInBank}
          </ButtonLink>
        </div>
      )}
      <div className={styles.first}>
        <CodePicture code={code} alt={phrases.code} />
      </div>
      <div className={styles.text}>
        <h3>{phrases.scan}</h3>
        <p>{phrases.scanText}</p>
      </div>
      {other && (
        <details className={styles.other}>
          <summary>{phrases.otherFormat}</summary>
          <div className={styles.otherCode}>
            <CodePicture code={other} alt={phrases.otherFormatCode} />
            <div>
              <p>{phrases.otherFormatText}</p>
              {other.link && (
                <a href={other.link} rel="noopener">
                  {phrases.openOtherFormat}
                </a>
              )}
            </div>
          </div>
        </details>
      )}
    </div>
  );
}

/** For an account in euros. It has no link, because no link opens a European banking app. */
export function EuroCode(props: { code: PaymentCode; alt: string; text: string }) {
  return (
    <div className={styles.scan}>
      <CodePicture code={props.code} alt={props.alt} />
      <p>{props.text}</p>
    </div>
  );
}

/** Rendered by the server; the size is the same whatever the number of modules. */
function CodePicture({ code, alt }: { code: PaymentCode; alt: string }) {
  return (
    <img
      className={styles.code}
      src={code.image}
      alt={alt}
      width="184"
      height="184"
      loading="lazy"
    />
  );
}
