import { usePhrases } from "../../phrases/phrases.ts";
import { layoutPhrases } from "../../phrases/site/layout.ts";
import styles from "./Burger.module.css";

/** Opens the navigation panel. Without scripts it links to the same pages in the footer. */
export function Burger({ isOpen, onOpen }: { isOpen: boolean; onOpen: () => void }) {
  const phrases = usePhrases(layoutPhrases);
  return (
    <>
      <button
        type="button"
        className={styles.burger}
        aria-label={phrases.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={onOpen}
      >
        <Bars />
      </button>
      <a className={styles.withoutScript} href="#pages" aria-label={phrases.openMenu}>
        <Bars />
      </a>
    </>
  );
}

function Bars() {
  return (
    <span className={styles.slip}>
      <span className={styles.bars} />
    </span>
  );
}
