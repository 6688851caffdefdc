import { useEffect } from "react";
import { type AdminLayoutQuery, useAdminLayoutQuery } from "../graphql/generated/AdminLayout.ts";
import {
  beginSession,
  handleSessionEnded,
  type SessionUser,
  useSession,
} from "../graphql/session.ts";

/**
 * The signed-in user from the browser's storage, verified with the server in the background: an
 * invalid session ends, and a changed name or role is updated.
 */
export function useVerifiedSession(): SessionUser | null {
  const session = useSession();
  const { data } = useAdminLayoutQuery({ isQuiet: true });
  // Null: the server accepts no session. Undefined: it has not answered.
  const user = data?.currentUser as AdminLayoutQuery["currentUser"] | undefined;

  useEffect(() => {
    if (user === null) handleSessionEnded();
    if (!user || !session || user.id !== session.id) return;
    const { name, email, userType } = user;
    const isSame =
      name === session.name && email === session.email && userType === session.userType;
    if (!isSame) beginSession({ ...session, name, email, userType });
  }, [user, session]);

  return session;
}
