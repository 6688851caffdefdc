import { settingsFieldPhrases } from "../../phrases/admin/fields/settings.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import styles from "./PaymentCodesPreview.module.css";
import type { RequisiteCheck } from "./useRequisiteCheck.ts";

/** The payment QR codes as donors will see them, to be tried with a bank's app before saving. */
export function PaymentCodesPreview({ check: { codes } }: { check: RequisiteCheck }) {
  const { qr } = usePhrases(settingsFieldPhrases);
  // The National Bank's previous format is for old apps; one code of each account is enough to try.
  const shown = codes.filter(({ format }) => format !== "NBU_002");
  return (
    <section className={styles.preview} aria-label={qr.title} aria-live="polite">
      <h3>{qr.title}</h3>
      <p>{shown.length > 0 ? qr.text : qr.none}</p>
      {shown.map(({ format, svg }) => (
        <figure key={format}>
          <img
            src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
            alt={format === "EPC" ? qr.euro : qr.hryvnia}
          />
          <figcaption>{format === "EPC" ? qr.euro : qr.hryvnia}</figcaption>
        </figure>
      ))}
    </section>
  );
}
