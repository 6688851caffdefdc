import { Alert, Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import type { Failure, FieldFailure } from "../../graphql/failures.ts";
import { editingPhrases } from "../../phrases/admin-editing.ts";
import { rulePhrases } from "../../phrases/admin-rules.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import styles from "./FailureSummary.module.css";
import { ruleSentence } from "./rule-sentence.ts";
import type { EditorParts } from "./useEditor.ts";
import { useRetry } from "./useRetry.ts";

/** Why it was not saved: a link to each field, or what happened and what to do. Takes the focus. */
export function FailureSummary(props: { editor: EditorParts; failure: Failure }) {
  const { editor, failure } = props;
  const phrases = usePhrases(editingPhrases);
  const rules = usePhrases(rulePhrases);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);
  useRetry(failure, editor.writes.save);

  const go = ({ path }: FieldFailure) => {
    const language = /^translations\.(ua|eng)\b/.exec(path)?.[1];
    if (language) editor.view.reveal(language === "ua" ? "UA" : "ENG");
    // The field of a hidden language comes with the next drawing.
    requestAnimationFrame(() => fieldAt(path)?.focus());
  };
  return (
    <Alert
      ref={summary}
      tabIndex={-1}
      color="poppy"
      mb="md"
      title={phrases.failureTitle}
      className={styles.summary}
    >
      {failure.fields.length === 0 ? (
        sentenceOf(failure, phrases)
      ) : (
        <>
          {phrases.failureFields(failure.fields.length)}
          <ul>
            {failure.fields.map((field) => (
              <li key={`${field.path} ${field.rule}`}>
                <button type="button" className={styles.link} onClick={() => go(field)}>
                  {labelOf(field.path, editor, phrases)}
                </button>
                {": "}
                {ruleSentence(field, rules)}
              </li>
            ))}
          </ul>
        </>
      )}
      {(failure.code === "NETWORK" || failure.code === "FULL") && (
        <Button variant="default" mt="sm" onClick={() => void editor.writes.save()}>
          {phrases.retry}
        </Button>
      )}
    </Alert>
  );
}

/** The field itself; for what has several, as the words have, the first of them. */
const fieldAt = (path: string): HTMLElement | null =>
  document.getElementById(`field-${path}`) ??
  document.querySelector<HTMLElement>(`[id^="${CSS.escape(`field-${path}.`)}"]`);

/** "Назва (УКР)" for `translations.ua.title`. */
export function labelOf(path: string, { labels }: EditorParts, phrases: typeof editingPhrases.UA) {
  const parts = path.split(".");
  const name = parts.findLast((part) => part in labels) ?? "";
  const label = labels[name] ?? path;
  if (parts[0] !== "translations" || parts.length < 3) return label;
  return `${label} (${phrases.short[parts[1] === "ua" ? "UA" : "ENG"]})`;
}

function sentenceOf(failure: Failure, phrases: typeof editingPhrases.UA): string {
  switch (failure.code) {
    case "NETWORK":
      return phrases.network;
    case "UNAUTHENTICATED":
      return phrases.ended;
    case "FORBIDDEN":
      return phrases.forbidden;
    case "NOT_FOUND":
      return phrases.gone;
    case "TOO_MANY":
      return phrases.tooMany;
    case "FULL":
      return phrases.full;
    default:
      return failure.id ? `${phrases.surprise} ${phrases.number(failure.id)}` : phrases.surprise;
  }
}
