import { Button } from "@mantine/core";
import { useState } from "react";
import { imagePhrases, imageRemovalPhrases } from "../../../phrases/admin/images.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { TrashIcon } from "../../../ui/icons/admin-icons.tsx";
import { PencilIcon, PicturesIcon } from "../../../ui/icons/icons.tsx";
import { MissingAltTextIcon, UploadIcon } from "../../../ui/icons/image-icons.tsx";
import { AdminPicture } from "../AdminPicture.tsx";
import { ImageDetails } from "../details/ImageDetails.tsx";
import { ImageRemovalDialog } from "../details/ImageRemovalDialog.tsx";
import { imageName, lacksAltText, useAdminImage } from "../useAdminImage.ts";
import styles from "./ImageField.module.css";

type ImageFieldPictureProps = {
  id: string;
  onReplace: () => void;
  onPick: () => void;
  onChange: (id: string | null) => void;
};

/** The current image with its actions. */
export function ImageFieldPicture({ id, onReplace, onPick, onChange }: ImageFieldPictureProps) {
  const phrases = usePhrases(imagePhrases);
  const language = useLanguage();
  const image = useAdminImage(id);
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <>
      <div className={styles.picture}>
        <AdminPicture id={id} sizes="(min-width: 75em) 18rem, 90vw" />
      </div>
      <p className={styles.name}>
        {image && <span>{imageName(image, language) || phrases.nameless}</span>}
        {image && lacksAltText(image) && (
          <span className={styles.missingAltText}>
            <MissingAltTextIcon size={16} /> <span>{phrases.withoutText}</span>
          </span>
        )}
      </p>
      <div className={styles.ways}>
        <Button variant="default" leftSection={<UploadIcon size={18} />} onClick={onReplace}>
          {phrases.replaceIt}
        </Button>
        <Button variant="default" leftSection={<PicturesIcon size={18} />} onClick={onPick}>
          {phrases.fromLibrary}
        </Button>
        <Button
          variant="default"
          leftSection={<PencilIcon size={18} />}
          onClick={() => setOpened(id)}
        >
          {phrases.details}
        </Button>
        <Removal id={id} onChange={onChange} />
      </div>
      {opened && <ImageDetails ids={[id]} id={opened} onMove={setOpened} />}
    </>
  );
}

function Removal({ id, onChange }: Pick<ImageFieldPictureProps, "id" | "onChange">) {
  const removal = usePhrases(imageRemovalPhrases);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className={styles.removal}>
      <Button
        variant="default"
        fullWidth
        className={styles.remove ?? ""}
        aria-label={removal.removeOne}
        leftSection={<TrashIcon size={18} />}
        onClick={() => setIsAsking(true)}
      >
        {removal.removeShort}
      </Button>
      {isAsking && (
        <ImageRemovalDialog
          id={id}
          onRemoved={() => onChange(null)}
          onRestored={() => onChange(id)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
