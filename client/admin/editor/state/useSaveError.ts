import { useState } from "react";
import type { ApiError, FieldError } from "../../../graphql/errors.ts";
import type { FieldPath } from "../../bilingual-form.ts";
import { isClearedBy } from "./required-translation.ts";

/** The error of the last write. A field's error is cleared when the field changes. */
export function useSaveError() {
  const [current, setCurrent] = useState<ApiError | null>(null);
  const clear = (isCleared: (field: FieldError) => boolean) =>
    setCurrent((last) => {
      if (!last?.fields.some(isCleared)) return last;
      const fields = last.fields.filter((field) => !isCleared(field));
      return fields.length > 0 ? { ...last, fields } : null;
    });
  return {
    current,
    show: setCurrent,
    clear: () => setCurrent(null),
    at: (path: FieldPath): FieldError | null =>
      current?.fields.find((field) => field.path === path || field.path.startsWith(`${path}.`)) ??
      null,
    clearAt: (path: FieldPath) => clear((field) => isClearedBy(path, field)),
    /** Clears the errors of all fields below `path`. */
    clearUnder: (path: FieldPath) => clear((field) => field.path.startsWith(`${path}.`)),
  };
}
