import type { AboutPageQuery } from "../../graphql/generated/AboutPage.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { aboutPhrases } from "../../phrases/site/about.ts";
import twoPalms from "../../ui/art/two-palms.svg?no-inline";
import { ButtonLink } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import styles from "./Hashtag.module.css";

/** The hashtag of the foundation's campaign; it may break between its parts. */
export function Hashtag({ settings }: { settings: AboutPageQuery["settings"] }) {
  const phrases = usePhrases(aboutPhrases);
  const { first, second, third } = phrases.hashtag;
  const network = settings.instagramUrl
    ? { name: "Instagram", url: settings.instagramUrl }
    : settings.facebookUrl && { name: "Facebook", url: settings.facebookUrl };
  return (
    <Sheet tone="sun-3" edge="a" labelledBy="hashtag" className={styles.sheet}>
      <div className={styles.columns}>
        <div className={styles.body}>
          <h2 id="hashtag" className={styles.hashtag}>
            {first}
            <wbr />
            {second}
            <wbr />
            {third}
          </h2>
          <p className={styles.text}>{phrases.hashtagText}</p>
          <p className={styles.note}>{phrases.hashtagNote}</p>
          {network && (
            <ButtonLink to={network.url} look="ink">
              {phrases.show(network.name)}
            </ButtonLink>
          )}
        </div>
        <img
          className={styles.palms}
          src={twoPalms}
          alt=""
          width="520"
          height="560"
          loading="lazy"
        />
      </div>
    </Sheet>
  );
}
