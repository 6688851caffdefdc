import type { SendingInput } from "./sending.input.ts";

/** Why a sending is taken for spam; blank: it is not. */
export type Suspicion = "" | "hiddenField" | "tooFast";

/** Nobody reads and fills in a form faster, in milliseconds. */
const fastest = 3000;

export function suspicionOf(
  { website, openedAt }: Pick<SendingInput, "website" | "openedAt">,
  now: Date,
): Suspicion {
  if (website) return "hiddenField";
  const taken = openedAt ? now.getTime() - openedAt.getTime() : fastest;
  // A clock that runs ahead of ours proves nothing.
  return taken >= 0 && taken < fastest ? "tooFast" : "";
}
