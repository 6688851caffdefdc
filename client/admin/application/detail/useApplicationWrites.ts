import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { type ApiError, toApiError } from "../../../graphql/errors.ts";
import {
  ApplicationPageDocument,
  type OpenApplicationFragment,
} from "../../../graphql/generated/ApplicationPage.ts";
import { useIsAdmin } from "../../../graphql/session.ts";
import { applicationPagePhrases } from "../../../phrases/admin/application.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { useErrorText } from "../../screen/useErrorText.ts";

type Event = OpenApplicationFragment["events"][number];

export type ApplicationWrites = ReturnType<typeof useApplicationWrites>;

/**
 * Writes to an application. After a version conflict it is refetched, so that the next attempt
 * starts from its present state; `meanwhile` lists the other user's changes.
 */
export function useApplicationWrites({ id, events }: OpenApplicationFragment) {
  const client = useApolloClient();
  const withMails = useIsAdmin();
  const phrases = usePhrases(applicationPagePhrases);
  const errorText = useErrorText();
  const [meanwhile, setMeanwhile] = useState<readonly Event[]>([]);

  /** Runs a write; resolves to null, or to the message of its error. */
  async function write(work: () => Promise<unknown>): Promise<string | null> {
    try {
      await work();
      return null;
    } catch (error) {
      return await refusal(toApiError(error));
    }
  }

  async function refusal(error: ApiError): Promise<string> {
    if (error.code === "NOT_FOUND") return phrases.missingNow;
    if (error.fields.some(({ path }) => path === "userId")) return phrases.unknownAssignee;
    if (error.code !== "CONFLICT") return errorText(error);
    const now = await readAgain().catch(() => null);
    const known = new Set(events.map((event) => event.id));
    const news = now?.events.filter((event) => !known.has(event.id) && event.action !== "READ");
    setMeanwhile(news ?? []);
    return now?.anonymisedAt ? phrases.staleErased : phrases.stale;
  }

  async function readAgain() {
    const { data } = await client.query({
      query: ApplicationPageDocument,
      variables: { id, withMails },
      fetchPolicy: "network-only",
    });
    return data?.application ?? null;
  }

  return { write, meanwhile };
}
