import type { ReactNode } from "react";
import type { ApiError } from "../../graphql/errors.ts";
import { errorPhrases } from "../../phrases/errors.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { authPhrases } from "../../phrases/site/auth/auth.ts";
import styles from "./AuthMessages.module.css";

/** A neutral note above a form. */
export function AuthNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note} role="status">
      {children}
    </p>
  );
}

/**
 * Shows why a request failed; `refused` is the text when the server rejected the input. The element
 * is rendered empty before, so that screen readers announce the change.
 */
export function AuthError(props: { title: string; refused: string; error: ApiError | null }) {
  const { error } = props;
  const sentence = useSentence(error, props.refused);
  const { number } = usePhrases(errorPhrases);
  return (
    <div role="alert">
      {error && (
        <div className={styles.error}>
          <ExclamationIcon />
          <p>
            <strong>{props.title}</strong>{" "}
            <span>{error.id ? `${sentence} ${number(error.id)}` : sentence}</span>
          </p>
        </div>
      )}
    </div>
  );
}

/** Takes the place of what an invalid link would have opened; `hint` says how to get another. */
export function InvalidLink(props: { sentence: string; hint: string }) {
  return (
    <div className={styles.dead} role="alert">
      <p>
        <strong>{props.sentence}</strong>
      </p>
      <p>{props.hint}</p>
    </div>
  );
}

function useSentence(error: ApiError | null, refused: string): string {
  const phrases = usePhrases(authPhrases);
  switch (error?.code) {
    case "UNAUTHENTICATED":
    case "INVALID":
    case "NOT_FOUND":
      return refused;
    case "TOO_MANY":
      return phrases.tooMany(Math.max(1, Math.ceil((error.retryAfter ?? 0) / 60)));
    case "FORBIDDEN":
      return phrases.foreign;
    case "NETWORK":
      return phrases.network;
    default:
      return phrases.unexpectedError;
  }
}

function ExclamationIcon() {
  return (
    <svg aria-hidden="true" width="18" height="18" viewBox="0 0 18 18">
      <circle cx="9" cy="9" r="9" fill="var(--poppy-4)" />
      <path d="M9 4.5v5.2M9 12.6v.9" stroke="#fff" strokeWidth="2" />
    </svg>
  );
}
