import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useSaveAlternativeTextMutation } from "../../graphql/generated/ImageDetails.ts";
import { forgetLibrary } from "./library-cache.ts";
import type { AdminImage } from "./useAdminImage.ts";

export type AlternativeText = { ua: string; eng: string; isDecorative: boolean };

/** Characters; the server's bound. */
export const longestText = 500;

/** What an image shows, as somebody writes it; the next image begins with its own. */
export function useAlternativeText(image: AdminImage | null) {
  const { cache } = useApolloClient();
  const [written, setWritten] = useState<{ id: string; words: AlternativeText } | null>(null);
  const [save, { loading, error, reset }] = useSaveAlternativeTextMutation({
    context: { tellsSurprises: true },
  });
  const stored = storedIn(image);
  const words = written && written.id === image?.id ? written.words : stored;
  const isChanged =
    words.ua !== stored.ua ||
    words.eng !== stored.eng ||
    words.isDecorative !== stored.isDecorative;

  return {
    words,
    isChanged,
    isSaving: loading,
    hasFailed: error !== undefined,
    change(changed: Partial<AlternativeText>) {
      if (image) setWritten({ id: image.id, words: { ...words, ...changed } });
      if (error) reset();
    },
    /** Answers whether nothing is left to save. */
    async save(): Promise<boolean> {
      if (!image || !isChanged) return true;
      try {
        await save({ variables: { id: image.id, ...words } });
      } catch {
        return false;
      }
      forgetLibrary(cache);
      return true;
    },
  };
}

const storedIn = (image: AdminImage | null): AlternativeText => ({
  ua: image?.altUa ?? "",
  eng: image?.altEng ?? "",
  isDecorative: image?.isDecorative ?? false,
});
