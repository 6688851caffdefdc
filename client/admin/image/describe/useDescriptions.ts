import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useSyncExternalStore } from "react";
import { toApiError } from "../../../graphql/errors.ts";
import { AdminImageDocument } from "../../../graphql/generated/AdminImage.ts";
import { DescribeImageDocument } from "../../../graphql/generated/DescribeImages.ts";
import { markUnsaved } from "../../drafts/sign-out.ts";
import type { AdminImage } from "../useAdminImage.ts";
import {
  type DescriptionKey,
  type SendDescription,
  type TypedDescription,
  TypedDescriptions,
} from "./typed-descriptions.ts";

/** Outlives the screens: what is typed on one of them is saved while another is shown. */
const descriptionsOf = new WeakMap<ApolloClient, TypedDescriptions>();

/** The descriptions that are being typed in this tab. */
export function useDescriptions(): TypedDescriptions {
  const client = useApolloClient();
  const known = descriptionsOf.get(client);
  if (known) return known;
  const begun = new TypedDescriptions(sendThrough(client));
  begun.subscribe(guardUnsaved(begun));
  descriptionsOf.set(client, begun);
  return begun;
}

/**
 * Keeps what is not saved yet, whatever screen is shown: closing the tab and signing out ask
 * first, and what could not be sent is sent as soon as the browser is online again.
 */
function guardUnsaved(descriptions: TypedDescriptions): () => void {
  let unguard: (() => void) | null = null;
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  return () => {
    const isUnsaved = descriptions.unsavedCount() > 0;
    if (isUnsaved === (unguard !== null)) return;
    if (unguard) {
      unguard();
      unguard = null;
      return;
    }
    const unmark = markUnsaved();
    window.addEventListener("beforeunload", ask);
    window.addEventListener("online", descriptions.retry);
    unguard = () => {
      unmark();
      window.removeEventListener("beforeunload", ask);
      window.removeEventListener("online", descriptions.retry);
    };
  };
}

/** One text: what was typed, or undefined while it is as stored. */
export function useTypedDescription(
  descriptions: TypedDescriptions,
  key: DescriptionKey,
): TypedDescription | undefined {
  return useSyncExternalStore(descriptions.subscribe, () => descriptions.get(key));
}

/** The text that the server has in that language. */
export const storedText = (
  image: Pick<AdminImage, "altUa" | "altEng">,
  language: DescriptionKey["language"],
): string => (language === "UA" ? image.altUa : image.altEng);

function sendThrough(client: ApolloClient): SendDescription {
  return async ({ id, language }, text, previous) => {
    try {
      const { data } = await client.mutate({
        mutation: DescribeImageDocument,
        variables: { id, language, text, previous },
        context: { handlesOwnErrors: true },
      });
      if (!data) throw new Error("The mutation has no answer.");
      return { kind: "saved", text: storedText(data.describeImage, language) };
    } catch (error) {
      const { code } = toApiError(error);
      if (code === "NOT_FOUND") return { kind: "gone" };
      if (code !== "CONFLICT") throw error;
      return theirText(client, { id, language });
    }
  };
}

/** Reads what somebody else has written meanwhile. */
async function theirText(client: ApolloClient, { id, language }: DescriptionKey) {
  const { data } = await client.query({
    query: AdminImageDocument,
    variables: { id },
    fetchPolicy: "network-only",
    context: { handlesOwnErrors: true },
  });
  const image = data?.image;
  return image
    ? ({ kind: "conflict", text: storedText(image, language) } as const)
    : ({ kind: "gone" } as const);
}
