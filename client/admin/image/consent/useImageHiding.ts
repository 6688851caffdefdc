import { toApiError } from "../../../graphql/errors.ts";
import { useHideImagesMutation } from "../../../graphql/generated/PictureConsent.ts";
import { hidePicturePhrases } from "../../../phrases/admin/hide-pictures.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { notifyError, notifySuccess } from "../../screen/notifications.tsx";
import { useErrorText } from "../../screen/useErrorText.ts";
import { useCachedImages } from "../labels/useCachedImages.ts";

/**
 * Hides images from visitors, or ends that. The notification undoes it for those that were not
 * hidden before. Resolves to whether it was done.
 */
export function useImageHiding(ids: readonly string[]) {
  const [send, { loading: isRunning }] = useHideImagesMutation({
    context: { handlesOwnErrors: true },
  });
  const phrases = usePhrases(hidePicturePhrases);
  const errorText = useErrorText();
  const images = useCachedImages(ids);

  const write = async (changed: readonly string[], isHidden: boolean): Promise<boolean> => {
    try {
      await send({ variables: { ids: [...changed], isHidden } });
    } catch (error) {
      notifyError({ title: phrases.notHidden, text: errorText(toApiError(error)) });
      return false;
    }
    return true;
  };
  const stopHiding = async (changed = ids) => {
    const isDone = await write(changed, false);
    if (isDone) notifySuccess({ title: phrases.hiddenNoMore });
    return isDone;
  };
  const hide = async () => {
    const before = new Set(images.flatMap(({ id, isHidden }) => (isHidden ? id : [])));
    const isDone = await write(ids, true);
    const changed = ids.filter((id) => !before.has(id));
    if (isDone) {
      notifySuccess({
        title: phrases.hidden(ids.length),
        undo: { label: phrases.undo, onClick: () => void stopHiding(changed) },
      });
    }
    return isDone;
  };
  return { hide, stopHiding, isRunning };
}
