import { useEffect, useRef } from "react";
import { editingPhrases } from "../../../phrases/admin/editing.ts";
import { itemDraftPhrases } from "../../../phrases/admin/item-drafts.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { useStableCallback } from "../../../ui/useStableCallback.ts";
import { hideNotification, notifySuccess } from "../../screen/notifications.tsx";
import type { AfterSave } from "./useSaves.ts";

/**
 * Says after the first save of an item that it is a draft. While the editor stays open, the
 * notification offers to publish it.
 */
export function useDraftNotice(onPublish: () => void) {
  const phrases = usePhrases(itemDraftPhrases);
  const { publish } = usePhrases(editingPhrases);
  const accept = useStableCallback(onPublish);
  const shown = useRef<string | null>(null);
  const hide = () => {
    if (shown.current) hideNotification(shown.current);
    shown.current = null;
  };
  const hideAtEnd = useRef(hide);
  useEffect(() => () => hideAtEnd.current(), []);
  const show = (then: AfterSave) => {
    const message = { title: phrases.draftSaved, text: phrases.notOnSite };
    if (then === "leave") notifySuccess(message);
    else shown.current = notifySuccess({ ...message, action: { label: publish, onClick: accept } });
  };
  return { show, hide };
}
