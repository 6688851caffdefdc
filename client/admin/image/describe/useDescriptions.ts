import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useSyncExternalStore } from "react";
import { toApiError } from "../../../graphql/errors.ts";
import { AdminImageDocument } from "../../../graphql/generated/AdminImage.ts";
import { DescribeImageDocument } from "../../../graphql/generated/DescribeImages.ts";
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
  const known = descriptionsOf.get(client) ?? new TypedDescriptions(sendThrough(client));
  descriptionsOf.set(client, known);
  return known;
}

/** One text: what was typed, or undefined while it is as stored. */
export function useTypedDescription(
  descriptions: TypedDescriptions,
  key: DescriptionKey,
): TypedDescription | undefined {
  return useSyncExternalStore(descriptions.subscribe, () => descriptions.get(key));
}

/**
 * Number of unsaved texts. While there are any, closing the tab asks first; those that could not
 * be sent are sent as soon as the browser is online again.
 */
export function useUnsavedDescriptions(descriptions: TypedDescriptions): number {
  const count = useSyncExternalStore(descriptions.subscribe, descriptions.unsavedCount);
  const isUnsaved = count > 0;
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    window.addEventListener("online", descriptions.retry);
    return () => {
      window.removeEventListener("beforeunload", ask);
      window.removeEventListener("online", descriptions.retry);
    };
  }, [isUnsaved, descriptions]);
  return count;
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
