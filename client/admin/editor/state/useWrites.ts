import {
  useCancelUnpublishingMutation,
  usePublishMutation,
  useUnpublishMutation,
} from "../../../graphql/generated/ItemWrites.ts";
import { editingPhrases } from "../../../phrases/admin/editing.ts";
import type { Language } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import type { BilingualForm } from "../../bilingual-form.ts";
import { notifySuccess } from "../../screen/notifications.tsx";
import { usePublicationCheck } from "../check/usePublicationCheck.ts";
import { isSingleton, type StoredItem } from "./editor-config.ts";
import { publicLanguages } from "./stored-form.ts";
import { useDraftNotice } from "./useDraftNotice.ts";
import { useExclusiveWrite, type WritesOptions } from "./useExclusiveWrite.ts";
import { type AfterSave, inputForSave, ownErrors, useSaves } from "./useSaves.ts";

/** Saving and publishing an item. */
export function useWrites<Form extends BilingualForm, Item extends StoredItem>(
  parts: WritesOptions<Form, Item>,
) {
  const { config, item, draft } = parts;
  const { kind } = config;
  const [sendPublish] = usePublishMutation(ownErrors);
  const [sendUnpublish] = useUnpublishMutation(ownErrors);
  const [sendCancel] = useCancelUnpublishingMutation(ownErrors);
  const phrases = usePhrases(editingPhrases);
  const check = usePublicationCheck(kind);
  const { run, isRunning, retry, settle, ...status } = useExclusiveWrite(parts);
  const notice = useDraftNotice(() => void publish(null));
  const saves = useSaves({ ...parts, onDraft: notice.show });
  const { isPublic, name, save, saveIfChanged, saveDraftIfChanged } = saves;

  async function publish(language: Language | null, at: string | null = null): Promise<boolean> {
    notice.hide();
    const input = inputForSave(config, draft.form);
    const isLater = at !== null;
    if (isRunning() || !(await check.isPassed({ input, language, isLater }))) return false;
    return run(async (from) => {
      const { id, version } = await saveIfChanged(from);
      if (isSingleton(kind)) return;
      await sendPublish({ variables: { kind, id, version, language, at } });
      notifySuccess({ title: (at ? phrases.scheduledNotice : phrases.publishedNotice)(name) });
    });
  }

  return {
    ...status,
    leaving: saves.leaving,
    /** Whether the item is on the site, so that saving and updating the site are two things. */
    isPublic,
    /** Saves without changing the site: the draft of an item that is public, else the item. */
    save: () => run(save),
    /**
     * Saves what the site shows, and then stays or leaves. Looks at the form before, if the item is
     * on the site.
     */
    update: async (then: AfterSave = "stay") => {
      const input = inputForSave(config, draft.form);
      const [only = null, other] = publicLanguages(item);
      const language = other ? null : only;
      const publication = { input, language, isLater: false, publicId: item?.id };
      if (isPublic && (isRunning() || !(await check.isPassed(publication)))) return false;
      return run((from) => saves.update(from, then));
    },
    retry: () => retry(save),
    /** Deletes the draft on the server and what was typed since. */
    discardDraft: () => run(saves.discardDraft),
    /** Points that the editor is asked about before something is published; null for none. */
    check: check.open,
    /**
     * Publishes one language or, with null, both; now or at a later time. Looks at the form before,
     * and saves it.
     */
    publish,
    /**
     * Hides one language or, with null, both; now or at a later time. Changes that are not on the
     * site stay a draft.
     */
    unpublish: (language: Language | null, at: string | null = null) =>
      run(async (from) => {
        if (isPublic) await saveDraftIfChanged(from);
        const { id, version } = item && isPublic ? item : await saveIfChanged(from);
        if (isSingleton(kind)) return;
        await sendUnpublish({ variables: { kind, id, version, language, at } });
        const notice = at ? phrases.unpublishingScheduledNotice : phrases.unpublishedNotice;
        notifySuccess({ title: notice(name) });
      }),
    /** Cancels that a language is hidden at a later time. */
    cancelUnpublishing: (language: Language | null) =>
      run(async () => {
        if (isSingleton(kind) || !item) return;
        const { id, version } = item;
        await sendCancel({ variables: { kind, id, version, language } });
        notifySuccess({ title: phrases.unpublishingCancelledNotice(name) });
      }),
    /** Saves the chosen form over the version that the other person saved. */
    settle: (chosen: Form) => settle(chosen, save),
  };
}
