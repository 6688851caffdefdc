import { useState } from "react";
import { type Failure, readFailure } from "../../graphql/failures.ts";

/** One write at a time, whose failure is told beside the button that asked for it. */
export function useAttemptedWrite() {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  /** Whether it succeeded; `failure` tells why not. */
  const attempt = async (write: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy) return false;
    setIsBusy(true);
    setFailure(null);
    try {
      await write();
      return true;
    } catch (error) {
      setFailure(readFailure(error));
      return false;
    } finally {
      setIsBusy(false);
    }
  };

  return { attempt, isBusy, failure, forget: () => setFailure(null) };
}
