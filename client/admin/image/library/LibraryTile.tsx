import { Checkbox } from "@mantine/core";
import { memo, useRef } from "react";
import { imageSelectionPhrases } from "../../../phrases/admin/image-labels.ts";
import { imageLibraryPhrases, imagePhrases } from "../../../phrases/admin/images.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { CheckIcon } from "../../../ui/icons/icons.tsx";
import { MissingAltTextIcon } from "../../../ui/icons/image-icons.tsx";
import { AdminPicture } from "../AdminPicture.tsx";
import { ConsentBadge, statusText } from "../consent/ConsentBadge.tsx";
import { pictureStatus } from "../consent/consent-status.ts";
import { type AdminImage, imageName, lacksAltText } from "../useAdminImage.ts";
import styles from "./LibraryTile.module.css";

type LibraryTileProps = {
  image: AdminImage;
  onChoose: (image: AdminImage, isRange: boolean) => void;
  /** Set where opened images can also be selected. */
  onSelect: ((id: string, isRange: boolean) => void) | undefined;
  /** Undefined where images are only opened. */
  isChosen: boolean | undefined;
  isAlreadyUsed: boolean;
};

/** One image of the library, to open or to pick. */
export const LibraryTile = memo(function LibraryTile(props: LibraryTileProps) {
  const { image, onChoose, onSelect, isChosen = false, isAlreadyUsed } = props;
  const isPicked = !onSelect && props.isChosen !== undefined;
  const language = useLanguage();
  const phrases = usePhrases(imageLibraryPhrases);
  const { nameless, withoutText } = usePhrases(imagePhrases);
  const name = imageName(image, language) || nameless;
  const isAltTextMissing = lacksAltText(image);
  const status = pictureStatus(image);
  const action = isPicked ? phrases.choose(name) : phrases.open(name);
  // What is to be seen on a tile is part of its name, so that voice control finds it.
  const label = isAlreadyUsed ? `${name}, ${phrases.taken}` : action;
  return (
    <li className={styles.tile} data-selected={(onSelect && isChosen) || undefined}>
      <button
        type="button"
        aria-label={[label, isAltTextMissing && withoutText, status && statusText(status, language)]
          .filter(Boolean)
          .join(". ")}
        aria-pressed={isPicked ? isChosen : undefined}
        disabled={isAlreadyUsed}
        onClick={({ shiftKey, ctrlKey, metaKey }) => {
          if (onSelect && (shiftKey || ctrlKey || metaKey)) onSelect(image.id, shiftKey);
          else onChoose(image, shiftKey);
        }}
      >
        <span className={styles.picture}>
          <AdminPicture id={image.id} sizes="(min-width: 64em) 12rem, 45vw" />
        </span>
        {isPicked && isChosen && (
          <span className={styles.chosen}>
            <CheckIcon size={18} />
          </span>
        )}
        <span className={styles.name}>{isAlreadyUsed ? phrases.taken : name}</span>
      </button>
      {onSelect && (
        <TileCheckbox
          name={name}
          isChecked={isChosen}
          onSelect={(isRange) => onSelect(image.id, isRange)}
        />
      )}
      {status && (
        <span className={styles.consent} aria-hidden="true">
          <ConsentBadge status={status} isSmall />
        </span>
      )}
      {isAltTextMissing && (
        <span className={styles.missingAltText} title={withoutText} aria-hidden="true">
          <MissingAltTextIcon size={16} />
        </span>
      )}
    </li>
  );
});

type TileCheckboxProps = {
  name: string;
  isChecked: boolean;
  onSelect: (isRange: boolean) => void;
};

function TileCheckbox({ name, isChecked, onSelect }: TileCheckboxProps) {
  const phrases = usePhrases(imageSelectionPhrases);
  // The event of a change does not tell whether Shift was pressed with the space bar.
  const isRange = useRef(false);
  return (
    <Checkbox
      className={styles.checkbox ?? ""}
      size="1.375rem"
      aria-label={phrases.select(name)}
      title={phrases.hint}
      checked={isChecked}
      onPointerDown={({ shiftKey }) => {
        isRange.current = shiftKey;
      }}
      onKeyDown={({ shiftKey }) => {
        isRange.current = shiftKey;
      }}
      onChange={() => onSelect(isRange.current)}
    />
  );
}
