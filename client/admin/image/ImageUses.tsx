import { adminKindPhrases } from "../../phrases/admin-kinds.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { faceOf } from "../kinds.ts";
import styles from "./ImageUses.module.css";
import type { ImageUse } from "./useImageUses.ts";
import { useUseName } from "./use-name.ts";

/** The items that show an image, each a way to its editor. */
export function ImageUses({ uses }: { uses: readonly ImageUse[] }) {
  const kinds = usePhrases(adminKindPhrases);
  const name = useUseName();
  return (
    <ul className={styles.uses}>
      {uses.map((use) => (
        <li key={use.id}>
          <span>{kinds[use.kind].one}</span>{" "}
          <InnerLink to={faceOf(use.kind).edit(use.id)}>{name(use)}</InnerLink>
        </li>
      ))}
    </ul>
  );
}
