import type { SubmissionInput } from "./submission.input.ts";

/** Why a sending is taken for spam; blank: it is not. */
export type SpamReason = "" | "hiddenField" | "tooFast";

/** Nobody reads and fills in a form faster, in milliseconds. */
const minimumFillTimeMs = 3000;

export function spamReasonOf(
  { website, openedAt }: Pick<SubmissionInput, "website" | "openedAt">,
  now: Date,
): SpamReason {
  if (website) return "hiddenField";
  const elapsedMs = openedAt ? now.getTime() - openedAt.getTime() : minimumFillTimeMs;
  // A clock that runs ahead of ours proves nothing.
  return elapsedMs >= 0 && elapsedMs < minimumFillTimeMs ? "tooFast" : "";
}
