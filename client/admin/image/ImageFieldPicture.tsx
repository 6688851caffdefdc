import { Button } from "@mantine/core";
import { useState } from "react";
import { imagePhrases, imageRemovalPhrases } from "../../phrases/admin-images.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { TrashIcon } from "../../ui/admin-icons.tsx";
import { PencilIcon, PicturesIcon } from "../../ui/icons.tsx";
import { AdminPicture } from "./AdminPicture.tsx";
import { ImageDetails } from "./ImageDetails.tsx";
import styles from "./ImageField.module.css";
import { UploadIcon, WordlessIcon } from "./image-icons.tsx";
import { RemovalQuestion } from "./RemovalQuestion.tsx";
import { lacksText, nameOf, useAdminImage } from "./useAdminImage.ts";

type Shown = {
  id: string;
  onReplace: () => void;
  onPick: () => void;
  onChange: (id: string | null) => void;
};

/** The image that is there, and what can be done with it. */
export function ImageFieldPicture({ id, onReplace, onPick, onChange }: Shown) {
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
        {image && (nameOf(image, language) || phrases.nameless)}
        {image && lacksText(image) && (
          <span className={styles.wordless}>
            <WordlessIcon size={16} /> {phrases.withoutText}
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

function Removal({ id, onChange }: Pick<Shown, "id" | "onChange">) {
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
        <RemovalQuestion
          id={id}
          onRemoved={() => onChange(null)}
          onTakenBack={() => onChange(id)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
