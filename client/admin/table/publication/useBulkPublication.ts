import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { toApiError } from "../../../graphql/errors.ts";
import { StoredItemCheckDocument } from "../../../graphql/generated/BulkPublication.ts";
import {
  type EditedItemFragment,
  usePublishMutation,
  useUnpublishMutation,
} from "../../../graphql/generated/ItemWrites.ts";
import type { EditableKind } from "../../../paths.ts";
import { bulkPublicationPhrases } from "../../../phrases/admin/bulk-publication.ts";
import { editingPhrases } from "../../../phrases/admin/editing.ts";
import { type Language, useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { titleWithFallback } from "../../screen/item-title.ts";
import { notifyError, notifySuccess } from "../../screen/notifications.tsx";
import { useErrorText } from "../../screen/useErrorText.ts";
import type { TableRow } from "../state/table-types.ts";

/** An item with what the check before publishing found in it. */
export type CheckedItem = { id: string; title: string; remarks: number; isBlocked: boolean };

type BulkOptions<Item extends TableRow> = {
  kind: EditableKind;
  items: readonly Item[];
  titleOf(item: Item, language: Language): string;
  /** Selects the items that could not be changed, or none. */
  onDone(failedIds: readonly string[]): void;
};

/** An item before and after the write. */
type Written = { before: TableRow; after: EditedItemFragment };

/**
 * Publishes or unpublishes the selected items one by one: what fails is named, the rest is done,
 * and all of it can be undone.
 */
export function useBulkPublication<Item extends TableRow>(options: BulkOptions<Item>) {
  const { kind, items, onDone } = options;
  const client = useApolloClient();
  const [sendPublish] = usePublishMutation(ownErrors);
  const [sendUnpublish] = useUnpublishMutation(ownErrors);
  const language = useLanguage();
  const phrases = usePhrases(bulkPublicationPhrases);
  const { undo, untitled } = usePhrases(editingPhrases);
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const [checked, setChecked] = useState<readonly CheckedItem[] | null>(null);
  const titleOf = (item: Item) => titleWithFallback(item, options.titleOf, language) || untitled;

  const changeAll = async (
    changed: readonly Item[],
    send: typeof sendPublish | typeof sendUnpublish,
    done: (count: number) => string,
  ) => {
    setIsBusy(true);
    setChecked(null);
    const written: Written[] = [];
    const failures: { id: string; text: string }[] = [];
    for (const item of changed) {
      const variables = { kind, id: item.id, version: item.version };
      try {
        const { data } = await send({ variables });
        if (data) written.push({ before: item, after: data.item });
      } catch (error) {
        failures.push({ id: item.id, text: `${titleOf(item)}: ${errorText(toApiError(error))}` });
      }
    }
    setIsBusy(false);
    onDone(failures.map(({ id }) => id));
    if (written.length > 0) {
      notifySuccess({
        title: done(written.length),
        undo: { label: undo, onClick: () => void restoreAll(written) },
      });
    }
    if (failures.length > 0) {
      notifyError({
        title: phrases.failed(failures.length),
        text: failures.map(({ text }) => text).join(" "),
      });
    }
  };

  /** Gives every language the publication time that it had. */
  const restoreAll = async (written: readonly Written[]) => {
    try {
      for (const { before, after } of written) {
        let { version } = after;
        for (const { language: changed, publishedAt } of after.translations) {
          const at = before.translations.find((row) => row.language === changed)?.publishedAt;
          if ((at ?? null) === publishedAt) continue;
          const variables = { kind, id: before.id, version, language: changed, at: at ?? null };
          const { data } = await (at ? sendPublish : sendUnpublish)({ variables });
          version = data?.item.version ?? version;
        }
      }
      notifySuccess({ title: phrases.restored });
    } catch (error) {
      notifyError({ title: phrases.notRestored, text: errorText(toApiError(error)) });
    }
  };

  const check = async (item: Item): Promise<CheckedItem> => {
    const variables = { kind, id: item.id, language: null };
    const { data } = await client.query({
      query: StoredItemCheckDocument,
      variables,
      fetchPolicy: "no-cache",
    });
    const points = data?.publicationCheck ?? [];
    const isBlocked = points.some(({ isBlocking }) => isBlocking);
    return { id: item.id, title: titleOf(item), remarks: points.length, isBlocked };
  };

  const publish = (chosen: readonly Item[]) => changeAll(chosen, sendPublish, phrases.published);

  return {
    isBusy,
    /** The items that have remarks, while somebody decides; null otherwise. */
    checked,
    cancel: () => setChecked(null),
    /** Publishes at once if the check finds nothing; else `checked` says what it found. */
    askToPublish: async () => {
      setIsBusy(true);
      try {
        const found: CheckedItem[] = [];
        for (const item of items) found.push(await check(item));
        const remarked = found.filter(({ remarks }) => remarks > 0);
        if (remarked.length > 0) setChecked(remarked);
        else await publish(items);
      } catch (error) {
        notifyError({ title: phrases.failed(items.length), text: errorText(toApiError(error)) });
      }
      setIsBusy(false);
    },
    /** Publishes everything that nothing blocks. */
    publishRest: () => {
      const blocked = new Set(checked?.filter((one) => one.isBlocked).map(({ id }) => id));
      return publish(items.filter(({ id }) => !blocked.has(id)));
    },
    unpublish: () => changeAll(items, sendUnpublish, phrases.unpublished),
  };
}

/** The table shows its errors itself. */
const ownErrors = { context: { handlesOwnErrors: true } };
