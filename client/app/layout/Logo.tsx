import { addresses } from "../../addresses.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { shellPhrases } from "../../phrases/shell.ts";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { Palm } from "../../ui/Palm.tsx";
import styles from "./Logo.module.css";

/** The foundation's sign and name; leads home. */
export function Logo(props: { name: string; tone: "ink" | "white" }) {
  const phrases = usePhrases(shellPhrases);
  return (
    <InnerLink to={addresses.home()} className={styles.logo}>
      <Palm height={48} tone={props.tone} />
      <span>
        <span className={styles.name}>{props.name}</span>
        <span className={styles.kind}>{phrases.kind}</span>
      </span>
    </InnerLink>
  );
}
