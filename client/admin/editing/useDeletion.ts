import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { EditableKind } from "../../addresses.ts";
import { readFailure } from "../../graphql/failures.ts";
import { useRestoreItemMutation } from "../../graphql/generated/RestoreItem.ts";
import { contentWritten } from "../../graphql/written.ts";
import { editingPhrases } from "../../phrases/admin-editing.ts";
import { listPhrases } from "../../phrases/admin-lists.ts";
import { type Language, useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { tellFailure, tellSuccess } from "../notices.ts";
import { useFailureWords } from "./failure-words.ts";
import { titleFor } from "./titles.ts";

type DeletionOptions<Item> = {
  kind: EditableKind;
  titleOf(item: Item, language: Language): string;
  remove(item: Item): Promise<unknown>;
  /** Told when the items are in the trash. */
  onDone(): void;
};

/** What the dialog draws. */
export type Deletion = {
  /** How many items are meant, and what the first is called. */
  count: number;
  title: string;
  isOpen: boolean;
  isBusy: boolean;
  /** The items are in the trash; what opened the dialog has gone with them. */
  isDone: boolean;
  confirm(): Promise<void>;
  cancel(): void;
};

/** Puts items into the trash: asks once, says when it is done, and takes them back on demand. */
export function useDeletion<Item extends { id: string }>(options: DeletionOptions<Item>) {
  const { kind, titleOf, remove, onDone } = options;
  const client = useApolloClient();
  const language = useLanguage();
  const tell = useTrashNotice(kind);
  const { failedAction } = usePhrases(listPhrases);
  const [items, setItems] = useState<readonly Item[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const failureWords = useFailureWords();
  const title = items[0] ? titleFor(items[0], titleOf, language) : "";

  async function confirm() {
    setIsBusy(true);
    const gone: Item[] = [];
    try {
      for (const item of items) {
        await remove(item);
        gone.push(item);
      }
      onDone();
    } catch (error) {
      tellFailure({ title: failedAction, text: failureWords(readFailure(error)) });
    }
    setIsBusy(false);
    setIsOpen(false);
    setIsDone(gone.length > 0);
    contentWritten(client);
    const [first] = gone;
    if (first) tell(ids(gone), titleFor(first, titleOf, language));
  }

  function ask(asked: readonly Item[]) {
    setItems(asked);
    setIsDone(false);
    setIsOpen(true);
  }
  const cancel = () => setIsOpen(false);
  const deletion: Deletion = {
    ...{ count: items.length, title, isOpen, isBusy, isDone },
    ...{ confirm, cancel },
  };
  return { ask, deletion };
}

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

/** Says that items are in the trash, and takes them out again when asked to. */
function useTrashNotice(kind: EditableKind) {
  const client = useApolloClient();
  const [restore] = useRestoreItemMutation({ context: { tellsSurprises: true } });
  const phrases = { ...usePhrases(editingPhrases), ...usePhrases(listPhrases) };
  const failureWords = useFailureWords();
  const language = useLanguage();

  async function takeBack(ids: readonly string[], name: string) {
    try {
      for (const id of ids) await restore({ variables: { kind, id, language } });
      const title = ids.length > 1 ? phrases.restoredMany(ids.length) : phrases.restored(name);
      tellSuccess({ title });
    } catch (error) {
      tellFailure({ title: phrases.failedAction, text: failureWords(readFailure(error)) });
    }
    contentWritten(client);
  }

  return (ids: readonly string[], name: string) =>
    tellSuccess({
      title: ids.length > 1 ? phrases.removedMany(ids.length) : phrases.removed(name),
      undo: { label: phrases.undo, onClick: () => void takeBack(ids, name) },
    });
}
