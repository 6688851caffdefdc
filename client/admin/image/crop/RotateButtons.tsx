import { Button } from "@mantine/core";
import { useRotateImageMutation } from "../../../graphql/generated/ImageDetails.ts";
import { imageDetailsPhrases } from "../../../phrases/admin/image-details.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { RotateLeftIcon, RotateRightIcon } from "../../../ui/icons/image-icons.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import styles from "./ImageStage.module.css";

/** Rotates an image by 90°, at once and everywhere; the other button takes it back. */
export function RotateButtons({ id }: { id: string }) {
  const phrases = usePhrases(imageDetailsPhrases);
  const [rotateImage, { loading, error, data }] = useRotateImageMutation({
    context: { handlesOwnErrors: true },
  });
  const rotate = (isClockwise: boolean) => {
    if (loading) return;
    // The error is shown below.
    rotateImage({ variables: { id, isClockwise } }).catch(() => undefined);
  };
  // A disabled button would lose the focus.
  const waiting = loading ? { "aria-disabled": true, "data-disabled": true } : {};
  return (
    <div className={styles.ways}>
      <Button
        variant="default"
        aria-label={phrases.rotateLeft}
        leftSection={<RotateLeftIcon size={18} />}
        {...waiting}
        onClick={() => rotate(false)}
      >
        {phrases.left}
      </Button>
      <Button
        variant="default"
        aria-label={phrases.rotateRight}
        leftSection={<RotateRightIcon size={18} />}
        {...waiting}
        onClick={() => rotate(true)}
      >
        {phrases.right}
      </Button>
      {error && <p role="alert">{phrases.rotateFailed}</p>}
      <span role="status">
        <VisuallyHidden>{data && !loading && phrases.rotated}</VisuallyHidden>
      </span>
    </div>
  );
}
