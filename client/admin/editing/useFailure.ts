import { useState } from "react";
import type { Failure, FieldFailure } from "../../graphql/failures.ts";
import type { FieldPath } from "./form.ts";
import { isForgottenBy } from "./words-refused.ts";

/** What the last write was refused for. A field's refusal goes when the field changes. */
export function useFailure() {
  const [current, setCurrent] = useState<Failure | null>(null);
  return {
    current,
    tell: setCurrent,
    forget: () => setCurrent(null),
    at: (path: FieldPath): FieldFailure | null =>
      current?.fields.find((field) => field.path === path || field.path.startsWith(`${path}.`)) ??
      null,
    forgetAt: (path: FieldPath) =>
      setCurrent((last) => {
        if (!last?.fields.some((field) => isForgottenBy(path, field))) return last;
        const fields = last.fields.filter((field) => !isForgottenBy(path, field));
        return fields.length > 0 ? { ...last, fields } : null;
      }),
  };
}
