import { useEffect, useState } from "react";
import { applicationLatePhrases } from "../phrases/application-late.ts";
import { usePhrases } from "../phrases/phrases.ts";
import { waiting } from "../site/application/outbox.ts";
import {
  type Delivery,
  listenForDeliveries,
  watchOutbox,
} from "../site/application/outbox-watch.ts";
import styles from "./Notices.module.css";

/** Sends what an earlier visit could not, and tells wherever the reader is now. */
export function OutboxNotices() {
  const [deliveries, setDeliveries] = useState<readonly Delivery[]>([]);
  const late = usePhrases(applicationLatePhrases);

  useEffect(() => {
    const stop = listenForDeliveries((delivery) => {
      // The form that it was filled in on shows its receipt itself.
      const isShown = document.querySelector(`[data-sending="${delivery.waiting.key}"]`);
      if (!isShown) setDeliveries((before) => [...before, delivery]);
    });
    if (waiting().length > 0) watchOutbox();
    return stop;
  }, []);

  const close = (delivery: Delivery) =>
    setDeliveries((before) => before.filter((one) => one !== delivery));
  return (
    <div className={styles.notices} role="status">
      {deliveries.map((delivery) => {
        const { waiting: one, outcome } = delivery;
        return (
          <div key={one.key} className={outcome.sent ? styles.done : styles.notice}>
            <p>
              {outcome.sent ? late.sent(outcome.sent.number) : late.refused}{" "}
              {!outcome.sent && <a href={one.address}>{late.open}</a>}
            </p>
            <button type="button" aria-label={late.close} onClick={() => close(delivery)}>
              ×
            </button>
          </div>
        );
      })}
    </div>
  );
}
