import type { FormName } from "./answers/answers.ts";

const forms: ReadonlySet<string> = new Set<FormName>([
  ...(["GENERAL", "HUMANITARIAN", "PSYCHOLOGICAL"] as const),
  ...(["VOLUNTEER", "PSYCHOLOGIST", "PARTNER"] as const),
]);

const isForm = (name: string): name is FormName => forms.has(name);

/**
 * In working days, unless the server returns another number: the figure promised on the site's
 * pages.
 */
const defaultReplyDays = 2;

type ReceiptLocation = { search: string; state: unknown };

/** Reads the receipt from the URL and the location state; null when there is none. */
export function parseReceipt({ search, state }: ReceiptLocation) {
  const query = new URLSearchParams(search);
  const number = query.get("n") ?? "";
  const form = (query.get("form") ?? "").toUpperCase();
  if (!/^\d{1,9}$/.test(number)) return null;
  return {
    number: Number(number),
    form: isForm(form) ? form : null,
    replyDays: replyDaysOf(state) ?? defaultReplyDays,
    /** Submitted from this page a moment ago, not reopened. */
    isFresh: replyDaysOf(state) !== null,
  };
}

function replyDaysOf(state: unknown): number | null {
  const days = typeof state === "object" && state && Reflect.get(state, "replyDays");
  return typeof days === "number" ? days : null;
}
