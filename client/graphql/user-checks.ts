import { ErrorLink } from "@apollo/client/link/error";
import { useSyncExternalStore } from "react";
import { from, mergeMap, of } from "rxjs";
import { type ApiError, apiError, RequestError, toApiError } from "./errors.ts";
import { currentSession, handleSessionEnded } from "./session.ts";

// What the server demands of a signed-in user before it does something: the password again, or a
// second step for signing in.

/** Asks for the password; resolves to whether the session is confirmed now. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asking: Promise<boolean> | null = null;

/** Sets what asks for the password, until the returned function is called. */
export function handleConfirmations(handler: Ask): () => void {
  ask = handler;
  return () => {
    if (ask === handler) ask = null;
  };
}

/** Several operations that need a confirmation at once ask only once. False when it is refused. */
function askOnce(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = null;
  });
  return asking;
}

/**
 * Repeats an operation for which the server demands the password, once the user has typed it: the
 * screen that sent it waits, and keeps what was typed. When they cancel, the error passes.
 */
export const confirmationLink = new ErrorLink(({ error, result, operation, forward }) => {
  if (!result || toApiError(error).code !== "CONFIRMATION_REQUIRED") return undefined;
  const repeatOrPass = (isConfirmed: boolean) => (isConfirmed ? forward(operation) : of(result));
  return from(askOnce()).pipe(mergeMap(repeatOrPass));
});

/**
 * Sends an HTTP request with the session's token, which a link cannot send. Where the server demands
 * the password, it is asked for and the request repeated. Throws RequestError or TypeError.
 */
export async function requestAsUser(address: string, init: RequestInit = {}): Promise<Response> {
  const headers = { ...init.headers, authorization: `Bearer ${currentSession()?.token ?? ""}` };
  const response = await fetch(address, { ...init, headers });
  if (response.ok) return response;
  if (response.status === 401) handleSessionEnded();
  const refusal = await refusalOf(response);
  if (refusal.code === "CONFIRMATION_REQUIRED" && (await askOnce())) {
    return requestAsUser(address, init);
  }
  throw new RequestError(refusal);
}

/** Downloads a file, with the name that the server gives it. Throws as `requestAsUser`. */
export async function downloadAsUser(address: string): Promise<{ name: string; content: Blob }> {
  const response = await requestAsUser(address);
  const [, name = "download"] =
    response.headers.get("content-disposition")?.match(/filename="([^"]+)"/) ?? [];
  return { name, content: await response.blob() };
}

async function refusalOf(response: Response): Promise<ApiError> {
  const body: Partial<ApiError> = await response.json().catch(() => ({}));
  if (response.status >= 502 && response.status <= 504)
    return apiError(body.reason === "files" ? "UNAVAILABLE" : "NETWORK");
  return apiError(body.code ?? "INTERNAL", body);
}

const listeners = new Set<() => void>();
let mustSetUp = false;

/** Records whether the server refuses everything until the user has set up a second step. */
export function setMustSetUpSecondStep(value: boolean) {
  if (value === mustSetUp) return;
  mustSetUp = value;
  for (const listener of listeners) listener();
}

/** Whether the user must set up a second step before anything else. */
export const useMustSetUpSecondStep = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => mustSetUp,
    () => false,
  );
