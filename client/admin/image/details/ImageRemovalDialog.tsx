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
  /** Deleted, or taken off here alone: it leaves what is shown here. */
  onRemoved: () => void;
  /** Somebody wants it back after it was taken off here; given where it can be. */
  onRestored?: () => void;
  onClose: () => void;
};

/**
 * Asks before an image goes: one that is shown elsewhere too is only taken off here, unless
 * somebody wants it gone everywhere. It leaves the screen when the deletion has come through.
 */
export function ImageRemovalDialog({
  id,
  onRemoved,
  onRestored,
  onClose,
}: ImageRemovalDialogProps) {
  const phrases = usePhrases(imageRemovalPhrases);
  const { uses, isUnknown } = useImageUses(id);
  const elsewhere = useOtherUses(uses);
  const removal = useImageDeletion(id, onRemoved);
  const isShared = elsewhere !== null && elsewhere.length > 0;
  // Mantine returns the focus only where it closes itself; here the question goes at once.
  const [askedFrom] = useState(() => document.activeElement);
  const keep = () => {
    onClose();
    if (askedFrom instanceof HTMLElement) askedFrom.focus();
  };
  const takeOff = () => {
    onRemoved();
    const undo = onRestored && { label: phrases.undo, onClick: onRestored };
    notifySuccess({ title: phrases.takenOff, undo });
  };
  const canTakeOff = onRestored !== undefined && (isShared || isUnknown);
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
          {removal.hasFailed ? phrases.failed : phrases[usageKey(elsewhere, isUnknown)]}
        </p>
        <div className={styles.ways}>
          {canTakeOff && <Button onClick={takeOff}>{phrases.takeOff}</Button>}
          {elsewhere && <Deletion removal={removal} isShared={isShared} />}
          <Button variant="default" onClick={keep} data-autofocus>
            {phrases.keep}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Which sentence tells what is known of the image's other places. */
function usageKey(elsewhere: readonly ImageUse[] | null, isUnknown: boolean) {
  if (isUnknown) return "unknown";
  if (elsewhere === null) return "asking";
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
