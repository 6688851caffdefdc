import type { NodemailerError } from "nodemailer";

/** What one attempt to send a mail came to. `code` names nobody: it may be logged. */
export type DeliveryResult =
  | { kind: "sent" }
  /** It would be refused again. */
  | { kind: "refused"; code: string }
  /** Worth another try. `isAway`: no other mail would fare better now. */
  | { kind: "postponed"; code: string; isAway: boolean };

/** What the mail library's failure means for the mail. */
export function toDeliveryResult(thrown: unknown): DeliveryResult {
  // The library throws nothing else, and every field is looked at as if it were missing.
  const error = thrown as Partial<NodemailerError>;
  const code = errorCodeOf(error);
  if (!isAboutEmail(error)) return { kind: "postponed", code, isAway: true };
  // Without an answer of the server it is an address to which nothing can be written.
  const isFinal = error.permanent ?? true;
  return isFinal ? { kind: "refused", code } : { kind: "postponed", code, isAway: false };
}

/**
 * Whether the server judged recipient or words. All else (no connection, wrong password, refused
 * sender) is ours to mend, and the mail can wait for it.
 */
function isAboutEmail({ code, command, responseCode }: Partial<NodemailerError>): boolean {
  const isRecipientOrContentRejected = code === "EENVELOPE" || code === "EMESSAGE";
  // 421: the server is closing; 530: it asks for a password first.
  return (
    isRecipientOrContentRejected &&
    command !== "MAIL FROM" &&
    responseCode !== 421 &&
    responseCode !== 530
  );
}

/** The system's or the library's word and the server's number: `EENVELOPE 550`; never a sentence. */
function errorCodeOf({ responseCode, originalCode, code }: Partial<NodemailerError>): string {
  const found = `${originalCode ?? code ?? "UNKNOWN"} ${responseCode ?? ""}`.trim();
  return /^[A-Z0-9_]{1,40}( \d{3})?$/.test(found) ? found : "UNKNOWN";
}

const minuteMs = 60_000;
const firstDelaysMs = [1 * minuteMs, 5 * minuteMs, 15 * minuteMs, 60 * minuteMs];
const laterDelayMs = 6 * 60 * minuteMs;
const retryPeriodMs = 3 * 24 * 60 * minuteMs;

/**
 * How long to wait after so many attempts, in ms; null: long enough, for three days. Servers that
 * put off strangers ask for some minutes, an outage for hours.
 */
export function retryDelayMs(attempts: number): number | null {
  const firstDelay = firstDelaysMs[attempts - 1];
  if (firstDelay) return firstDelay;
  const waited =
    firstDelaysMs.reduce((sum, wait) => sum + wait, 0) +
    (attempts - firstDelaysMs.length) * laterDelayMs;
  return waited <= retryPeriodMs ? laterDelayMs : null;
}
