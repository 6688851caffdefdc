import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { type ApiError, apiError, toApiError } from "../../../graphql/errors.ts";
import type { Answers, FormName } from "../answers/answers.ts";
import { outboxKey } from "./outbox-use.ts";
import { readText, writeText } from "./storage.ts";

/** A complete pending submission: it can be sent from any page, at any later visit. */
export type OutboxEntry = {
  /** Idempotency key: however often it is sent, it is accepted once. */
  key: string;
  form: FormName;
  /** URL of its page, with the language: "/help/volunteer?lang=en". */
  address: string;
  /** Restored to the form if the submission is rejected. */
  answers: Answers;
  /** Text of the mutation, whose only field is aliased as `sent`. */
  query: string;
  variables: object;
};

/** The server's answer to every form. */
export type SubmissionReceipt = {
  number: number;
  keptMonths: number;
  replyDays: number;
  /** Asked for by forms with a promised term only. */
  promisedHours?: number | null;
};

export type SubmissionResult =
  | { sent: SubmissionReceipt; error: null }
  | { sent: null; error: ApiError };

/** Timeout of the request, in milliseconds. */
const submitTimeoutMs = 60_000;

let inMemory: readonly OutboxEntry[] = [];

/** All pending submissions, oldest first. */
export function outboxEntries(): readonly OutboxEntry[] {
  const text = readText(outboxKey);
  if (text === null) return inMemory;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter(isOutboxEntry) : [];
  } catch {
    return [];
  }
}

/** Adds a submission; `false` when it could not be stored and would be lost with this page. */
export const addToOutbox = (entry: OutboxEntry): boolean =>
  saveOutbox([...outboxEntries().filter(({ key }) => key !== entry.key), entry]);

const removeFromOutbox = (entry: OutboxEntry) =>
  saveOutbox(outboxEntries().filter(({ key }) => key !== entry.key));

function saveOutbox(list: readonly OutboxEntry[]): boolean {
  const isStored = writeText(outboxKey, list.length > 0 ? JSON.stringify(list) : null);
  // Once it is stored, changes by other tabs apply here too.
  inMemory = isStored ? [] : list;
  return isStored;
}

/**
 * Tries to submit an entry. It stays in the outbox while there is no response, and is removed
 * otherwise.
 */
export async function submit(entry: OutboxEntry): Promise<SubmissionResult> {
  const result = await post(entry).catch((error: unknown) => ({
    sent: null,
    error: isTimeout(error) ? apiError("NETWORK") : toApiError(error),
  }));
  if (!shouldRetryLater(result)) removeFromOutbox(entry);
  return result;
}

/** Whether to retry automatically: there was no response. */
export const shouldRetryLater = ({ error }: SubmissionResult): boolean => error?.code === "NETWORK";

const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === "TimeoutError" || error.name === "AbortError");

async function post({ query, variables }: OutboxEntry): Promise<SubmissionResult> {
  const response = await fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(submitTimeoutMs),
  });
  if (response.status >= 502 && response.status <= 504) {
    return { sent: null, error: apiError("NETWORK") };
  }
  if (response.status === 429) return { sent: null, error: tooManyRequests(response) };
  const body = await response.json();
  if (body.errors) throw new CombinedGraphQLErrors(body);
  return { sent: body.data.sent, error: null };
}

function tooManyRequests(response: Response): ApiError {
  const seconds = Number(response.headers.get("retry-after"));
  return apiError("TOO_MANY", { retryAfter: seconds > 0 ? seconds : null });
}

function isOutboxEntry(value: unknown): value is OutboxEntry {
  if (typeof value !== "object" || value === null) return false;
  return (
    ["key", "form", "address", "query"].every(
      (name) => typeof Reflect.get(value, name) === "string",
    ) && ["answers", "variables"].every((name) => typeof Reflect.get(value, name) === "object")
  );
}
