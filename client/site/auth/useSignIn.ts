import { useRef, useState } from "react";
import { type Failure, readFailure } from "../../graphql/failures.ts";
import { useSignInMutation } from "../../graphql/generated/AuthPage.ts";
import { beginSession } from "../../graphql/session.ts";

/** Signs in and begins the session. While one attempt is on its way, others are not sent. */
export function useSignIn() {
  // The token belongs into the session, not into the cache beside it.
  const [send] = useSignInMutation({ fetchPolicy: "no-cache", context: { tellsSurprises: true } });
  const isOnItsWay = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  /** Whether it succeeded; `failure` tells why not. */
  const signIn = async (email: string, password: string): Promise<boolean> => {
    if (isOnItsWay.current) return true;
    isOnItsWay.current = true;
    setIsSending(true);
    setFailure(null);
    try {
      const { data } = await send({ variables: { email, password } });
      if (data) beginSession(data.login);
      return data !== undefined;
    } catch (error) {
      setFailure(readFailure(error));
      return false;
    } finally {
      isOnItsWay.current = false;
      setIsSending(false);
    }
  };

  return { signIn, isSending, failure };
}
