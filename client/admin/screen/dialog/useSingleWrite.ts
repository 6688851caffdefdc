import { useState } from "react";
import { type ApiError, toApiError } from "../../../graphql/errors.ts";

/** One write at a time, whose error is shown beside its button. */
export function useSingleWrite() {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);

  /** Resolves to the result; to null after an error, which is then in `error`. */
  const attempt = async <Result>(write: () => Promise<Result>) => {
    if (isBusy) return null;
    setIsBusy(true);
    setError(null);
    try {
      return { result: await write() };
    } catch (caught) {
      setError(toApiError(caught));
      return null;
    } finally {
      setIsBusy(false);
    }
  };

  return { attempt, isBusy, error, clearError: () => setError(null) };
}
