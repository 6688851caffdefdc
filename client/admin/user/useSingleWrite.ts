import { useState } from "react";
import { type ApiError, toApiError } from "../../graphql/errors.ts";

/** One write at a time, whose error is shown beside its button. */
export function useSingleWrite() {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);

  /** Resolves to the result; to null after an error, which is then in `failure`. */
  const attempt = async <Result>(write: () => Promise<Result>) => {
    if (isBusy) return null;
    setIsBusy(true);
    setFailure(null);
    try {
      return { result: await write() };
    } catch (error) {
      setFailure(toApiError(error));
      return null;
    } finally {
      setIsBusy(false);
    }
  };

  return { attempt, isBusy, failure, forget: () => setFailure(null) };
}
