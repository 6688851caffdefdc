import { toApiError } from "../../graphql/errors.ts";
import {
  useCancelUnpublishingMutation,
  useUnpublishMutation,
} from "../../graphql/generated/ItemWrites.ts";
import type { SchedulePageQuery } from "../../graphql/generated/SchedulePage.ts";
import { scheduledPhrases } from "../../phrases/admin/scheduled.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { notifyError, notifySuccess } from "../screen/notifications.tsx";
import { useErrorText } from "../screen/useErrorText.ts";

const ownErrors = { context: { handlesOwnErrors: true } };

export type ScheduledChange = SchedulePageQuery["scheduledChanges"][number];

/** Cancels a planned change: what was to appear is a draft again, what was to be hidden stays. */
export function useCancelSchedule() {
  const [unpublish, unpublishing] = useUnpublishMutation(ownErrors);
  const [cancelUnpublishing, cancelling] = useCancelUnpublishingMutation(ownErrors);
  const phrases = usePhrases(scheduledPhrases);
  const errorText = useErrorText();
  return {
    isBusy: unpublishing.loading || cancelling.loading,
    async cancel({ item, isUnpublishing, languages }: ScheduledChange, title: string) {
      const { kind, id, version } = item;
      const language = languages.length === 1 ? languages[0] : null;
      const variables = { kind, id, version, language };
      const send = isUnpublishing ? cancelUnpublishing : unpublish;
      try {
        await send({ variables });
        notifySuccess({ title: phrases.cancelled(title) });
      } catch (error) {
        notifyError({ title: phrases.failed, text: errorText(toApiError(error)) });
      }
    },
  };
}
