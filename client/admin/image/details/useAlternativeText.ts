import { useState } from "react";
import { useSaveAlternativeTextMutation } from "../../../graphql/generated/ImageDetails.ts";
import type { AdminImage } from "../useAdminImage.ts";

export type AltTextValues = { ua: string; eng: string; isDecorative: boolean };

/** The server's limit, in characters. */
export const maxAltTextLength = 500;

/** The alternative text being edited; reset when the image changes. */
export function useAlternativeText(image: AdminImage | null) {
  const [written, setWritten] = useState<{ id: string; values: AltTextValues } | null>(null);
  const [save, { loading, error, reset }] = useSaveAlternativeTextMutation({
    context: { handlesOwnErrors: true },
  });
  const stored = storedValues(image);
  const values = written && written.id === image?.id ? written.values : stored;
  const isChanged =
    values.ua !== stored.ua ||
    values.eng !== stored.eng ||
    values.isDecorative !== stored.isDecorative;

  return {
    values,
    isChanged,
    isSaving: loading,
    hasFailed: error !== undefined,
    change(changed: Partial<AltTextValues>) {
      if (image) setWritten({ id: image.id, values: { ...values, ...changed } });
      if (error) reset();
    },
    /** Resolves to whether nothing is left to save. */
    async save(): Promise<boolean> {
      if (!image || !isChanged) return true;
      try {
        await save({ variables: { id: image.id, ...values } });
      } catch {
        return false;
      }
      return true;
    },
  };
}

const storedValues = (image: AdminImage | null): AltTextValues => ({
  ua: image?.altUa ?? "",
  eng: image?.altEng ?? "",
  isDecorative: image?.isDecorative ?? false,
});
