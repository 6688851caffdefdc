import { toApiError } from "../../graphql/errors.ts";
import {
  useClearDemoMutation,
  useRestoreDemoMutation,
} from "../../graphql/generated/DemoContent.ts";
import { siteContentPhrases } from "../../phrases/admin/site/site-content.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { notifyError, notifySuccess } from "../screen/notifications.tsx";
import { useErrorText } from "../screen/useErrorText.ts";

const options = { context: { handlesOwnErrors: true }, awaitRefetchQueries: true };

/** Clears and restores the demo content; both resolve to whether they succeeded. */
export function useDemoWrites() {
  const phrases = usePhrases(siteContentPhrases).demo;
  const errorText = useErrorText();
  const [clearDemo, clearing] = useClearDemoMutation(options);
  const [restoreDemo, restoring] = useRestoreDemoMutation(options);

  const attempt = async (write: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await write();
      notifySuccess({ title: done });
      return true;
    } catch (error) {
      notifyError({ title: phrases.title, text: errorText(toApiError(error)) });
      return false;
    }
  };

  return {
    clear: (keepsStartingContent: boolean) =>
      attempt(() => clearDemo({ variables: { keepsStartingContent } }), phrases.cleared),
    restore: () => attempt(() => restoreDemo(), phrases.restored),
    isBusy: clearing.loading || restoring.loading,
  };
}
