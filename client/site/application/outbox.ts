import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { type Failure, failure, readFailure } from "../../graphql/failures.ts";
import type { Answers, FormName } from "./answers.ts";
import { keep, kept } from "./storage.ts";

/** One application on its way, whole: it can be sent from any page, at any later visit. */
export type Waiting = {
  /** Its idempotency key: however often it is sent, it arrives once. */
  key: string;
  form: FormName;
  /** Of its page, with the language: "/help/volunteer?lang=en". */
  address: string;
  /** What to go on with, should it be refused. */
  answers: Answers;
  /** The mutation, as text, whose only field answers as `sent`. */
  query: string;
  variables: object;
};

/** What the server answers to every form. */
export type Sent = { number: number; keptMonths: number; replyDays: number };

export type Outcome = { sent: Sent; failure: null } | { sent: null; failure: Failure };

const place = "application-outbox";

/** How long the server may take, in milliseconds. */
const patience = 60_000;

let inMemory: readonly Waiting[] = [];

/** Everything on its way, oldest first. */
export function waiting(): readonly Waiting[] {
  const text = kept(place);
  if (text === null) return inMemory;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter(isWaiting) : [];
  } catch {
    return [];
  }
}

/** Puts one on its way; `false` when it will be lost with this page. */
export const putOut = (one: Waiting): boolean =>
  replace([...waiting().filter(({ key }) => key !== one.key), one]);

const takeBack = (one: Waiting) => replace(waiting().filter(({ key }) => key !== one.key));

function replace(list: readonly Waiting[]): boolean {
  const isKept = keep(place, list.length > 0 ? JSON.stringify(list) : null);
  // Once it is kept, what other pages do to it counts here too.
  inMemory = isKept ? [] : list;
  return isKept;
}

/** Tries to send one. It stays on its way while nobody answers, and is off it otherwise. */
export async function deliver(one: Waiting): Promise<Outcome> {
  const outcome = await post(one).catch((error: unknown) => ({
    sent: null,
    failure: isSilence(error) ? failure("NETWORK") : readFailure(error),
  }));
  if (!isForLater(outcome)) takeBack(one);
  return outcome;
}

/** Whether to try again by itself: nobody answered. */
export const isForLater = ({ failure }: Outcome): boolean => failure?.code === "NETWORK";

const isSilence = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === "TimeoutError" || error.name === "AbortError");

async function post({ query, variables }: Waiting): Promise<Outcome> {
  const response = await fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(patience),
  });
  if (response.status >= 502 && response.status <= 504) {
    return { sent: null, failure: failure("NETWORK") };
  }
  if (response.status === 429) return { sent: null, failure: tooMany(response) };
  const body = await response.json();
  if (body.errors) throw new CombinedGraphQLErrors(body);
  return { sent: body.data.sent, failure: null };
}

function tooMany(response: Response): Failure {
  const seconds = Number(response.headers.get("retry-after"));
  return failure("TOO_MANY", { retryAfter: seconds > 0 ? seconds : null });
}

function isWaiting(value: unknown): value is Waiting {
  if (typeof value !== "object" || value === null) return false;
  return (
    ["key", "form", "address", "query"].every(
      (name) => typeof Reflect.get(value, name) === "string",
    ) && ["answers", "variables"].every((name) => typeof Reflect.get(value, name) === "object")
  );
}
