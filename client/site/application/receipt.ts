import type { FormName } from "./answers/answers.ts";

const forms: ReadonlySet<unknown> = new Set<FormName>([
  ...(["GENERAL", "HUMANITARIAN", "PSYCHOLOGICAL"] as const),
  ...(["VOLUNTEER", "PSYCHOLOGIST", "PARTNER"] as const),
]);

const isForm = (name: unknown): name is FormName => forms.has(name);

/**
 * In working days, unless the server returns another number: the figure promised on the site's
 * pages.
 */
const defaultReplyDays = 2;

type ReceiptLocation = { search: string; state: unknown };

/**
 * Reads the receipt: the number from the URL, which never names the form, the rest from the location
 * state; null when there is none.
 */
export function parseReceipt({ search, state }: ReceiptLocation) {
  const number = new URLSearchParams(search).get("n") ?? "";
  if (!/^\d{1,9}$/.test(number)) return null;
  const form = valueIn(state, "form");
  const replyDays = valueIn(state, "replyDays");
  return {
    number: Number(number),
    form: isForm(form) ? form : null,
    replyDays: typeof replyDays === "number" ? replyDays : defaultReplyDays,
    /** Submitted from this page a moment ago, not reopened. */
    isFresh: typeof replyDays === "number",
  };
}

const valueIn = (state: unknown, name: string): unknown =>
  typeof state === "object" && state ? Reflect.get(state, name) : undefined;
