import type { NodemailerError } from "nodemailer";

/** What one attempt to send a mail came to. `code` names nobody: it may be logged. */
export type Outcome =
  | { kind: "sent" }
  /** It would be refused again. */
  | { kind: "refused"; code: string }
  /** Worth another try. `isAway`: no other mail would fare better now. */
  | { kind: "postponed"; code: string; isAway: boolean };

/** What the mail library's failure means for the mail. */
export function outcomeOf(failure: unknown): Outcome {
  // The library throws nothing else, and every field is looked at as if it were missing.
  const error = failure as Partial<NodemailerError>;
  const code = codeOf(error);
  if (!isAboutTheMail(error)) return { kind: "postponed", code, isAway: true };
  // Without an answer of the server it is an address to which nothing can be written.
  const isFinal = error.permanent ?? true;
  return isFinal ? { kind: "refused", code } : { kind: "postponed", code, isAway: false };
}

/**
 * Whether the server judged recipient or words. All else (no connection, wrong password, refused
 * sender) is ours to mend, and the mail can wait for it.
 */
function isAboutTheMail({ code, command, responseCode }: Partial<NodemailerError>): boolean {
  const isJudged = code === "EENVELOPE" || code === "EMESSAGE";
  // 421: the server is closing; 530: it asks for a password first.
  return isJudged && command !== "MAIL FROM" && responseCode !== 421 && responseCode !== 530;
}

/** The system's or the library's word and the server's number: `EENVELOPE 550`; never a sentence. */
function codeOf({ responseCode, originalCode, code }: Partial<NodemailerError>): string {
  const found = `${originalCode ?? code ?? "UNKNOWN"} ${responseCode ?? ""}`.trim();
  return /^[A-Z0-9_]{1,40}( \d{3})?$/.test(found) ? found : "UNKNOWN";
}

const minute = 60_000;
const first = [1 * minute, 5 * minute, 15 * minute, 60 * minute];
const later = 6 * 60 * minute;
const patience = 3 * 24 * 60 * minute;

/**
 * How long to wait after so many attempts, in ms; null: long enough, for three days. Servers that
 * put off strangers ask for some minutes, an outage for hours.
 */
export function waitAfter(attempts: number): number | null {
  const known = first[attempts - 1];
  if (known) return known;
  const waited = first.reduce((sum, wait) => sum + wait, 0) + (attempts - first.length) * later;
  return waited <= patience ? later : null;
}
