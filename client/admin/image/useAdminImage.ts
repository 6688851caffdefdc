import { InMemoryCache } from "@apollo/client";
import { useApolloClient, useFragment } from "@apollo/client/react";
import { useEffect } from "react";
import {
  type AdminImageFragment,
  AdminImageFragmentDoc,
} from "../../graphql/generated/AdminImage.ts";
import type { Language } from "../../phrases/language.tsx";
import type { PictureSource } from "../../ui/picture/Picture.tsx";

/** An image with all that editors see of it. */
export type AdminImage = AdminImageFragment;

/**
 * The image as the cache knows it now; null while it does not. It is kept while somebody looks
 * at it: one that was just uploaded belongs to no list yet and would be swept away.
 */
export function useAdminImage(id: string): AdminImage | null {
  const { cache } = useApolloClient();
  const name = cache.identify({ __typename: "Image", id }) ?? "";
  useEffect(() => {
    if (!(cache instanceof InMemoryCache)) return;
    cache.retain(name);
    return () => void cache.release(name);
  }, [cache, name]);
  const { complete, data } = useFragment({
    fragment: AdminImageFragmentDoc,
    fragmentName: "AdminImage",
    from: { __typename: "Image", id },
  });
  return complete ? data : null;
}

/** The image for a `Picture`, in the reader's words. */
export function pictureOf(image: AdminImage, language: Language): PictureSource {
  const { url, variants, width, height, thumbhash, focusX, focusY, inUkrainian, inEnglish } = image;
  const alt = language === "UA" ? inUkrainian : inEnglish;
  return { url, variants, width, height, thumbhash, focusX, focusY, alt };
}

/** What to call it: what it shows, else its file; blank when nobody said either. */
export const imageName = ({ inUkrainian, inEnglish, fileName }: AdminImage, language: Language) =>
  (language === "UA" ? inUkrainian : inEnglish) || fileName;

/** Whether somebody who does not see it is told nothing in one of the languages. */
export const lacksAltText = ({ isDecorative, altUa, altEng }: AdminImage): boolean =>
  !isDecorative && (altUa === "" || altEng === "");
