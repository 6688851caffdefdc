import { useEffect, useRef } from "react";
import { applicationPhrases } from "../../../phrases/application/application.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { Button } from "../../../ui/Button.tsx";
import { telHref } from "../../../ui/ContactWays.tsx";
import styles from "./FormSheet.module.css";

type QueuedNoticeProps = {
  /** Of the sending; by it others see that it is told here. */
  name: string;
  /** It outlives this page. */
  isStored: boolean;
  phone: string;
  onRetry: () => Promise<void>;
};

/** In place of a form that waits for the line: nothing is lost, and nothing more is to be done. */
export function QueuedNotice({ name, isStored, phone, onRetry }: QueuedNoticeProps) {
  const phrases = usePhrases(applicationPhrases);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="kept" data-sending={name}>
      <h2 id="kept" ref={heading} tabIndex={-1} className={styles.title}>
        {phrases.kept.title}
      </h2>
      <p className={styles.text}>{isStored ? phrases.kept.text : phrases.kept.unsafe}</p>
      {phone && (
        <p className={styles.text}>
          {phrases.kept.orCall} <a href={telHref(phone)}>{phone}</a>
        </p>
      )}
      <p className={styles.action}>
        <Button look="ink" onClick={() => void onRetry()}>
          {phrases.kept.again}
        </Button>
      </p>
    </section>
  );
}
