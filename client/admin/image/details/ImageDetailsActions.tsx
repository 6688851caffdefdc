import { Button } from "@mantine/core";
import { useState } from "react";
import { imageDetailsPhrases } from "../../../phrases/admin/image-details.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { TrashIcon } from "../../../ui/icons/admin-icons.tsx";
import { ArrowBackIcon, ArrowIcon } from "../../../ui/icons/icons.tsx";
import { HidingAction } from "../consent/HidingAction.tsx";
import type { AdminImage } from "../useAdminImage.ts";
import styles from "./ImageDetails.module.css";
import { ImageRemovalDialog } from "./ImageRemovalDialog.tsx";

type ImageDetailsActionsProps = {
  /** Null while it is loading. */
  image: AdminImage | null;
  id: string;
  previous: string | null;
  next: string | null;
  isSaving: boolean;
  onMove: (id: string | null) => void;
  onCover: ((id: string) => void) | undefined;
  onDeleted: ((id: string) => void) | undefined;
};

/** Buttons for the previous and next image, hiding it, setting the cover, deleting and closing. */
export function ImageDetailsActions(props: ImageDetailsActionsProps) {
  const { image, id, previous, next, isSaving, onMove, onCover, onDeleted } = props;
  const phrases = usePhrases(imageDetailsPhrases);
  return (
    <>
      {image && <HidingAction image={image} />}
      {(previous ?? next) && (
        <>
          <Button
            variant="default"
            aria-label={phrases.previous}
            disabled={previous === null}
            onClick={() => onMove(previous)}
          >
            <ArrowBackIcon size={20} />
          </Button>
          <Button
            variant="default"
            aria-label={phrases.next}
            disabled={next === null}
            onClick={() => onMove(next)}
          >
            <ArrowIcon size={20} />
          </Button>
        </>
      )}
      {onCover && (
        <Button variant="default" className={styles.cover ?? ""} onClick={() => onCover(id)}>
          {phrases.makeCover}
        </Button>
      )}
      {onDeleted && <Removal id={id} onDeleted={onDeleted} />}
      <Button className={styles.done ?? ""} loading={isSaving} onClick={() => onMove(null)}>
        {phrases.done}
      </Button>
    </>
  );
}

function Removal({ id, onDeleted }: { id: string; onDeleted: (id: string) => void }) {
  const phrases = usePhrases(imageDetailsPhrases);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <span className={styles.removal}>
      <Button
        variant="default"
        className={styles.remove ?? ""}
        aria-label={phrases.delete}
        onClick={() => setIsAsking(true)}
      >
        <TrashIcon size={18} />
        <span className={styles.wide}>{phrases.delete}</span>
      </Button>
      {isAsking && (
        <ImageRemovalDialog
          id={id}
          onRemoved={() => onDeleted(id)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </span>
  );
}
