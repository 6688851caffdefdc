import { useState } from "react";
import { type ApiError, toApiError } from "../../graphql/errors.ts";

/** One write at a time, whose failure is told beside the button that asked for it. */
export function useSingleWrite() {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);

  /** What came of it; null when it failed, and `failure` tells why. */
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
