import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { memo, useCallback, useState } from "react";
import { imagePhrases, imageRemovalPhrases } from "../../../phrases/admin/images.ts";
import { orderingPhrases } from "../../../phrases/admin/ordering.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { TrashIcon } from "../../../ui/icons/admin-icons.tsx";
import { MissingAltTextIcon } from "../../../ui/icons/image-icons.tsx";
import { GripIcon } from "../../../ui/icons/list-icons.tsx";
import { AdminPicture } from "../AdminPicture.tsx";
import { ConsentBadge, statusText } from "../consent/ConsentBadge.tsx";
import { pictureStatus } from "../consent/consent-status.ts";
import { ImageRemovalDialog } from "../details/ImageRemovalDialog.tsx";
import { imageName, lacksAltText, useAdminImage } from "../useAdminImage.ts";
import styles from "./ImageTile.module.css";

type ImageTileProps = {
  id: string;
  /** Counts from 1. */
  place: number;
  total: number;
  /** Whether the first image is the cover. */
  hasCover: boolean;
  onOpen: (id: string) => void;
  onRemoved: (id: string) => void;
  onRestored: (id: string, place: number) => void;
};

/** Rendered width of a tile, as the `sizes` attribute. */
export const tileSizes = "(min-width: 64em) 10rem, 45vw";

/** Larger sets are reordered without animation: each animated tile costs the browser a layer. */
const maxAnimatedTiles = 60;

/** One image of an ordered set, with its actions: open, move, remove. */
export function ImageTile(props: ImageTileProps) {
  const { id, place, total, hasCover, onOpen, onRemoved, onRestored } = props;
  const [isAsking, setIsAsking] = useState(false);
  const ask = useCallback(() => setIsAsking(true), []);
  const phrases = usePhrases(orderingPhrases);
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({
    id,
    attributes: { roleDescription: phrases.draggable },
    ...(total > maxAnimatedTiles && { transition: null, animateLayoutChanges: () => false }),
  });
  return (
    <li
      ref={setNodeRef}
      className={styles.tile}
      data-held={isDragging || undefined}
      data-image={id}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={styles.pointed} {...listeners}>
        <button
          ref={setActivatorNodeRef}
          type="button"
          className={styles.handle}
          {...attributes}
          aria-label={phrases.handle(phrases.image, place)}
        >
          <span>
            <GripIcon size={18} />
          </span>
        </button>
        <TileContent
          id={id}
          place={place}
          total={total}
          hasCover={hasCover}
          onOpen={onOpen}
          onRemove={ask}
        />
      </div>
      {isAsking && (
        <ImageRemovalDialog
          id={id}
          onRemoved={() => onRemoved(id)}
          onRestored={() => onRestored(id, place)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </li>
  );
}

type TileContentProps = Pick<ImageTileProps, "id" | "place" | "total" | "hasCover" | "onOpen"> & {
  onRemove: () => void;
};

/**
 * The part of a tile that dragging does not change, memoized so that two hundred tiles stay fast.
 */
const TileContent = memo(function TileContent({
  id,
  place,
  total,
  hasCover,
  onOpen,
  onRemove,
}: TileContentProps) {
  const language = useLanguage();
  const phrases = usePhrases(imagePhrases);
  const removal = usePhrases(imageRemovalPhrases);
  const image = useAdminImage(id);
  const isAltTextMissing = image !== null && lacksAltText(image);
  const name = (image && imageName(image, language)) || phrases.nameless;
  const label = phrases.open(place, total, name);
  const status = image && pictureStatus(image);
  return (
    <>
      <div className={styles.picture}>
        <AdminPicture id={id} sizes={tileSizes} />
      </div>
      <button
        type="button"
        className={styles.open}
        onClick={() => onOpen(id)}
        aria-label={[
          label,
          isAltTextMissing && phrases.withoutText,
          status && statusText(status, language),
        ]
          .filter(Boolean)
          .join(". ")}
      />
      <span className={styles.place} aria-hidden="true">
        {hasCover && place === 1 ? phrases.cover(place) : phrases.number(place)}
      </span>
      {status && (
        <span className={styles.consent} aria-hidden="true">
          <ConsentBadge status={status} isSmall />
        </span>
      )}
      {isAltTextMissing && (
        <span className={styles.missingAltText} title={phrases.withoutText} aria-hidden="true">
          <MissingAltTextIcon size={16} />
        </span>
      )}
      <button
        type="button"
        className={styles.remove}
        data-remove
        aria-label={removal.remove(place)}
        onClick={onRemove}
      >
        <span>
          <TrashIcon size={18} />
        </span>
      </button>
    </>
  );
});
