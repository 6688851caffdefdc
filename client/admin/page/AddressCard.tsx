import { pageFieldPhrases } from "../../phrases/admin/fields/page.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { TextField } from "../editor/fields/BasicFields.tsx";
import type { FieldProps } from "../editor/fields/field-props.ts";
import cards from "../screen/AsideCard.module.css";
import { AsideCard } from "../screen/AsideCard.tsx";
import styles from "./AddressCard.module.css";

/** The address of a page, and what it makes as a whole. */
export function AddressCard(props: FieldProps<string>) {
  const phrases = usePhrases(pageFieldPhrases);
  return (
    <AsideCard>
      <TextField hint={phrases.addressHint} inputMode="url" {...props} />
      {props.value && (
        <p className={cards.hint}>
          {phrases.wholeAddress}
          <br />
          <span className={styles.address}>{`${window.location.origin}/${props.value}`}</span>
        </p>
      )}
    </AsideCard>
  );
}
