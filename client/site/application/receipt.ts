import type { FormName } from "./answers/answers.ts";

const forms: ReadonlySet<string> = new Set<FormName>([
  ...(["GENERAL", "HUMANITARIAN", "PSYCHOLOGICAL"] as const),
  ...(["VOLUNTEER", "PSYCHOLOGIST", "PARTNER"] as const),
]);

const isForm = (name: string): name is FormName => forms.has(name);

/** Working days, unless the server told others: as every page of the site promises. */
const defaultReplyDays = 2;

type ReceiptLocation = { search: string; state: unknown };

/** What the address of a receipt tells, and what came with the step to it; null for no receipt. */
export function parseReceipt({ search, state }: ReceiptLocation) {
  const query = new URLSearchParams(search);
  const number = query.get("n") ?? "";
  const form = (query.get("form") ?? "").toUpperCase();
  if (!/^\d{1,9}$/.test(number)) return null;
  return {
    number: Number(number),
    form: isForm(form) ? form : null,
    replyDays: replyDaysOf(state) ?? defaultReplyDays,
    /** It was sent from this very page a moment ago; not opened anew. */
    isFresh: replyDaysOf(state) !== null,
  };
}

function replyDaysOf(state: unknown): number | null {
  const days = typeof state === "object" && state && Reflect.get(state, "replyDays");
  return typeof days === "number" ? days : null;
}
