import { paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { teamPhrases } from "../../phrases/site/team.ts";
import { useIsHidden } from "../../ui/hidden-paths.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { PlusIcon } from "../../ui/icons/icons.tsx";
import { useWhatExists } from "../page/useWhatExists.ts";
import styles from "./YourPalm.module.css";

/** An empty card that invites the reader to join, while there is a page on how, and its form is open. */
export function YourPalm() {
  const phrases = usePhrases(teamPhrases);
  const { isOpen } = useWhatExists();
  const isHidden = useIsHidden();
  if (!isOpen("VOLUNTEER") || isHidden(paths.help())) return null;
  return (
    <div className={styles.card}>
      <div className={styles.place}>
        <PlusIcon size={36} />
      </div>
      <p className={styles.name}>{phrases.yourPalm}</p>
      <InternalLink to={`${paths.help()}#time`} className={styles.join}>
        {phrases.join}
      </InternalLink>
    </div>
  );
}
