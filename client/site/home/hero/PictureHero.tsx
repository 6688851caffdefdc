import type { CSSProperties, ReactNode } from "react";
import { usePhrases } from "../../../phrases/phrases.ts";
import { pictureCreditPhrases } from "../../../phrases/site/picture-credit.ts";
import { Picture } from "../../../ui/picture/Picture.tsx";
import type { HeroProps } from "./hero-props.ts";
import styles from "./PictureHero.module.css";

type PictureHeroProps = {
  hero: HeroProps["hero"];
  /** The foundation's own; without one a drawing is shown, if there is one. */
  picture: HeroProps["page"]["images"][number] | undefined;
  /** The texts. */
  children: ReactNode;
};

/** The first section with a picture: below the text, or on its right where there is room. */
export function PictureHero({ hero, picture, children }: PictureHeroProps) {
  const { credit } = usePhrases(pictureCreditPhrases);
  const isPictured = picture || hero.scene !== "NONE";
  return (
    <section
      className={isPictured ? `${styles.hero} ${styles.pictured}` : styles.hero}
      aria-labelledby="hero"
    >
      <div className={styles.text}>
        {children}
        {picture?.credit && <small>{credit(picture.credit)}</small>}
      </div>
      {picture ? (
        <div className={styles.picture} style={focusOf(hero, picture)}>
          <Picture
            // The focal points depend on the width of the screen: the style sheet sets them.
            image={{ ...picture, focusX: 0.5, focusY: 0.5 }}
            sizes="(width >= 1024px) 54vw, 100vw"
            fills={{ 0: 4 / 3, 768: 16 / 9, 1024: 1.25 }}
            priority
          />
        </div>
      ) : (
        isPictured && <div className={`${styles.picture} ${styles[hero.scene]}`} />
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
