import { type RefObject, useSyncExternalStore } from "react";
import type { Failure } from "../../graphql/failures.ts";
import {
  type ApplicationFailurePhrases,
  applicationFailurePhrases,
} from "../../phrases/application-failures.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { telephone } from "../../ui/ContactWays.tsx";
import { AttentionIcon } from "../../ui/icons.tsx";
import styles from "./FailureSummary.module.css";
import { useFormDesk } from "./form-desk.ts";
import { sentenceFor } from "./sentence-for.ts";
import { idOf } from "./useField.ts";

type FailureSummaryProps = {
  ref: RefObject<HTMLElement | null>;
  /** Why the server took nothing, where that is no field's fault. */
  refusal: Failure | null;
  phone: string;
  onOpen: (path: string) => void;
};

/** Takes the focus when something has to be mended, and leads to each field. */
export function FailureSummary({ ref, refusal, phone, onOpen }: FailureSummaryProps) {
  const phrases = usePhrases(applicationFailurePhrases);
  const { wrongs } = useFormDesk();
  if (wrongs.length === 0 && !refusal) return null;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={styles.summary}
      aria-labelledby="summary"
      // biome-ignore lint/a11y/noAutofocus: without scripts it is what leads to what is wrong
      autoFocus
    >
      <h2 id="summary" className={styles.title}>
        <AttentionIcon size={24} />
        {wrongs.length > 0 ? phrases.summary(wrongs.length) : refused(refusal, phrases)}
      </h2>
      {wrongs.length === 0 && phone && (
        <p>
          {phrases.refused.orCall} <a href={telephone(phone)}>{phone}</a>
        </p>
      )}
      <WrongList onOpen={onOpen} />
    </section>
  );
}

/** Each wrong field with how to mend it, as a link to it. */
function WrongList({ onOpen }: Pick<FailureSummaryProps, "onOpen">) {
  const phrases = usePhrases(applicationFailurePhrases);
  const { rules, answers, wrongs, book } = useFormDesk();
  // Labels turn with the language, and fields enter one after another.
  useSyncExternalStore(book.listen, book.entries, book.entries);
  if (wrongs.length === 0) return null;
  return (
    <ul>
      {book.inOrder(wrongs).map((wrong) => {
        const { path } = wrong;
        const sentence = sentenceFor(wrong, rules[path] ?? {}, answers[path], phrases);
        const label = book.labelOf(path);
        return (
          <li key={path}>
            <a
              href={`#${idOf(path)}`}
              onClick={(event) => {
                event.preventDefault();
                onOpen(path);
              }}
            >
              {label ? told(label, sentence) : sentence}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function refused(
  failure: Failure | null,
  { refused: sentences }: ApplicationFailurePhrases,
): string {
  if (failure?.reason === "consent" || failure?.reason === "closed") {
    return sentences[failure.reason];
  }
  if (failure?.code === "TOO_LARGE" || failure?.code === "FORBIDDEN") {
    return sentences[failure.code];
  }
  if (failure?.code === "TOO_MANY") {
    return sentences.TOO_MANY(Math.max(1, Math.ceil((failure.retryAfter ?? 60) / 60)));
  }
  return sentences.other;
}

/** "Phone: one digit is missing", "Who needs help? Choose one of the options". */
const told = (label: string, sentence: string) =>
  label.endsWith("?") ? `${label} ${sentence}` : `${label}: ${lowered(sentence)}`;

const lowered = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);
