import { failure } from "./failures.ts";
import { announce } from "./notices.ts";
import { currentSession, endSession } from "./session.ts";

/** The server no longer counts the session: signs out here and tells the reader, once. */
export function tellSessionEnded() {
  if (!currentSession()) return;
  endSession();
  announce(failure("UNAUTHENTICATED", { reason: "ended" }));
}
