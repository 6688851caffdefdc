import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import {
  useDiscardItemDraftMutation,
  useSaveItemDraftMutation,
} from "../../../graphql/generated/ItemDraft.ts";
import { editorPaths } from "../../../paths.ts";
import { editingPhrases } from "../../../phrases/admin/editing.ts";
import { itemDraftPhrases } from "../../../phrases/admin/item-drafts.ts";
import { type Language, useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { type BilingualForm, formToInput, isSameValue } from "../../bilingual-form.ts";
import type { Draft } from "../../drafts/useDraftSlot.ts";
import { useUnsavedChangesGuard } from "../../drafts/useUnsavedChangesGuard.ts";
import { useHasRunningUploads } from "../../image/upload/running-uploads.ts";
import { placeBefore } from "../../screen/last-place.ts";
import { notifySuccess } from "../../screen/notifications.tsx";
import { type EditorConfig, isSingleton, type StoredItem } from "./editor-config.ts";
import { isPublicItem, storedFormOf } from "./stored-form.ts";
import type { WritesOptions } from "./useExclusiveWrite.ts";

/** What follows a save: the editor stays open, or leads back to where somebody came from. */
export type AfterSave = "stay" | "leave";

/** The writes that save the form, on the site or as a draft, and where they lead. */
export function useSaves<Form extends BilingualForm, Item extends StoredItem>({
  config,
  item,
  draft,
  onCreated,
  onDraft,
}: WritesOptions<Form, Item> & {
  /** Called after the first save of an item, which is not on the site then. */
  onDraft: (then: AfterSave) => void;
}) {
  const client = useApolloClient();
  const [sendItem] = config.useSave(ownErrors);
  const [sendDraft] = useSaveItemDraftMutation(ownErrors);
  const [sendDiscard] = useDiscardItemDraftMutation(ownErrors);
  const navigate = useNavigate();
  const { search } = useLocation();
  const leaving = useUnsavedChangesGuard(useHasRunningUploads() || draft.isDirty);
  const phrases = usePhrases(editingPhrases);
  const drafts = usePhrases(itemDraftPhrases);
  const { kind } = config;
  // A write that is repeated may have begun before its item was stored.
  const latestItem = useRef(item);
  latestItem.current = item;
  const isPublic = isPublicItem(item);
  const name = config.titleOf(draft.form, useLanguage()) || phrases.untitled;

  /** Saves the form if it differs from what is on the site; resolves to the stored item. */
  const saveIfChanged = async (from: Draft<Form> = draft): Promise<StoredItem> => {
    const { version, draftVersion = null } = from.basedOn;
    const known = latestItem.current;
    if (known && draftVersion === null && isSameValue(from.form, from.basedOn.form)) return known;
    const sent = from.form;
    const input = inputForSave(config, sent);
    const variables = { id: known?.id, version, draftVersion, input };
    // The form fits the kind's own input, see EditorConfig.useSave.
    const { data } = await sendItem({ variables: variables as never });
    if (!data) throw new Error("The save mutation returned no item.");
    if (!known) showCreated(data);
    draft.saved(sent, { id: data.item.id, ...storedFormOf(config, data.item) });
    return data.item;
  };

  /** Makes the screen of a new item that of the stored one, while somebody may type in it. */
  const showCreated = (data: { item: Item }) => {
    const { id } = data.item;
    client.writeQuery({
      query: config.load,
      variables: { id } as never, // see EditorConfig.load
      data,
    });
    onCreated?.(id);
    if (isSingleton(kind)) return;
    const state = { keepsPlace: true }; // read by `RouteFrame` and `NavigationEffects`
    navigate(editorPaths.edit(kind, id) + search, { replace: true, state });
  };

  /** Stores the form on the server as a draft, if it has changed; the site stays as it is. */
  const saveDraftIfChanged = async (from: Draft<Form> = draft): Promise<void> => {
    const { version, draftVersion = null } = from.basedOn;
    if (!item || version === null || isSingleton(kind)) return;
    if (isSameValue(from.form, from.basedOn.form)) return;
    const sent = from.form;
    const input = inputForSave(config, sent);
    const { data } = await sendDraft({
      variables: { kind, id: item.id, itemVersion: version, draftVersion, input },
    });
    if (!data) throw new Error("The mutation returned no item.");
    draft.saved(sent, { id: item.id, ...storedFormOf(config, { ...item, ...data.item }) });
  };

  const discardDraft = async () => {
    const draftVersion = item?.draft?.version;
    if (item && draftVersion !== undefined && !isSingleton(kind)) {
      await sendDiscard({ variables: { kind, id: item.id, draftVersion } });
    }
    draft.discard();
  };

  /** Leaves, if that was chosen; never while there is more to save. */
  const leaveAfterSave = (then: AfterSave) => {
    if (isSingleton(kind) || draft.hasMore() || then === "stay") return;
    leaving.allow();
    navigate(placeBefore(kind, search));
  };

  /** Saves what the site shows, or for an item that is not public what it will show. */
  const update = async (from: Draft<Form>, then: AfterSave) => {
    const isFirst = !latestItem.current;
    await saveIfChanged(from);
    if (isPublic) notifySuccess({ title: drafts.updatedNotice(name) });
    else if (isFirst && !isSingleton(kind)) onDraft(then);
    leaveAfterSave(then);
  };

  const save = isPublic ? saveDraftIfChanged : (from: Draft<Form>) => update(from, "stay");
  return {
    leaving,
    name,
    isPublic,
    save,
    update,
    saveIfChanged,
    saveDraftIfChanged,
    discardDraft,
  };
}

/** The input that is sent to the server for a form. */
export const inputForSave = <Form extends BilingualForm>(
  { inputOf, nested }: Pick<EditorConfig<Form, StoredItem>, "inputOf" | "nested">,
  form: Form,
) => {
  const hasTexts = nested && ((each: Language) => nested.countTexts(form, each).filled > 0);
  return { ...formToInput(form, hasTexts), ...inputOf?.(form) };
};

/** The editor shows its errors itself. */
export const ownErrors = { context: { handlesOwnErrors: true } };
