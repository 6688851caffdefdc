import { useApolloClient } from "@apollo/client/react";
import { type KeyboardEvent, useEffect } from "react";
import { describePhrases } from "../../../phrases/admin/describe-images.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { refetchImages } from "../image-cache.ts";
import styles from "./DescribeGrid.module.css";
import { DescribeRow } from "./DescribeRow.tsx";
import { useDescriptions } from "./useDescriptions.ts";

/**
 * Images with their descriptions in both languages beside each other. Enter goes down to the same
 * language of the next image, Shift+Enter back; Tab goes from text to text: to the other language,
 * then to the next image.
 */
export function DescribeGrid({ ids }: { ids: readonly string[] }) {
  const phrases = usePhrases(describePhrases);
  const descriptions = useDescriptions();
  const client = useApolloClient();
  // Once at the end: the lists behind would be loaded again after each text.
  useEffect(() => () => refetchImages(client), [client]);

  function step(event: KeyboardEvent<HTMLElement>) {
    const { target, currentTarget, shiftKey, nativeEvent } = event;
    const isStep = event.key === "Enter" && target instanceof HTMLTextAreaElement;
    if (!isStep || event.defaultPrevented || nativeEvent.isComposing) return;
    event.preventDefault();
    const column = currentTarget.querySelectorAll<HTMLTextAreaElement>(
      `textarea[lang="${target.lang}"]:not([readonly])`,
    );
    const next = column[[...column].indexOf(target) + (shiftKey ? -1 : 1)];
    if (next) focusRow(next);
  }

  return (
    <ul className={styles.rows} aria-label={phrases.title} onKeyDown={step}>
      {ids.map((id, index) => (
        <DescribeRow key={id} id={id} place={index + 1} descriptions={descriptions} />
      ))}
    </ul>
  );
}

function focusRow(field: HTMLTextAreaElement) {
  field.focus({ preventScroll: true });
  field.select();
  field.closest("li")?.scrollIntoView({ block: "nearest" });
}
