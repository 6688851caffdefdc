import { pageFieldPhrases } from "../../phrases/admin/fields/page.ts";
import { sitePartPhrases } from "../../phrases/admin/site/site-parts.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { TextField } from "../editor/fields/BasicFields.tsx";
import type { FieldProps } from "../editor/fields/field-props.ts";
import cards from "../screen/AsideCard.module.css";
import { AsideCard } from "../screen/AsideCard.tsx";
import styles from "./AddressCard.module.css";

type AddressCardProps = FieldProps<string> & {
  /** The page keeps its address. */
  isFixed: boolean;
  /** It can be neither hidden nor deleted. */
  isPermanent: boolean;
};

/** The address of a page, and what it makes as a whole. */
export function AddressCard({ isFixed, isPermanent, ...field }: AddressCardProps) {
  const phrases = usePhrases(pageFieldPhrases);
  const { fixedAbout, removable } = usePhrases(sitePartPhrases);
  return (
    <AsideCard>
      {isFixed ? (
        <p>{isPermanent ? fixedAbout : removable}</p>
      ) : (
        <TextField hint={phrases.addressHint} inputMode="url" {...field} />
      )}
      {field.value && (
        <p className={cards.hint}>
          <span>{phrases.wholeAddress}</span>
          <br />
          <span className={styles.address}>{`${window.location.origin}/${field.value}`}</span>
        </p>
      )}
    </AsideCard>
  );
}
