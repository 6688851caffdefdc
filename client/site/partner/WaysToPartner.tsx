import { paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { partnersPhrases } from "../../phrases/site/partners.ts";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import styles from "./WaysToPartner.module.css";

const ways = ["money", "goods", "services", "rooms", "media", "project"] as const;

/** What partners can contribute, and what is agreed in advance. */
export function WaysToPartner() {
  const phrases = usePhrases(partnersPhrases);
  return (
    <Sheet tone="sky-1" edge="b" labelledBy="ways">
      <div className={styles.columns}>
        <div>
          <h2 id="ways">{phrases.ways}</h2>
          <p className={styles.text}>{phrases.waysText}</p>
          <div className={styles.terms}>
            <div className={styles.slip}>
              <h3>{phrases.terms}</h3>
              <p>{phrases.termsText}</p>
              <TextLink to={paths.reports()}>{phrases.reports}</TextLink>
            </div>
          </div>
        </div>
        <ul className={styles.ways}>
          {ways.map((way) => (
            <li key={way}>
              <h3>{phrases[way].title}</h3>
              <p>{phrases[way].text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
