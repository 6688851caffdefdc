import { useState } from "react";
import { type Failure, readFailure } from "../../graphql/failures.ts";

/** One write at a time, whose failure is told beside the button that asked for it. */
export function useAttemptedWrite() {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  /** What came of it; null when it failed, and `failure` tells why. */
  const attempt = async <Result>(write: () => Promise<Result>) => {
    if (isBusy) return null;
    setIsBusy(true);
    setFailure(null);
    try {
      return { result: await write() };
    } catch (error) {
      setFailure(readFailure(error));
      return null;
    } finally {
      setIsBusy(false);
    }
  };

  return { attempt, isBusy, failure, forget: () => setFailure(null) };
}
