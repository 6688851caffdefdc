import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { notifyContentChanged } from "../../graphql/content-changes.ts";
import { toApiError } from "../../graphql/errors.ts";
import {
  CancelUnpublishingDocument,
  UnpublishDocument,
} from "../../graphql/generated/ItemWrites.ts";
import type { SchedulePageQuery } from "../../graphql/generated/SchedulePage.ts";
import { scheduledPhrases } from "../../phrases/admin/scheduled.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { notifyError, notifySuccess } from "../screen/notifications.tsx";
import { useErrorText } from "../screen/useErrorText.ts";

export type ScheduledChange = SchedulePageQuery["scheduledChanges"][number];

/** Cancels a planned change: what was to appear is a draft again, what was to be hidden stays. */
export function useCancelSchedule() {
  const client = useApolloClient();
  const phrases = usePhrases(scheduledPhrases);
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  return {
    isBusy,
    async cancel({ item, isUnpublishing, languages }: ScheduledChange, title: string) {
      const { kind, id, version } = item;
      const language = languages.length === 1 ? languages[0] : null;
      const variables = { kind, id, version, language };
      const mutation = isUnpublishing ? CancelUnpublishingDocument : UnpublishDocument;
      setIsBusy(true);
      try {
        await client.mutate({ mutation, variables, context: { handlesOwnErrors: true } });
        notifySuccess({ title: phrases.cancelled(title) });
      } catch (error) {
        notifyError({ title: phrases.failed, text: errorText(toApiError(error)) });
      }
      setIsBusy(false);
      notifyContentChanged(client);
    },
  };
}
