import type { NodemailerError } from "nodemailer";

/** The result of one delivery attempt. `code` contains no personal data and may be logged. */
export type DeliveryResult =
  | { kind: "sent" }
  /** Rejected permanently: another attempt would fail too. */
  | { kind: "refused"; code: string }
  /** Failed temporarily. `isAway`: the server is unavailable, so other e-mails would fail too. */
  | { kind: "postponed"; code: string; isAway: boolean };

/** Classifies an error thrown by nodemailer. */
export function toDeliveryResult(thrown: unknown): DeliveryResult {
  // nodemailer throws nothing else, and every field is treated as possibly missing.
  const error = thrown as Partial<NodemailerError>;
  const code = errorCodeOf(error);
  if (!isAboutEmail(error)) return { kind: "postponed", code, isAway: true };
  // Without a response of the server the recipient's address itself is invalid.
  const isFinal = error.permanent ?? true;
  return isFinal ? { kind: "refused", code } : { kind: "postponed", code, isAway: false };
}

/**
 * Whether the server rejected the recipient or the content. All other errors (no connection, wrong
 * password, rejected sender) are for the operator to fix, and the e-mail waits meanwhile.
 */
function isAboutEmail({ code, command, responseCode }: Partial<NodemailerError>): boolean {
  const isRecipientOrContentRejected = code === "EENVELOPE" || code === "EMESSAGE";
  // 421: the server is shutting down; 530: it requires authentication.
  return (
    isRecipientOrContentRejected &&
    command !== "MAIL FROM" &&
    responseCode !== 421 &&
    responseCode !== 530
  );
}

/** The error code and the server's reply code, as `EENVELOPE 550`; never the reply's text. */
function errorCodeOf({ responseCode, originalCode, code }: Partial<NodemailerError>): string {
  const found = `${originalCode ?? code ?? "UNKNOWN"} ${responseCode ?? ""}`.trim();
  return /^[A-Z0-9_]{1,40}( \d{3})?$/.test(found) ? found : "UNKNOWN";
}

const minuteMs = 60_000;
const firstDelaysMs = [1 * minuteMs, 5 * minuteMs, 15 * minuteMs, 60 * minuteMs];
const laterDelayMs = 6 * 60 * minuteMs;
const retryPeriodMs = 3 * 24 * 60 * minuteMs;

/**
 * Delay before the next attempt in ms; null once the e-mail has been retried for three days.
 * Greylisting servers ask for some minutes, outages last hours.
 */
export function retryDelayMs(attempts: number): number | null {
  const firstDelay = firstDelaysMs[attempts - 1];
  if (firstDelay) return firstDelay;
  const waited =
    firstDelaysMs.reduce((sum, wait) => sum + wait, 0) +
    (attempts - firstDelaysMs.length) * laterDelayMs;
  return waited <= retryPeriodMs ? laterDelayMs : null;
}
