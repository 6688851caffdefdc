import { Select } from "@mantine/core";
import { useState } from "react";
import { toApiError } from "../../graphql/errors.ts";
import { useMoveGalleriesMutation } from "../../graphql/generated/CategoryInUse.ts";
import { useGalleryFiltersQuery } from "../../graphql/generated/GalleryFilters.ts";
import { editingPhrases } from "../../phrases/admin/editing.ts";
import { listPhrases } from "../../phrases/admin/lists.ts";
import { moveGalleriesPhrases } from "../../phrases/admin/move-galleries.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { notifyError, notifySuccess } from "../screen/notifications.tsx";
import { useErrorText } from "../screen/useErrorText.ts";
import styles from "./CategoryAction.module.css";

type SelectedGallery = { id: string; category?: { id: string } | null };
type CategoryActionProps = { galleries: readonly SelectedGallery[]; onDone(): void };

/** Puts the selected galleries into a category as soon as it is chosen; this can be undone. */
export function CategoryAction({ galleries, onDone }: CategoryActionProps) {
  const phrases = usePhrases(moveGalleriesPhrases);
  const { undo } = usePhrases(editingPhrases);
  const { failedAction } = usePhrases(listPhrases);
  const errorText = useErrorText();
  const { data } = useGalleryFiltersQuery({
    variables: { language: useLanguage() },
  });
  const [move] = useMoveGalleriesMutation({ context: { handlesOwnErrors: true } });
  const [isBusy, setIsBusy] = useState(false);
  const categories = data?.galleryCategories.items ?? [];

  const attempt = async (work: () => Promise<void>) => {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      notifyError({ title: failedAction, text: errorText(toApiError(error)) });
    }
    setIsBusy(false);
  };
  const moveBack = (moved: readonly SelectedGallery[]) =>
    attempt(async () => {
      for (const [toCategoryId, ids] of idsByCategory(moved)) {
        await move({ variables: { ids, toCategoryId } });
      }
      notifySuccess({ title: phrases.movedBack });
    });
  const moveTo = (category: (typeof categories)[number]) =>
    attempt(async () => {
      const ids = galleries.map(({ id }) => id);
      await move({ variables: { ids, toCategoryId: category.id } });
      onDone();
      const before = galleries;
      notifySuccess({
        title: phrases.moved(ids.length, category.translation.name),
        undo: { label: undo, onClick: () => void moveBack(before) },
      });
    });

  return (
    <Select
      aria-label={phrases.target}
      placeholder={phrases.moveTo}
      className={styles.select}
      data={categories.map(({ id, translation }) => ({ value: id, label: translation.name }))}
      value={null}
      disabled={isBusy}
      comboboxProps={{ shadow: "md" }}
      onChange={(chosen) => {
        const category = categories.find(({ id }) => id === chosen);
        if (category) void moveTo(category);
      }}
    />
  );
}

function idsByCategory(galleries: readonly SelectedGallery[]): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { id, category } of galleries) {
    if (category) ids.set(category.id, [...(ids.get(category.id) ?? []), id]);
  }
  return ids;
}
