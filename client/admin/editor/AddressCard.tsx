import { pageFieldPhrases } from "../../phrases/admin/fields/page.ts";
import { sitePartPhrases } from "../../phrases/admin/site/site-parts.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import cards from "../screen/AsideCard.module.css";
import { AsideCard } from "../screen/AsideCard.tsx";
import styles from "./AddressCard.module.css";
import { TextField } from "./fields/BasicFields.tsx";
import type { FieldProps } from "./fields/field-props.ts";

type AddressCardProps = FieldProps<string> & {
  /** The page keeps its address. */
  isFixed?: boolean;
  /** It can be neither hidden nor deleted. */
  isPermanent?: boolean;
  /** Path of the list, when the address is only the last segment. */
  below?: string;
};

/** The address of a page or of an item's page, and what it makes as a whole. */
export function AddressCard({
  isFixed = false,
  isPermanent = false,
  below,
  ...field
}: AddressCardProps) {
  const { addressHint, itemAddressHint, wholeAddress } = usePhrases(pageFieldPhrases);
  const { fixedAbout, removable } = usePhrases(sitePartPhrases);
  const hint = below === undefined ? addressHint : itemAddressHint;
  return (
    <AsideCard>
      {isFixed ? (
        <p>{isPermanent ? fixedAbout : removable}</p>
      ) : (
        <TextField hint={hint} inputMode="url" {...field} />
      )}
      {(isFixed || field.value) && (
        <p className={cards.hint}>
          <span>{wholeAddress}</span>
          <br />
          <span className={styles.address}>
            {`${window.location.origin}${below ?? ""}/${field.value}`}
          </span>
        </p>
      )}
    </AsideCard>
  );
}
