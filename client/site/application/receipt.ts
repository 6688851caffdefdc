import type { FormName } from "./answers/answers.ts";

const requests: ReadonlySet<unknown> = new Set<FormName>([
  "GENERAL",
  "HUMANITARIAN",
  "PSYCHOLOGICAL",
  "PICTURE_REMOVAL",
]);
const offers: ReadonlySet<unknown> = new Set<FormName>(["VOLUNTEER", "PSYCHOLOGIST", "PARTNER"]);

const isForm = (name: unknown): name is FormName => requests.has(name) || offers.has(name);

/** Whether the form offers help; the others request something. */
export const isOfferOfHelp = (form: FormName): boolean => offers.has(form);

/**
 * In working days, unless the server returns another number: the figure promised on the site's
 * pages.
 */
const defaultReplyDays = 2;

type ReceiptLocation = { search: string; state: unknown };

/**
 * Reads the receipt: the number and a promised term from the URL, which never names the form, the
 * rest from the location state; null when there is none.
 */
export function parseReceipt({ search, state }: ReceiptLocation) {
  const query = new URLSearchParams(search);
  const number = query.get("n") ?? "";
  const hours = query.get("hours") ?? "";
  if (!/^\d{1,9}$/.test(number)) return null;
  const form = valueIn(state, "form");
  const replyDays = valueIn(state, "replyDays");
  return {
    number: Number(number),
    form: isForm(form) ? form : null,
    replyDays: typeof replyDays === "number" ? replyDays : defaultReplyDays,
    /** The promised term; null when only a reply is promised. */
    promisedHours: /^\d{1,3}$/.test(hours) ? Number(hours) : null,
    /** Submitted from this page a moment ago, not reopened. */
    isFresh: typeof replyDays === "number",
  };
}

const valueIn = (state: unknown, name: string): unknown =>
  typeof state === "object" && state ? Reflect.get(state, name) : undefined;
