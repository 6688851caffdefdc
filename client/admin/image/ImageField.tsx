import { useApolloClient } from "@apollo/client/react";
import { useId, useState } from "react";
import { imagePhrases } from "../../phrases/admin-images.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { DropArea } from "./DropArea.tsx";
import { DropPlace } from "./DropPlace.tsx";
import { FileChooser } from "./FileChooser.tsx";
import styles from "./ImageField.module.css";
import { ImageFieldPicture } from "./ImageFieldPicture.tsx";
import { ImagePicker } from "./ImagePicker.tsx";
import { placeOfNext } from "./place-of-next.ts";
import { pictureTypes } from "./refuse-file.ts";
import { UploadPanel } from "./UploadPanel.tsx";
import { useOneUpload } from "./useImageUploads.ts";
import { useEditedId } from "./useImageUses.ts";

type ImageFieldProps = {
  value: string | null;
  onChange: (id: string | null) => void;
  label: string;
};

/**
 * The card of an item's single image. A new file takes the place of the previous one, which is
 * deleted unless something else shows it.
 */
export function ImageField({ value, onChange, label }: ImageFieldProps) {
  const phrases = usePhrases(imagePhrases);
  const client = useApolloClient();
  const item = useEditedId();
  const uploads = useOneUpload({
    place: () => placeOfNext(client, value, item),
    onArrived: onChange,
  });
  const [isPicking, setIsPicking] = useState(false);
  const heading = useId();
  // The specification: only the first of the chosen files is taken.
  const add = (files: readonly File[]) => uploads.add(files.slice(0, 1));

  return (
    <FileChooser accept={pictureTypes} onFiles={add}>
      {(choose) => (
        <DropArea onFiles={add} label={phrases.drop.now}>
          <section className={styles.card} aria-labelledby={heading}>
            <h2 id={heading}>{label}</h2>
            {value ? (
              <ImageFieldPicture
                id={value}
                onReplace={choose}
                onPick={() => setIsPicking(true)}
                onChange={onChange}
              />
            ) : (
              <DropPlace {...phrases.drop} drop={phrases.drop.one} onChoose={choose}>
                <button type="button" className={styles.library} onClick={() => setIsPicking(true)}>
                  {phrases.fromLibrary}
                </button>
              </DropPlace>
            )}
            <div className={styles.queue}>
              <UploadPanel uploads={uploads} thing="image" />
            </div>
          </section>
          <ImagePicker
            opened={isPicking}
            onClose={() => setIsPicking(false)}
            onPick={([image]) => image && onChange(image.id)}
            taken={value ? [value] : []}
          />
        </DropArea>
      )}
    </FileChooser>
  );
}
