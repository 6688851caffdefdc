import { InMemoryCache } from "@apollo/client";
import { useApolloClient, useFragment } from "@apollo/client/react";
import { useEffect } from "react";
import {
  type AdminImageFragment,
  AdminImageFragmentDoc,
} from "../../graphql/generated/AdminImage.ts";
import type { Language } from "../../phrases/language.tsx";
import type { PictureSource } from "../../ui/picture/Picture.tsx";

/** An image with all fields that editors see. */
export type AdminImage = AdminImageFragment;

/**
 * The image from the cache; null while it is not cached. It is retained while it is shown: a newly
 * uploaded image belongs to no list yet and would be garbage-collected.
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

/** The image for a `Picture`, with its alternative text in the reader's language. */
export function pictureOf(image: AdminImage, language: Language): PictureSource {
  const { url, variants, width, height, thumbhash, focusX, focusY, inUkrainian, inEnglish } = image;
  const alt = language === "UA" ? inUkrainian : inEnglish;
  return { url, variants, width, height, thumbhash, focusX, focusY, alt };
}

/** The image's name: its alternative text, else its file name; blank when it has neither. */
export const imageName = ({ inUkrainian, inEnglish, fileName }: AdminImage, language: Language) =>
  (language === "UA" ? inUkrainian : inEnglish) || fileName;

/** Whether the alternative text is missing in one of the languages. */
export const lacksAltText = ({ isDecorative, altUa, altEng }: AdminImage): boolean =>
  !isDecorative && (altUa === "" || altEng === "");
