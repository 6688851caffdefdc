import type { CSSProperties } from "react";
import { Picture, type PictureSource } from "../picture/Picture.tsx";
import { captionOf } from "./caption.ts";
import styles from "./LightboxSlide.module.css";

type LightboxSlideProps = {
  image: PictureSource;
  about: string;
  /** Who took it, as a sentence; blank for nobody. */
  credit: string | undefined;
};

/** One image as large as the window allows, never enlarged, with its caption. */
export function LightboxSlide(props: LightboxSlideProps) {
  const { image, about, credit } = props;
  const ratio = image.width && image.height ? image.width / image.height : 4 / 3;
  const size = {
    "--ratio": ratio,
    "--own": `${image.width ?? 1280}px`,
  } as CSSProperties; // React's type has no place for custom properties
  return (
    <figure className={styles.slide}>
      <div className={styles.room}>
        <div className={styles.sheet} style={size}>
          <Picture
            image={image}
            sizes={`min(100vw, ${Math.round(70 * ratio)}vh, ${image.width ?? 1280}px)`}
            fills={ratio}
          />
        </div>
      </div>
      <figcaption className={styles.caption}>
        {/* Hidden from screen readers, because the alternative text begins with it. */}
        {image.alt && (
          <p className={styles.title} aria-hidden="true">
            {captionOf(image.alt)}
          </p>
        )}
        <p>{about}</p>
        {credit && <p className={styles.credit}>{credit}</p>}
      </figcaption>
    </figure>
  );
}
