import { useRef, useState } from "react";
import { type ApiError, toApiError } from "../../graphql/errors.ts";
import { beginSession, type SessionUser } from "../../graphql/session.ts";

/**
 * Starts the session that the server returns; `earlier` is the error of a form sent without scripts.
 * Further calls are ignored while one is pending.
 */
export function useSignInAndContinue(earlier: ApiError | null = null) {
  const isOnItsWay = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState(isCodeMissing(earlier) ? null : earlier);
  const [needsCode, setNeedsCode] = useState(isCodeMissing(earlier) || earlier?.reason === "code");

  /** Resolves to whether it succeeded; otherwise `error` has the error. */
  const begin = async (
    ask: () => Promise<(SessionUser & { deviceId: string }) | undefined>,
  ): Promise<boolean> => {
    if (isOnItsWay.current) return true;
    isOnItsWay.current = true;
    setIsSending(true);
    setError(null);
    try {
      const session = await ask();
      if (session) beginSession(session);
      return session !== undefined;
    } catch (caught) {
      const refusal = toApiError(caught);
      if (isCodeMissing(refusal)) setNeedsCode(true);
      else {
        setError(refusal);
        // The password has been changed meanwhile: ask for it again.
        if (refusal.reason === "credentials") setNeedsCode(false);
      }
      return false;
    } finally {
      isOnItsWay.current = false;
      setIsSending(false);
    }
  };

  const leaveCode = () => {
    setNeedsCode(false);
    setError(null);
  };

  /** `needsCode`: the password was right, and the code of the second step is still missing. */
  return { begin, isSending, error, needsCode, leaveCode };
}

const isCodeMissing = (error: ApiError | null): boolean => error?.code === "SECOND_STEP_REQUIRED";
