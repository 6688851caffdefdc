import { useEffect, useState } from "react";
import { outboxPhrases } from "../phrases/application/outbox.ts";
import { usePhrases } from "../phrases/phrases.ts";
import { outboxEntries } from "../site/application/storage/outbox.ts";
import {
  type OutboxDelivery,
  startOutboxRetries,
  subscribeToDeliveries,
} from "../site/application/storage/outbox-retries.ts";
import styles from "./Notifications.module.css";

/**
 * Submits what an earlier visit could not deliver, and reports the result on whatever page is open.
 */
export function OutboxDeliveries() {
  const [deliveries, setDeliveries] = useState<readonly OutboxDelivery[]>([]);
  const late = usePhrases(outboxPhrases);

  useEffect(() => {
    const stop = subscribeToDeliveries((delivery) => {
      // The form that the submission came from shows its own receipt.
      const isShown = document.querySelector(`[data-sending="${delivery.entry.key}"]`);
      if (!isShown) setDeliveries((before) => [...before, delivery]);
    });
    if (outboxEntries().length > 0) startOutboxRetries();
    return stop;
  }, []);

  const close = (delivery: OutboxDelivery) =>
    setDeliveries((before) => before.filter((one) => one !== delivery));
  return deliveries.map((delivery) => {
    const { entry: one, result } = delivery;
    return (
      <div key={one.key} className={result.sent ? styles.done : styles.notice}>
        <p>
          <span>{result.sent ? late.sent(result.sent.number) : late.refused}</span>{" "}
          {!result.sent && <a href={one.address}>{late.open}</a>}
        </p>
        <button type="button" aria-label={late.close} onClick={() => close(delivery)}>
          ×
        </button>
      </div>
    );
  });
}
