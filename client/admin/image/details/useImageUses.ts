import { useQuery } from "@apollo/client/react";
import { useParams } from "react-router-dom";
import { ImageUsesDocument, type ImageUsesQuery } from "../../../graphql/generated/ImageUses.ts";

export type ImageUse = ImageUsesQuery["imageUses"][number];

/** Where an image is shown, as the server knows at this moment; null until it has answered. */
export function useImageUses(id: string): { uses: readonly ImageUse[] | null; isUnknown: boolean } {
  const { data, error } = useQuery(ImageUsesDocument, {
    variables: { id },
    fetchPolicy: "network-only",
    context: { isQuiet: true },
  });
  return { uses: data?.imageUses ?? null, isUnknown: error !== undefined };
}

/**
 * The id of the item whose editor this is; undefined for a new one. Each kind has a name of its
 * own for the one parameter of its address.
 */
export const useEditedId = (): string | undefined => Object.values(useParams())[0];

/** Those of the uses that are not the item on this screen. */
export function useOtherUses(uses: readonly ImageUse[] | null): readonly ImageUse[] | null {
  const edited = useEditedId();
  return uses?.filter(({ id }) => id !== edited) ?? null;
}
