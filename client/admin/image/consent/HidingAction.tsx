import { Button } from "@mantine/core";
import { hidePicturePhrases } from "../../../phrases/admin/hide-pictures.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { EyeOffIcon } from "../../../ui/icons/admin-icons.tsx";
import type { AdminImage } from "../useAdminImage.ts";
import styles from "./HidingAction.module.css";
import { useImageHiding } from "./useImageHiding.ts";

/** Hides an image from visitors with one press, or ends that; a sentence beside it says what it does. */
export function HidingAction({ image: { id, isHidden } }: { image: AdminImage }) {
  const phrases = usePhrases(hidePicturePhrases);
  const { hide, stopHiding, isRunning } = useImageHiding([id]);
  return (
    <div className={styles.hiding}>
      <Button
        color="poppy"
        variant={isHidden ? "default" : "outline"}
        leftSection={!isHidden && <EyeOffIcon size={18} />}
        loading={isRunning}
        aria-describedby="hiding-text"
        onClick={() => void (isHidden ? stopHiding() : hide())}
      >
        {isHidden ? phrases.stopHiding : phrases.hide}
      </Button>
      <p id="hiding-text">{isHidden ? phrases.isHidden : phrases.hideText(1)}</p>
    </div>
  );
}
