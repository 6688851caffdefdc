import { useEffect } from "react";
import { type AdminLayoutQuery, useAdminLayoutQuery } from "../graphql/generated/AdminLayout.ts";
import {
  beginSession,
  handleSessionEnded,
  type SessionUser,
  useSession,
} from "../graphql/session.ts";

/**
 * Who is signed in, as the browser remembers. Meanwhile the server is asked: a session that it no
 * longer counts ends, and another name or type is taken over.
 */
export function useVerifiedSession(): SessionUser | null {
  const session = useSession();
  const { data } = useAdminLayoutQuery({ isQuiet: true });
  // Null: the server knows of nobody. Undefined: it has not answered.
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
