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
  const [error, setError] = useState(earlier);

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
      setError(toApiError(caught));
      return false;
    } finally {
      isOnItsWay.current = false;
      setIsSending(false);
    }
  };

  return { begin, isSending, error };
}
