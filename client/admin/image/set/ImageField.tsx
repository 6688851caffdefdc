import { useApolloClient } from "@apollo/client/react";
import { useId, useState } from "react";
import { imagePhrases } from "../../../phrases/admin/images.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { useEditedId } from "../details/useImageUses.ts";
import { ImagePicker } from "../library/ImagePicker.tsx";
import { DropArea } from "../upload/choose/DropArea.tsx";
import { DropHint } from "../upload/choose/DropHint.tsx";
import { FileChooser } from "../upload/choose/FileChooser.tsx";
import { UploadPanel } from "../upload/UploadPanel.tsx";
import { useSingleImageUpload } from "../upload/useImageUploads.ts";
import { imageMimeTypes } from "../upload/validate-file.ts";
import styles from "./ImageField.module.css";
import { ImageFieldPicture } from "./ImageFieldPicture.tsx";
import { replacementTarget } from "./replacement-target.ts";

type ImageFieldProps = {
  value: string | null;
  onChange: (id: string | null) => void;
  label: string;
};

/**
 * The card of an item's single image. A new file replaces the previous one, which is deleted unless
 * something else uses it.
 */
export function ImageField({ value, onChange, label }: ImageFieldProps) {
  const phrases = usePhrases(imagePhrases);
  const client = useApolloClient();
  const item = useEditedId();
  const uploads = useSingleImageUpload({
    target: () => replacementTarget(client, value, item),
    onUploaded: onChange,
  });
  const [isPicking, setIsPicking] = useState(false);
  const heading = useId();
  // The specification: only the first of the chosen files is used.
  const add = (files: readonly File[]) => uploads.add(files.slice(0, 1));

  return (
    <FileChooser accept={imageMimeTypes} onFiles={add}>
      {(choose) => (
        <DropArea onFiles={add} label={phrases.drop.now}>
          <section
            className={styles.card}
            aria-labelledby={heading}
            data-pictures="one"
            tabIndex={-1}
          >
            <h2 id={heading}>{label}</h2>
            {value ? (
              <ImageFieldPicture
                id={value}
                onReplace={choose}
                onPick={() => setIsPicking(true)}
                onChange={onChange}
              />
            ) : (
              <DropHint {...phrases.drop} drop={phrases.drop.one} onChoose={choose}>
                <button type="button" className={styles.library} onClick={() => setIsPicking(true)}>
                  {phrases.fromLibrary}
                </button>
              </DropHint>
            )}
            <div className={styles.queue}>
              <UploadPanel uploads={uploads} thing="image" />
            </div>
          </section>
          <ImagePicker
            opened={isPicking}
            onClose={() => setIsPicking(false)}
            onPick={([image]) => image && onChange(image.id)}
            alreadyUsed={value ? [value] : []}
          />
        </DropArea>
      )}
    </FileChooser>
  );
}
