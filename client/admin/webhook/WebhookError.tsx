import { Alert } from "@mantine/core";
import type { ApiError } from "../../graphql/errors.ts";
import { webhookPhrases } from "../../phrases/admin/site/webhooks.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { useErrorText } from "../screen/useErrorText.ts";

/** Returns the message for a failed action on a webhook, in the reader's language. */
export function useWebhookErrorText(): (error: ApiError) => string {
  const own: { [reason: string]: string } = usePhrases(webhookPhrases).errors;
  const general = useErrorText();
  return (error) => {
    const reason = error.code === "NOT_FOUND" ? "gone" : error.reason;
    return own[reason ?? ""] ?? general(error);
  };
}

/**
 * The error of an action. The element is rendered empty before, so that screen readers announce the
 * change.
 */
export function WebhookError({ error }: { error: ApiError | null }) {
  const errorText = useWebhookErrorText();
  return (
    <div role="alert">
      {error && (
        <Alert color="poppy" role="none" mt="md">
          {errorText(error)}
        </Alert>
      )}
    </div>
  );
}
