import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { toApiError } from "../../graphql/errors.ts";
import {
  useChangeWebhookMutation,
  useCreateWebhookMutation,
  type WebhookInput,
  type WebhookRowFragment,
  WebhooksPageDocument,
} from "../../graphql/generated/WebhooksPage.ts";
import { fieldErrorPhrases } from "../../phrases/admin/fields/field-errors.ts";
import { webhookPhrases } from "../../phrases/admin/site/webhooks.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { useSingleWrite } from "../screen/dialog/useSingleWrite.ts";
import { contentEvents } from "./webhook-settings.ts";

export type WebhookValues = Required<WebhookInput>;

const blank: WebhookValues = {
  name: "",
  url: "",
  events: [...contentEvents],
  kinds: [],
  isActive: true,
};

const valuesOf = ({ name, url, events, kinds, isActive }: WebhookRowFragment): WebhookValues => ({
  name,
  url,
  events,
  kinds,
  isActive,
});

/** The settings of a new webhook, or of a stored one. An error leaves them as they were entered. */
export function useWebhookForm(stored: WebhookRowFragment | null) {
  const { fieldErrors } = usePhrases(webhookPhrases);
  const { maxLength } = usePhrases(fieldErrorPhrases);
  /** By fields; those of the URL by rules. */
  const sentences: { [name: string]: string } = fieldErrors;
  const client = useApolloClient();
  const [values, setValues] = useState(() => (stored ? valuesOf(stored) : blank));
  const [version, setVersion] = useState(stored?.version ?? 0);
  const { attempt, isBusy, error } = useSingleWrite();
  const context = { handlesOwnErrors: true };
  // The secret must not enter the cache.
  const [create] = useCreateWebhookMutation({
    fetchPolicy: "no-cache",
    context,
    awaitRefetchQueries: true,
  });
  const [change] = useChangeWebhookMutation({ context });

  /** After a conflict: shows the other admin's settings, which the next attempt replaces. */
  const readLatestVersion = async (id: string) => {
    const query = WebhooksPageDocument;
    const { data } = await client.query({ query, fetchPolicy: "network-only" });
    const latest = data?.webhooks.find((webhook) => webhook.id === id);
    if (latest) setVersion(latest.version);
  };

  const input = { ...values, name: values.name.trim(), url: values.url.trim() };
  return {
    values,
    setValues,
    isBusy,
    /** The error of the last attempt; null before, and after a success. */
    failure: error,
    errorAt(field: "name" | "url" | "events"): string | null {
      const wrong = error?.fields.find(({ path }) => path.split(".").at(-1) === field);
      if (!wrong) return null;
      if (wrong.rule === "maxLength") return maxLength(wrong.limit ?? 0);
      return sentences[field] ?? sentences[wrong.rule] ?? fieldErrors.isUrl;
    },
    /** Resolves to the secret of the new webhook; to null after an error. */
    create: async () =>
      (await attempt(() => create({ variables: { input } })))?.result.data?.createWebhook.secret ??
      null,
    /** Resolves to whether the settings are saved. */
    change: async ({ id }: WebhookRowFragment) => {
      const written = await attempt(async () => {
        try {
          return await change({ variables: { id, version, input } });
        } catch (caught) {
          if (toApiError(caught).reason === "stale") await readLatestVersion(id);
          throw caught;
        }
      });
      return written !== null;
    },
  };
}
