import { useEffect, useLayoutEffect, useRef } from "react";
import { pastePhrases } from "../../../../../phrases/admin/fields/paste.ts";
import type { Language } from "../../../../../phrases/language.tsx";
import { phrasesFor, usePhrases } from "../../../../../phrases/phrases.ts";
import type { Uploads } from "../../../../image/upload/uploads.ts";
import { notifyError } from "../../../../screen/notifications.tsx";

/** The queues of this screen's texts that are uploading pictures. */
const uploading = new Set<Uploads>();

/**
 * Says that a text must not be saved yet, and returns true, while its pictures are being uploaded:
 * saving leaves some screens, and the pictures would never arrive.
 */
export function tellOfPendingPictures(language: Language): boolean {
  if (uploading.size === 0) return false;
  const { stillUploading, stillUploadingText } = phrasesFor(pastePhrases, language);
  notifyError({ title: stillUploading, text: stillUploadingText });
  return true;
}

/** Guards saving while the queue is uploading, and says how many pictures a field took with it. */
export function useUploadingGuard(uploads: Uploads): void {
  const phrases = usePhrases(pastePhrases);
  const interruptedText = useRef(phrases.interrupted);
  interruptedText.current = phrases.interrupted;
  useEffect(() => {
    const unsubscribe = uploads.subscribe(() => {
      const isUploading = uploads.queue().some(({ state }) => state !== "failed");
      if (isUploading) uploading.add(uploads);
      else uploading.delete(uploads);
    });
    return () => {
      unsubscribe();
      uploading.delete(uploads);
    };
  }, [uploads]);
  // Before the queue's own effect cancels what is left in it.
  useLayoutEffect(
    () => () => {
      const count = uploads.queue().length;
      if (count > 0) notifyError({ title: interruptedText.current(count) });
    },
    [uploads],
  );
}
