import { imagePhrases } from "../../../phrases/admin/images.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import { kindInfoOf, kindNames } from "../../kinds.ts";
import { titleOfSummary, titleWithFallback } from "../../screen/item-title.ts";
import styles from "./ImageUses.module.css";
import type { ImageUse } from "./useImageUses.ts";

/** The items that use an image, as links to their editors. */
export function ImageUses({ uses }: { uses: readonly ImageUse[] }) {
  const kinds = usePhrases(kindNames);
  const { nameless } = usePhrases(imagePhrases);
  const language = useLanguage();
  return (
    <ul className={styles.uses}>
      {uses.map((use) => (
        <li key={use.id}>
          <span>{kinds[use.kind].one}</span>{" "}
          <InternalLink to={kindInfoOf(use.kind).edit(use.id)}>
            {titleWithFallback(use, titleOfSummary, language) || use.city || nameless}
          </InternalLink>
        </li>
      ))}
    </ul>
  );
}
