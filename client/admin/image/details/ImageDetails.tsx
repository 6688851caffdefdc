import { Button, Modal } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { imageDetailsPhrases } from "../../../phrases/admin/image-details.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { useReturnFocus } from "../../screen/useReturnFocus.ts";
import { PicturePlaceholder } from "../AdminPicture.tsx";
import { ImageConsents } from "../consent/ImageConsents.tsx";
import { ImageStage, type StageMode } from "../crop/ImageStage.tsx";
import { ImageLabels } from "../labels/ImageLabels.tsx";
import { type AdminImage, useAdminImage } from "../useAdminImage.ts";
import { AlternativeTextFields } from "./AlternativeTextFields.tsx";
import styles from "./ImageDetails.module.css";
import { ImageDetailsActions } from "./ImageDetailsActions.tsx";
import { ImageFacts } from "./ImageFacts.tsx";
import { ReplaceImageFile } from "./ReplaceImageFile.tsx";
import { useAlternativeText } from "./useAlternativeText.ts";

type ImageDetailsProps = {
  /** The images that the arrows step through. */
  ids: readonly string[];
  id: string;
  /** Opens another image; null closes the panel. */
  onMove: (id: string | null) => void;
  /** Set where the first image is the cover. */
  onCover?: (id: string) => void;
  /** Set where an image can be deleted from this panel. */
  onDeleted?: (id: string) => void;
};

/** Details of one image: its alternative text, crop and focal point, file, and uses. */
export function ImageDetails({ ids, id, onMove, onCover, onDeleted }: ImageDetailsProps) {
  useReturnFocus();
  const phrases = usePhrases(imageDetailsPhrases);
  const image = useAdminImage(id);
  const text = useAlternativeText(image);
  const isSmall = useMediaQuery("(max-width: 48em)");
  const place = ids.indexOf(id) + 1;
  const [mode, setMode] = useState<StageMode>("view");
  const [bar, setBar] = useState<HTMLDivElement | null>(null);
  // There is no save button: leaving the text saves it first.
  const leaveFor = async (next: string | null) => {
    if (await text.save()) onMove(next);
  };
  return (
    <Modal
      opened
      size="66rem"
      fullScreen={isSmall ?? false}
      onClose={() => void leaveFor(null)}
      closeButtonProps={{ "aria-label": phrases.close }}
      title={`${phrases.title} ${place > 0 ? phrases.place(place, ids.length) : ""}`}
      classNames={{ body: styles.body ?? "" }}
    >
      {image ? (
        <DetailsColumns key={id} image={image} text={text} stage={{ mode, onMode: setMode, bar }} />
      ) : (
        <div className={styles.coming}>
          <PicturePlaceholder id={id} />
        </div>
      )}
      {text.hasFailed && (
        <p className={styles.failed} role="alert">
          <span>{phrases.notSaved}</span>{" "}
          <Button variant="subtle" onClick={() => onMove(null)}>
            {phrases.closeAnyway}
          </Button>
        </p>
      )}
      {/* While the picture is cropped, its actions are here, so that there is one "Done". */}
      <div className={styles.ways} ref={setBar}>
        {mode === "view" && (
          <ImageDetailsActions
            image={image}
            id={id}
            previous={ids[place - 2] ?? null}
            next={place > 0 ? (ids[place] ?? null) : null}
            isSaving={text.isSaving}
            onMove={(next) => void leaveFor(next)}
            onCover={place > 1 ? onCover : undefined}
            onDeleted={onDeleted}
          />
        )}
      </div>
    </Modal>
  );
}

type DetailsColumnsProps = {
  image: AdminImage;
  text: ReturnType<typeof useAlternativeText>;
  stage: Omit<React.ComponentProps<typeof ImageStage>, "image">;
};

function DetailsColumns({ image, text, stage }: DetailsColumnsProps) {
  return (
    <div className={styles.halves}>
      <div className={styles.stage}>
        <ImageStage image={image} {...stage} />
        {stage.mode === "view" && <ImageConsents image={image} />}
      </div>
      <div className={styles.facts}>
        <AlternativeTextFields text={text} />
        <ImageLabels image={image} />
        <ImageFacts image={image} />
        <ReplaceImageFile image={image} />
      </div>
    </div>
  );
}
