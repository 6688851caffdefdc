import { Chip, TagsInput } from "@mantine/core";
import { useState } from "react";
import { useTagImagesMutation } from "../../../graphql/generated/ImageLabels.ts";
import { imageLabelPhrases } from "../../../phrases/admin/image-labels.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import styles from "./LabelDialog.module.css";
import { LabelDialog } from "./LabelDialog.tsx";
import { useCachedImages } from "./useCachedImages.ts";
import { useImageTags } from "./useImageTags.ts";
import { useLabelSaving } from "./useLabelSaving.ts";

type TagsDialogProps = { ids: readonly string[]; onClose: () => void };

/** Adds tags to pictures, with suggestions, and removes those that some of them have. */
export function TagsDialog({ ids, onClose }: TagsDialogProps) {
  const phrases = usePhrases(imageLabelPhrases);
  const known = useImageTags();
  const images = useCachedImages(ids);
  const present = [...new Set(images.flatMap(({ tags }) => tags))].sort((a, b) =>
    a.localeCompare(b, "uk"),
  );
  const [add, setAdd] = useState<string[]>([]);
  const [remaining, setRemaining] = useState(present);
  const [tag] = useTagImagesMutation({
    context: { handlesOwnErrors: true },
  });
  const remove = present.filter((name) => !remaining.includes(name));
  const { save, isBusy, error } = useLabelSaving(
    () => tag({ variables: { ids: [...ids], add, remove } }),
    onClose,
  );
  return (
    <LabelDialog
      title={phrases.tagsOf(ids.length)}
      error={error}
      isBusy={isBusy}
      onSave={() => void save()}
      onClose={onClose}
    >
      <TagsInput
        data-autofocus
        label={phrases.addTags}
        description={phrases.tagsHint}
        data={known.filter((name) => !present.includes(name))}
        value={add}
        onChange={setAdd}
        maxTags={30}
        openOnFocus={false}
        comboboxProps={{ shadow: "md" }}
      />
      {present.length > 0 && (
        <fieldset className={styles.present}>
          <legend>{phrases.presentTags}</legend>
          <Chip.Group multiple value={remaining} onChange={setRemaining}>
            <div className={styles.chips}>
              {present.map((name) => (
                <Chip key={name} value={name} variant="outline">
                  {name}
                </Chip>
              ))}
            </div>
          </Chip.Group>
        </fieldset>
      )}
    </LabelDialog>
  );
}
