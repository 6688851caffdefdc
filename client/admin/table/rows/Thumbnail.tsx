import { useState } from "react";
import { PictureIcon } from "../../../ui/icons/icons.tsx";
import { Picture, type PictureSource } from "../../../ui/picture/Picture.tsx";
import styles from "./Thumbnail.module.css";

/**
 * An item's picture in a row, 76 × 57 px; a plain rectangle where there is none or it failed to
 * load.
 */
export function Thumbnail({ image }: { image: PictureSource | null | undefined }) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={styles.cover}>
      {image && failed !== image.url ? (
        <Picture
          key={image.url}
          image={image}
          sizes="76px"
          fills={4 / 3}
          isDecorative
          onFail={() => setFailed(image.url)}
        />
      ) : (
        <PictureIcon size={24} />
      )}
    </span>
  );
}
