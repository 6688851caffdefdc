import type { CSSProperties } from "react";
import { usePhrases } from "../../../phrases/phrases.ts";
import { pictureCreditPhrases } from "../../../phrases/site/picture-credit.ts";
import kite from "../../../ui/art/kite.svg?no-inline";
import toyTrain from "../../../ui/art/toy-train.svg?no-inline";
import { Picture } from "../../../ui/picture/Picture.tsx";
import { PictureCredit } from "../../../ui/picture/PictureCredit.tsx";
import { HeroText } from "./HeroText.tsx";
import type { HeroProps } from "./hero-props.ts";
import styles from "./PictureHero.module.css";

const drawings: { readonly [scene: string]: string } = { KITE: kite, TOY_TRAIN: toyTrain };

type PictureHeroProps = HeroProps & {
  /** The foundation's own; without one a drawing is shown, if there is one. */
  picture: HeroProps["page"]["images"][number] | undefined;
};

/** The first section with a picture: below the text, or on its right where there is room. */
export function PictureHero({ picture, ...props }: PictureHeroProps) {
  const { hero } = props;
  const { credit } = usePhrases(pictureCreditPhrases);
  const drawing = drawings[hero.scene];
  return (
    <section
      className={picture || drawing ? `${styles.hero} ${styles.pictured}` : styles.hero}
      aria-labelledby="hero"
    >
      <div className={styles.text}>
        <HeroText {...props} styles={styles} />
        {picture?.credit && <PictureCredit>{credit(picture.credit)}</PictureCredit>}
      </div>
      {picture ? (
        <div className={styles.picture} style={focusOf(hero, picture)}>
          <Picture
            // The focal points depend on the width of the screen: the style sheet sets them.
            image={{ ...picture, focusX: 0.5, focusY: 0.5 }}
            sizes="(width >= 1024px) 58vw, 100vw"
            fills={{ 0: 4 / 3, 768: 16 / 9, 1024: 1.25 }}
            priority
          />
        </div>
      ) : (
        drawing && (
          <div className={styles.picture}>
            <img src={drawing} alt="" width="600" height="400" fetchPriority="high" />
          </div>
        )
      )}
    </section>
  );
}

function focusOf(
  { wideX, wideY, narrowX, narrowY }: HeroProps["hero"],
  { focusX, focusY }: { focusX: number; focusY: number },
): CSSProperties {
  const position = (x: number | null, y: number | null) =>
    `${(x ?? focusX) * 100}% ${(y ?? focusY) * 100}%`;
  const properties = { "--wide": position(wideX, wideY), "--narrow": position(narrowX, narrowY) };
  return properties as CSSProperties; // React passes custom properties on
}
