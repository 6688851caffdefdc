import { memo } from "react";
import { imageLibraryPhrases, imagePhrases } from "../../../phrases/admin/images.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { CheckIcon } from "../../../ui/icons/icons.tsx";
import { MissingAltTextIcon } from "../../../ui/icons/image-icons.tsx";
import { AdminPicture } from "../AdminPicture.tsx";
import { type AdminImage, imageName, lacksAltText } from "../useAdminImage.ts";
import styles from "./LibraryTile.module.css";

type LibraryTileProps = {
  image: AdminImage;
  onChoose: (image: AdminImage) => void;
  /** Undefined where images are opened rather than picked. */
  isChosen: boolean | undefined;
  isAlreadyUsed: boolean;
};

/** One image of the library, to open or to pick. */
export const LibraryTile = memo(function LibraryTile({
  image,
  onChoose,
  ...tile
}: LibraryTileProps) {
  const { isChosen, isAlreadyUsed } = tile;
  const language = useLanguage();
  const phrases = usePhrases(imageLibraryPhrases);
  const { nameless, withoutText } = usePhrases(imagePhrases);
  const name = imageName(image, language) || nameless;
  const isAltTextMissing = lacksAltText(image);
  const action = isChosen === undefined ? phrases.open(name) : phrases.choose(name);
  // What is to be seen on a tile is part of its name, so that voice control finds it.
  const label = isAlreadyUsed ? `${name}, ${phrases.taken}` : action;
  return (
    <li className={styles.tile}>
      <button
        type="button"
        aria-label={isAltTextMissing ? `${label}. ${withoutText}` : label}
        aria-pressed={isChosen}
        disabled={isAlreadyUsed}
        onClick={() => onChoose(image)}
      >
        <span className={styles.picture}>
          <AdminPicture id={image.id} sizes="(min-width: 64em) 12rem, 45vw" />
        </span>
        {isChosen && (
          <span className={styles.chosen}>
            <CheckIcon size={18} />
          </span>
        )}
        <span className={styles.name}>{isAlreadyUsed ? phrases.taken : name}</span>
      </button>
      {isAltTextMissing && (
        <span className={styles.missingAltText} title={withoutText} aria-hidden="true">
          <MissingAltTextIcon size={16} />
        </span>
      )}
    </li>
  );
});
