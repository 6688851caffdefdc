import { Button, Group, Loader, Select } from "@mantine/core";
import { useState } from "react";
import { toApiError } from "../../../graphql/errors.ts";
import {
  useCategoryInUseQuery,
  useMoveGalleriesOfCategoryMutation,
} from "../../../graphql/generated/CategoryInUse.ts";
import { editingPhrases } from "../../../phrases/admin/editing.ts";
import { moveGalleriesPhrases } from "../../../phrases/admin/move-galleries.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { useErrorText } from "../useErrorText.ts";
import styles from "./DeletionDialog.module.css";

type CategoryInUseProps = {
  id: string;
  onCancel: () => void;
  /** Deletes the category, which is empty now. */
  onMoved: () => Promise<void>;
};

/** A category that has galleries: asks where they go, moves them, and goes on with the deletion. */
export function CategoryInUse({ id, onCancel, onMoved }: CategoryInUseProps) {
  const editing = usePhrases(editingPhrases);
  const phrases = usePhrases(moveGalleriesPhrases);
  const errorText = useErrorText();
  const language = useLanguage();
  const variables = { id, language };
  const { data } = useCategoryInUseQuery({ variables });
  const [move] = useMoveGalleriesOfCategoryMutation({ context: { handlesOwnErrors: true } });
  const [target, setTarget] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  if (!data) return <Loader />;
  const others = data.galleryCategories.items.filter((category) => category.id !== id);

  const confirm = async () => {
    if (!target) return setError(phrases.chooseTarget);
    setIsBusy(true);
    try {
      await move({ variables: { categoryId: id, toCategoryId: target } });
      await onMoved();
    } catch (caught) {
      setError(errorText(toApiError(caught)));
    }
    setIsBusy(false);
  };

  return (
    <>
      <p className={styles.text}>{phrases.inUse(data.galleries.total)}</p>
      {others.length === 0 ? (
        <p className={styles.text}>{phrases.noOther}</p>
      ) : (
        <Select
          label={phrases.target}
          data={others.map((other) => ({ value: other.id, label: other.translation.name }))}
          value={target}
          error={error}
          searchable={others.length > 10}
          comboboxProps={{ shadow: "md" }}
          data-autofocus
          onChange={(chosen) => {
            setTarget(chosen);
            setError(null);
          }}
        />
      )}
      <Group justify="flex-end" gap="0.75rem" mt="1.25rem">
        <Button variant="default" onClick={onCancel}>
          {editing.keep}
        </Button>
        {others.length > 0 && (
          <Button color="poppy" loading={isBusy} onClick={() => void confirm()}>
            {phrases.moveAndRemove}
          </Button>
        )}
      </Group>
    </>
  );
}
