import { addresses } from "../../addresses.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { teamPhrases } from "../../phrases/team.ts";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { PlusIcon } from "../../ui/icons.tsx";
import styles from "./YourPalm.module.css";

/** The place left for the reader. */
export function YourPalm() {
  const phrases = usePhrases(teamPhrases);
  return (
    <div className={styles.card}>
      <div className={styles.place}>
        <PlusIcon size={36} />
      </div>
      <p className={styles.name}>{phrases.yourPalm}</p>
      <InnerLink to={`${addresses.help()}#time`} className={styles.join}>
        {phrases.join}
      </InnerLink>
    </div>
  );
}
