import { useSignOutMutation } from "../../graphql/generated/SignOut.ts";
import { currentSession, endSession } from "../../graphql/session.ts";

/**
 * Returns a function that signs out: here at once, so that a broken connection keeps nobody signed
 * in, and on the server in the background, where an unused session ends by itself otherwise.
 */
export function useSignOut(): () => void {
  const [send] = useSignOutMutation({ fetchPolicy: "no-cache" });
  return () => {
    const token = currentSession()?.token;
    endSession();
    if (!token) return;
    const headers = { authorization: `Bearer ${token}` };
    send({ context: { handlesOwnErrors: true, headers } }).catch(() => undefined);
  };
}
