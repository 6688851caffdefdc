import { usePhrases } from "../../../phrases/phrases.ts";
import { wayPhrases } from "../../../phrases/site/ways.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import type { PageBlock } from "../block.ts";
import { shownBlocks } from "../shown-blocks.ts";
import styles from "./WayLinks.module.css";
import { fragmentOf, waysIn } from "./ways.ts";

/** Links to the ways to help of a page, in their order. */
export function WayLinks({ blocks, to }: { blocks: readonly PageBlock[]; to: string }) {
  const phrases = usePhrases(wayPhrases);
  return (
    <nav aria-label={phrases.ways}>
      <ul className={styles.ways}>
        {waysIn(shownBlocks(blocks)).map(({ way }) => (
          <li key={way}>
            <ButtonLink to={`${to}#${fragmentOf(way)}`} look="white" isSmall>
              {phrases.short[way]}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
