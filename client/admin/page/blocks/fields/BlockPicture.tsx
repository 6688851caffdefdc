import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { blockFieldPhrases } from "../../../../phrases/admin/fields/block.ts";
import { usePhrases } from "../../../../phrases/phrases.ts";
import { PicturesIcon } from "../../../../ui/icons/icons.tsx";
import { type FieldProps, useFieldProps } from "../../../editor/fields/field-props.ts";
import { AdminPicture } from "../../../image/AdminPicture.tsx";
import { ImageDetails } from "../../../image/details/ImageDetails.tsx";
import { ImagePicker } from "../../../image/library/ImagePicker.tsx";
import styles from "./Fields.module.css";

/**
 * A picture of a block, from the library or newly uploaded. Another picture does not delete the
 * previous one: a copy of the block may show it.
 */
export function BlockPicture(props: FieldProps<string | null>) {
  const { value, onChange } = props;
  const phrases = usePhrases(blockFieldPhrases).picture;
  const { id, label, description, error } = useFieldProps(props);
  const labelId = useId();
  const [isPicking, setIsPicking] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div role="group" aria-labelledby={labelId} className={styles.picture}>
      <span id={labelId} className={styles.pictureLabel}>
        {label}
      </span>
      {description && <p className={styles.hint}>{description}</p>}
      <div className={styles.pictureBody}>
        {value && (
          <span className={styles.thumbnail}>
            <AdminPicture id={value} sizes="7rem" />
          </span>
        )}
        <Button
          id={id}
          variant="default"
          leftSection={<PicturesIcon size={18} />}
          onClick={() => setIsPicking(true)}
        >
          {value ? phrases.change : phrases.choose}
        </Button>
        {value && (
          <>
            <Button variant="default" onClick={() => setOpened(value)}>
              {phrases.details}
            </Button>
            <Button
              variant="default"
              className={styles.remove ?? ""}
              onClick={() => {
                onChange(null);
                document.getElementById(id)?.focus();
              }}
            >
              {phrases.remove}
            </Button>
          </>
        )}
      </div>
      {error && <p className={styles.error}>{error}</p>}
      <ImagePicker
        opened={isPicking}
        onClose={() => setIsPicking(false)}
        onPick={([image]) => image && onChange(image.id)}
        alreadyUsed={value ? [value] : []}
      />
      {opened && <ImageDetails ids={[opened]} id={opened} onMove={setOpened} />}
    </div>
  );
}
