import { paths } from "../../../paths.ts";
import { useFoundation } from "../../../phrases/foundation.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { sharingPhrases } from "../../../phrases/sharing.ts";
import { thanksPhrases } from "../../../phrases/site/thanks.ts";
import { ShareAddress } from "../../../ui/page/ShareAddress.tsx";
import styles from "./ShareDonating.module.css";

/** Shares the page with all ways to give; hidden without scripts and on paper, as its buttons are. */
export function ShareDonating() {
  const phrases = usePhrases(thanksPhrases);
  const sharing = usePhrases(sharingPhrases);
  const { foundationName } = useFoundation();
  return (
    <section className={styles.share} aria-labelledby="share">
      <h2 id="share">{phrases.share}</h2>
      <p>{phrases.shareText}</p>
      <ShareAddress
        title={phrases.shareTitle(foundationName)}
        path={paths.donate()}
        labels={sharing}
      />
    </section>
  );
}
