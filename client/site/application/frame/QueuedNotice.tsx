import { useEffect, useRef } from "react";
import { applicationPhrases } from "../../../phrases/application/application.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { Button } from "../../../ui/Button.tsx";
import { telHref } from "../../../ui/ContactWays.tsx";
import styles from "./FormSheet.module.css";

type QueuedNoticeProps = {
  /** Key of the submission, by which `OutboxNotifications` sees that it is shown here. */
  name: string;
  /** Whether it is stored, so that it survives this page. */
  isStored: boolean;
  phone: string;
  onRetry: () => Promise<void>;
};

/** Replaces a form that waits for a connection: nothing is lost, and no action is needed. */
export function QueuedNotice({ name, isStored, phone, onRetry }: QueuedNoticeProps) {
  const phrases = usePhrases(applicationPhrases);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="queued" data-sending={name}>
      <h2 id="queued" ref={heading} tabIndex={-1} className={styles.title}>
        {phrases.queued.title}
      </h2>
      <p className={styles.text}>{isStored ? phrases.queued.text : phrases.queued.unsafe}</p>
      {phone && (
        <p className={styles.text}>
          <span>{phrases.queued.orCall}</span> <a href={telHref(phone)}>{phone}</a>
        </p>
      )}
      <p className={styles.action}>
        <Button look="ink" onClick={() => void onRetry()}>
          {phrases.queued.again}
        </Button>
      </p>
    </section>
  );
}
