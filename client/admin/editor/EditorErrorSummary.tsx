import { Alert, Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import type { ApiError } from "../../graphql/errors.ts";
import { editingPhrases } from "../../phrases/admin/editing.ts";
import { fieldErrorPhrases } from "../../phrases/admin/fields/field-errors.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import styles from "./EditorErrorSummary.module.css";
import { fieldLabelOf } from "./fields/field-label.ts";
import { fieldErrorText } from "./fields/field-props.ts";
import { goToField } from "./fields/go-to-field.ts";
import type { EditorState } from "./state/useEditor.ts";
import { useRetry } from "./useRetry.ts";

/**
 * Why saving failed: a link to each invalid field, or the error and what to do. Takes the focus.
 */
export function EditorErrorSummary(props: { editor: EditorState; error: ApiError }) {
  const { editor, error } = props;
  const phrases = usePhrases(editingPhrases);
  const rules = usePhrases(fieldErrorPhrases);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);
  useRetry(error, editor.writes.retry);

  return (
    <Alert
      ref={summary}
      tabIndex={-1}
      color="poppy"
      mb="md"
      title={phrases.errorTitle}
      className={styles.summary}
    >
      {error.fields.length === 0 ? (
        <span>{saveErrorText(error, phrases)}</span>
      ) : (
        <>
          <span>{phrases.errorFields(error.fields.length)}</span>
          <ul>
            {error.fields.map((field) => (
              <li key={`${field.path} ${field.rule}`}>
                <button
                  type="button"
                  className={styles.link}
                  onClick={() => goToField(editor, field.path)}
                >
                  {fieldLabelOf(field.path, editor, phrases)}
                </button>
                <span>{`: ${fieldErrorText(field, rules)}`}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {["NETWORK", "UNAVAILABLE", "FULL"].includes(error.code) && (
        <Button variant="default" mt="sm" onClick={() => void editor.writes.retry()}>
          {phrases.retry}
        </Button>
      )}
    </Alert>
  );
}

function saveErrorText(error: ApiError, phrases: typeof editingPhrases.UA): string {
  switch (error.code) {
    case "NETWORK":
      return phrases.network;
    case "UNAVAILABLE":
      return phrases.filesAway;
    case "UNAUTHENTICATED":
      return phrases.sessionEnded;
    case "FORBIDDEN":
      return phrases.forbidden;
    case "CONFIRMATION_REQUIRED":
      return phrases.unconfirmed;
    case "NOT_FOUND":
      return phrases.gone;
    case "TOO_MANY":
      return phrases.tooMany;
    case "FULL":
      return phrases.full;
    default:
      return error.id
        ? `${phrases.unexpectedError} ${phrases.errorNumber(error.id)}`
        : phrases.unexpectedError;
  }
}
