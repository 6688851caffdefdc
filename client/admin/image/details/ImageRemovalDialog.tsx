import { Button, Popover } from "@mantine/core";
import { useState } from "react";
import { imageRemovalPhrases } from "../../../phrases/admin/images.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { notifySuccess } from "../../screen/notifications.tsx";
import styles from "./ImageRemovalDialog.module.css";
import { ImageUses } from "./ImageUses.tsx";
import { useImageDeletion } from "./useImageDeletion.ts";
import { type ImageUse, useImageUses, useOtherUses } from "./useImageUses.ts";

type ImageRemovalDialogProps = {
  id: string;
  /** The image was deleted, or removed from this item alone. */
  onRemoved: () => void;
  /** Undoes a removal from this item; set where that is possible. */
  onRestored?: () => void;
  onClose: () => void;
};

/**
 * Asks before an image is removed: one that is used elsewhere too is only removed from this item,
 * unless the user deletes it everywhere. A logo is removed in the settings first. It disappears from the screen once the server has deleted
 * it.
 */
export function ImageRemovalDialog({
  id,
  onRemoved,
  onRestored,
  onClose,
}: ImageRemovalDialogProps) {
  const phrases = usePhrases(imageRemovalPhrases);
  const { uses, isLogo, isUnknown } = useImageUses(id);
  const elsewhere = useOtherUses(uses);
  const removal = useImageDeletion(id, onRemoved);
  const isShared = elsewhere !== null && elsewhere.length > 0;
  // Mantine returns the focus only when it closes the dialog itself; here the dialog unmounts at
  // once.
  const [askedFrom] = useState(() => document.activeElement);
  const keep = () => {
    onClose();
    if (askedFrom instanceof HTMLElement) askedFrom.focus();
  };
  const removeHere = () => {
    onRemoved();
    const undo = onRestored && { label: phrases.undo, onClick: onRestored };
    notifySuccess({ title: phrases.removedHere, undo });
  };
  const canRemoveHere = onRestored !== undefined && (isShared || isLogo || isUnknown);
  return (
    <Popover
      opened
      withRoles={false}
      trapFocus
      withArrow
      width={280}
      position="bottom-end"
      shadow="lg"
      onDismiss={keep}
    >
      <Popover.Target>
        <span className={styles.anchor} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={phrases.here} className={styles.question}>
        <p className={styles.title}>{isShared ? phrases.elsewhere : phrases.here}</p>
        {isShared && <ImageUses uses={elsewhere} />}
        <p className={styles.text} role="status">
          {removal.hasFailed
            ? phrases.failed
            : isLogo
              ? phrases.logo
              : phrases[usageKey(elsewhere, isUnknown)]}
        </p>
        <div className={styles.ways}>
          {canRemoveHere && <Button onClick={removeHere}>{phrases.removeHere}</Button>}
          {elsewhere && !isLogo && <Deletion removal={removal} isShared={isShared} />}
          <Button variant="default" onClick={keep} data-autofocus>
            {phrases.keep}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Key of the phrase about the image's other uses. */
function usageKey(elsewhere: readonly ImageUse[] | null, isUnknown: boolean) {
  if (isUnknown) return "unknown";
  if (elsewhere === null) return "checkingUses";
  return elsewhere.length > 0 ? "elsewhereText" : "hereText";
}

type DeletionProps = { removal: ReturnType<typeof useImageDeletion>; isShared: boolean };

function Deletion({ removal, isShared }: DeletionProps) {
  const phrases = usePhrases(imageRemovalPhrases);
  return (
    <Button
      color="poppy"
      variant={isShared ? "outline" : "filled"}
      loading={removal.isRunning}
      onClick={() => void removal.remove()}
    >
      {isShared ? phrases.deleteEverywhere : phrases.delete}
    </Button>
  );
}
