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

type ReceiptLocation = { search: string; state: unknown };

/**
 * Reads the receipt: the number and the promised term from the URL, which never names the form, the
 * rest from the location state; null when there is none.
 */
export function parseReceipt({ search, state }: ReceiptLocation) {
  const query = new URLSearchParams(search);
  const number = query.get("n") ?? "";
  if (!/^\d{1,9}$/.test(number)) return null;
  const form = valueIn(state, "form");
  return {
    number: Number(number),
    form: isForm(form) ? form : null,
    /** The working days within which a reply is promised; null without such a promise. */
    replyDays: termIn(query.get("days")),
    /** The promised term; null when at most a reply is promised. */
    promisedHours: termIn(query.get("hours")),
    /** Submitted from this page a moment ago, not reopened. */
    isFresh: isForm(form),
  };
}

/** Only whole numbers that can be promised: anybody can write an address. */
const termIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : null;

const valueIn = (state: unknown, name: string): unknown =>
  typeof state === "object" && state ? Reflect.get(state, name) : undefined;
