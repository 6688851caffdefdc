import { type RefObject, useSyncExternalStore } from "react";
import type { ApiError } from "../../../graphql/errors.ts";
import {
  type ApplicationErrorPhrases,
  applicationErrorPhrases,
} from "../../../phrases/application/errors.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { telHref } from "../../../ui/ContactWays.tsx";
import { AttentionIcon } from "../../../ui/icons/icons.tsx";
import { answerErrorText } from "../answers/answer-error-text.ts";
import { useFormContext } from "../state/form-context.ts";
import { fieldIdOf } from "../state/useField.ts";
import styles from "./FormErrorSummary.module.css";

type FormErrorSummaryProps = {
  ref: RefObject<HTMLElement | null>;
  /** Why the server rejected the form, where no field is the cause. */
  error: ApiError | null;
  phone: string;
  onOpen: (path: string) => void;
};

/** Takes the focus when there are errors, and links to each field. */
export function FormErrorSummary({ ref, error, phone, onOpen }: FormErrorSummaryProps) {
  const phrases = usePhrases(applicationErrorPhrases);
  const { errors } = useFormContext();
  if (errors.length === 0 && !error) return null;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={styles.summary}
      aria-labelledby="summary"
      // biome-ignore lint/a11y/noAutofocus: without scripts it moves the focus to the errors
      autoFocus
    >
      <h2 id="summary" className={styles.title}>
        <AttentionIcon size={24} />
        <span>
          {errors.length > 0 ? phrases.summary(errors.length) : errorSentence(error, phrases)}
        </span>
      </h2>
      {errors.length === 0 && phone && (
        <p>
          <span>{phrases.refused.orCall}</span> <a href={telHref(phone)}>{phone}</a>
        </p>
      )}
      <AnswerErrorList onOpen={onOpen} />
    </section>
  );
}

/** Each invalid field with its correction, as a link to the field. */
function AnswerErrorList({ onOpen }: Pick<FormErrorSummaryProps, "onOpen">) {
  const phrases = usePhrases(applicationErrorPhrases);
  const { rules, answers, errors, registry } = useFormContext();
  // Labels change with the language, and fields register one after another.
  useSyncExternalStore(registry.subscribe, registry.fields, registry.fields);
  if (errors.length === 0) return null;
  return (
    <ul>
      {registry.sortByPageOrder(errors).map((wrong) => {
        const { path } = wrong;
        const sentence = answerErrorText(wrong, rules[path] ?? {}, answers[path], phrases);
        const label = registry.labelOf(path);
        return (
          <li key={path}>
            <a
              href={`#${fieldIdOf(path)}`}
              onClick={(event) => {
                event.preventDefault();
                onOpen(path);
              }}
            >
              {label ? labelledError(label, sentence) : sentence}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function errorSentence(
  error: ApiError | null,
  { refused: sentences }: ApplicationErrorPhrases,
): string {
  if (error?.reason === "consent" || error?.reason === "closed") {
    return sentences[error.reason];
  }
  if (error?.code === "TOO_LARGE" || error?.code === "FORBIDDEN") {
    return sentences[error.code];
  }
  if (error?.code === "TOO_MANY") {
    return sentences.TOO_MANY(Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60)));
  }
  return sentences.other;
}

/** "Phone: one digit is missing", "Who needs help? Choose one of the options". */
const labelledError = (label: string, sentence: string) =>
  label.endsWith("?") ? `${label} ${sentence}` : `${label}: ${lowerFirst(sentence)}`;

const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);
