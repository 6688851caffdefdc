import { useState } from "react";
import { toApiError } from "../../../graphql/errors.ts";
import {
  useDeleteItemMutation,
  useRestoreItemMutation,
} from "../../../graphql/generated/ItemWrites.ts";
import type { EditableKind } from "../../../paths.ts";
import { editingPhrases } from "../../../phrases/admin/editing.ts";
import { listPhrases } from "../../../phrases/admin/lists.ts";
import { type Language, useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { titleWithFallback } from "../item-title.ts";
import { notifyError, notifySuccess } from "../notifications.tsx";
import { useErrorText } from "../useErrorText.ts";

type DeletionOptions<Item> = {
  kind: EditableKind;
  titleOf(item: Item, language: Language): string;
  /** Called when the items are in the trash. */
  onDone(): void;
};

/** State for the deletion dialog. */
export type Deletion = {
  /** Number of items, and the title of the first. */
  count: number;
  title: string;
  /** Id of the item that could not be deleted, because others belong to it. */
  usedId: string | null;
  isOpen: boolean;
  isBusy: boolean;
  /** The items are in the trash; the button that opened the dialog has been removed with them. */
  isDone: boolean;
  confirm(): Promise<void>;
  cancel(): void;
};

/** Moves items to the trash: confirms first, notifies when done, and restores them on undo. */
export function useDeletion<Item extends { id: string; version: number }>(
  options: DeletionOptions<Item>,
) {
  const { kind, titleOf, onDone } = options;
  const language = useLanguage();
  const notifyTrashed = useTrashNotification(kind);
  const { failedAction } = usePhrases(listPhrases);
  const [deleteItem] = useDeleteItemMutation({ context: { handlesOwnErrors: true } });
  const [items, setItems] = useState<readonly Item[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [usedId, setUsedId] = useState<string | null>(null);
  const errorText = useErrorText();
  const title = items[0] ? titleWithFallback(items[0], titleOf, language) : "";

  async function confirm() {
    setIsBusy(true);
    setUsedId(null);
    const deleted: Item[] = [];
    try {
      for (const item of items) {
        const { id, version } = item;
        await deleteItem({ variables: { kind, id, version } });
        deleted.push(item);
      }
      onDone();
      setIsOpen(false);
    } catch (caught) {
      const error = toApiError(caught);
      const remaining = items.slice(deleted.length);
      setItems(remaining);
      if (error.reason === "inUse" && remaining[0]) setUsedId(remaining[0].id);
      else {
        notifyError({ title: failedAction, text: errorText(error) });
        setIsOpen(false);
      }
    }
    setIsBusy(false);
    setIsDone(deleted.length > 0);
    const [first] = deleted;
    if (first) notifyTrashed(idsOf(deleted), titleWithFallback(first, titleOf, language));
  }

  function ask(asked: readonly Item[]) {
    setItems(asked);
    setUsedId(null);
    setIsDone(false);
    setIsOpen(true);
  }
  const cancel = () => setIsOpen(false);
  const deletion: Deletion = {
    count: items.length,
    title,
    usedId,
    isOpen,
    isBusy,
    isDone,
    confirm,
    cancel,
  };
  return { ask, deletion };
}

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

/** Notifies that items are in the trash, with an action that restores them. */
function useTrashNotification(kind: EditableKind) {
  const [restore] = useRestoreItemMutation({ context: { handlesOwnErrors: true } });
  const phrases = { ...usePhrases(editingPhrases), ...usePhrases(listPhrases) };
  const errorText = useErrorText();

  async function restoreItems(ids: readonly string[], name: string) {
    try {
      for (const id of ids) await restore({ variables: { kind, id } });
      const title = ids.length > 1 ? phrases.restoredMany(ids.length) : phrases.restored(name);
      notifySuccess({ title });
    } catch (error) {
      notifyError({ title: phrases.failedAction, text: errorText(toApiError(error)) });
    }
  }

  return (ids: readonly string[], name: string) =>
    notifySuccess({
      title: ids.length > 1 ? phrases.removedMany(ids.length) : phrases.removed(name),
      undo: { label: phrases.undo, onClick: () => void restoreItems(ids, name) },
    });
}
