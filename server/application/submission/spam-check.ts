import type { SubmissionInput } from "./submission.input.ts";

/** Why a submission is suspected to be spam; blank if it is not. */
export type SpamReason = "" | "hiddenField" | "tooFast" | "tooMany";

/** A form that is filled in faster than this is suspected to be spam. */
const minimumFillTimeMs = 3000;

/** What the submission itself gives away; `tooMany` is found by the SubmissionLimiter. */
export function spamReasonOf(
  { website, openedAt }: Pick<SubmissionInput, "website" | "openedAt">,
  now: Date,
): SpamReason {
  if (website) return "hiddenField";
  const elapsedMs = openedAt ? now.getTime() - openedAt.getTime() : minimumFillTimeMs;
  // A negative time means that the clock of the device runs ahead, which is no sign of spam.
  return elapsedMs >= 0 && elapsedMs < minimumFillTimeMs ? "tooFast" : "";
}
