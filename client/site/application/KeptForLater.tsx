import { useEffect, useRef } from "react";
import { applicationPhrases } from "../../phrases/application.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { Button } from "../../ui/Button.tsx";
import { telephone } from "../../ui/ContactWays.tsx";
import styles from "./FormSheet.module.css";

type KeptForLaterProps = {
  /** Of the sending; by it others see that it is told here. */
  name: string;
  /** It outlives this page. */
  isSafe: boolean;
  phone: string;
  onAgain: () => Promise<void>;
};

/** In place of a form that waits for the line: nothing is lost, and nothing more is to be done. */
export function KeptForLater({ name, isSafe, phone, onAgain }: KeptForLaterProps) {
  const phrases = usePhrases(applicationPhrases);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="kept" data-sending={name}>
      <h2 id="kept" ref={heading} tabIndex={-1} className={styles.title}>
        {phrases.kept.title}
      </h2>
      <p className={styles.text}>{isSafe ? phrases.kept.text : phrases.kept.unsafe}</p>
      {phone && (
        <p className={styles.text}>
          {phrases.kept.orCall} <a href={telephone(phone)}>{phone}</a>
        </p>
      )}
      <p className={styles.action}>
        <Button look="ink" onClick={() => void onAgain()}>
          {phrases.kept.again}
        </Button>
      </p>
    </section>
  );
}
