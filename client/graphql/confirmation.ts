import { ErrorLink } from "@apollo/client/link/error";
import { from, mergeMap, of } from "rxjs";
import { toApiError } from "./errors.ts";

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
export function askOnce(): Promise<boolean> {
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
