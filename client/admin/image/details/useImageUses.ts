import { useParams } from "react-router-dom";
import { type ImageUsesQuery, useImageUsesQuery } from "../../../graphql/generated/ImageUses.ts";

export type ImageUse = ImageUsesQuery["imageUses"][number];

/** Where an image is used, as the server knows now; null until it has answered. */
export function useImageUses(id: string): {
  uses: readonly ImageUse[] | null;
  /** The image is one of the foundation's logos. */
  isLogo: boolean;
  isUnknown: boolean;
} {
  const { data, error } = useImageUsesQuery({
    variables: { id },
    fetchPolicy: "network-only",
  });
  return {
    uses: data?.imageUses ?? null,
    isLogo: data !== undefined && isLogo(data, id),
    isUnknown: error !== undefined,
  };
}

export const isLogo = ({ settings }: ImageUsesQuery, id: string): boolean =>
  [settings.logo, settings.darkLogo, settings.roundLogo].some((logo) => logo?.id === id);

/**
 * Id of the item being edited; undefined for a new one. Each kind has its own name for the only
 * parameter of its path.
 */
export const useEditedId = (): string | undefined => Object.values(useParams())[0];

/** The uses except the item on this screen. */
export function useOtherUses(uses: readonly ImageUse[] | null): readonly ImageUse[] | null {
  const edited = useEditedId();
  return uses?.filter(({ id }) => id !== edited) ?? null;
}
