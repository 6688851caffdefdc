import { Button, Popover } from "@mantine/core";
import { useState } from "react";
import { hidePicturePhrases } from "../../../phrases/admin/hide-pictures.ts";
import { imageRemovalPhrases } from "../../../phrases/admin/images.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { EyeOffIcon } from "../../../ui/icons/admin-icons.tsx";
import { notifySuccess } from "../../screen/notifications.tsx";
import { useImageHiding } from "../consent/useImageHiding.ts";
import { useAdminImage } from "../useAdminImage.ts";
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
 * Asks before an image is removed: it is removed from this item and stays in the library, or it is
 * moved to the trash, and with that removed from everything that uses it. A logo is removed in the
 * settings first.
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
  const removal = useImageDeletion(id, onRemoved, onRestored);
  const isShared = elsewhere !== null && elsewhere.length > 0;
  // Mantine returns the focus only when it closes the dialog itself; here the dialog unmounts at
  // once.
  const [askedFrom] = useState(() => document.activeElement);
  const keep = () => {
    onClose();
    if (askedFrom instanceof HTMLElement) askedFrom.focus();
  };
  const question = onRestored ? phrases.fromHere : phrases.here;
  const title = isShared ? phrases.elsewhere : question;
  const removeHere = () => {
    onRemoved();
    const undo = onRestored && { label: phrases.undo, onClick: onRestored };
    notifySuccess({ title: phrases.removedHere, undo });
  };
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
      <Popover.Dropdown role="dialog" aria-label={title} className={styles.question}>
        <p className={styles.title}>{title}</p>
        {isShared && <ImageUses uses={elsewhere} />}
        <p className={styles.text} role="status">
          {removal.hasFailed
            ? phrases.failed
            : isLogo
              ? phrases.logo
              : phrases[usageKey(elsewhere, isUnknown, onRestored !== undefined)]}
        </p>
        <Hiding id={id} onDone={keep} />
        <div className={styles.ways}>
          {onRestored && <Button onClick={removeHere}>{phrases.removeHere}</Button>}
          {elsewhere && !isLogo && (
            <Deletion
              removal={removal}
              isShared={isShared}
              isMain={onRestored === undefined && !isShared}
            />
          )}
          <Button variant="default" onClick={keep} data-autofocus>
            {phrases.keep}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Key of the phrase about the image's other uses. */
function usageKey(
  elsewhere: readonly ImageUse[] | null,
  isUnknown: boolean,
  canRemoveHere: boolean,
) {
  if (isUnknown) return "unknown";
  if (elsewhere === null) return "checkingUses";
  if (elsewhere.length > 0) return "elsewhereText";
  return canRemoveHere ? "fromHereText" : "hereText";
}

/** What somebody may want who looks for a way to remove a picture. */
function Hiding({ id, onDone }: { id: string; onDone: () => void }) {
  const phrases = usePhrases(hidePicturePhrases);
  const image = useAdminImage(id);
  const { hide, isRunning } = useImageHiding([id]);
  if (!image || image.isHidden) return null;
  return (
    <>
      <p className={styles.text}>{phrases.hideText(1)}</p>
      <Button
        color="poppy"
        variant="outline"
        leftSection={<EyeOffIcon size={18} />}
        loading={isRunning}
        onClick={async () => {
          if (await hide()) onDone();
        }}
      >
        {phrases.hide}
      </Button>
    </>
  );
}

type DeletionProps = {
  removal: ReturnType<typeof useImageDeletion>;
  isShared: boolean;
  /** Whether it is the only way to remove the image. */
  isMain: boolean;
};

function Deletion({ removal, isShared, isMain }: DeletionProps) {
  const phrases = usePhrases(imageRemovalPhrases);
  return (
    <Button
      color="poppy"
      variant={isMain ? "filled" : "outline"}
      loading={removal.isRunning}
      onClick={() => void removal.remove()}
    >
      {isShared ? phrases.deleteEverywhere : phrases.delete}
    </Button>
  );
}
