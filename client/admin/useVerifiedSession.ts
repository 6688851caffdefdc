import { useEffect } from "react";
import { type AdminLayoutQuery, useAdminLayoutQuery } from "../graphql/generated/AdminLayout.ts";
import {
  beginSession,
  handleSessionEnded,
  type SessionUser,
  useSession,
} from "../graphql/session.ts";
import { setMustSetUpSecondStep } from "../graphql/user-checks.ts";

/**
 * The signed-in user from the browser's storage, verified with the server in the background: an
 * invalid session ends, and a changed name or role is updated.
 */
export function useVerifiedSession(): SessionUser | null {
  const session = useSession();
  const { data } = useAdminLayoutQuery();
  // Null: the server accepts no session. Undefined: it has not answered.
  const user = data?.currentUser as AdminLayoutQuery["currentUser"] | undefined;

  const secondStep = data?.secondStep as AdminLayoutQuery["secondStep"] | undefined;

  useEffect(() => {
    // Never back to false: the screen that sets it up shows the recovery codes afterwards.
    if (secondStep?.isRequired && !secondStep.since) setMustSetUpSecondStep(true);
  }, [secondStep]);

  useEffect(() => {
    if (user === null) handleSessionEnded();
    if (!user || !session || user.id !== session.id) return;
    const { name, email, userType, roles } = user;
    const isSame =
      name === session.name && email === session.email && roles.join() === session.roles.join();
    if (!isSame) beginSession({ ...session, name, email, userType, roles });
  }, [user, session]);

  return session;
}
