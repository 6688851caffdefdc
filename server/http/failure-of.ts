import { isDatabaseAway, isUnwritableText } from "../platform/database.ts";
import { Failure, Invalid } from "../platform/failures.ts";
import { isNoRoom } from "../platform/no-room.ts";

/** The failure that an error is; null for a surprise. */
export function failureOf(error: unknown): Failure | null {
  if (error instanceof Failure) return error;
  if (isUnwritableText(error)) return Invalid([{ path: "", rule: "characters" }]);
  if (isDatabaseAway(error)) return new Failure("UNAVAILABLE");
  if (isNoRoom(error)) return new Failure("FULL");
  return null;
}
