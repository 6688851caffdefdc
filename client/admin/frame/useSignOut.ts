import {
  useSignOutEverywhereMutation,
  useSignOutMutation,
} from "../../graphql/generated/SignOut.ts";
import { endSession, type SessionUser } from "../../graphql/session.ts";
import { eraseDrafts, type SignOutScope } from "../drafts/sign-out.ts";

/**
 * Returns a function that signs out. Here it takes effect at once, so that a broken connection keeps
 * nobody signed in; the server is told in the background, where an unused session ends by itself
 * otherwise. Everywhere it takes effect when the server has agreed.
 */
export function useSignOut(user: SessionUser): (scope: SignOutScope) => Promise<void> {
  const [send] = useSignOutMutation({ fetchPolicy: "no-cache" });
  const [sendEverywhere] = useSignOutEverywhereMutation({ errorPolicy: "all" });
  return async (scope) => {
    if (scope === "everywhere" && !(await sendEverywhere().catch(() => null))?.data) return;
    const erased = eraseDrafts(user.id);
    endSession();
    if (scope === "here") {
      const headers = { authorization: `Bearer ${user.token}` };
      send({ context: { handlesOwnErrors: true, headers } }).catch(() => undefined);
    }
    await erased;
  };
}
