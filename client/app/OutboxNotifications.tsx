import { type ComponentType, useEffect, useState } from "react";
import { type LazyModule, preloadModule } from "../graphql/lazy-modules.tsx";
import { onOutboxUse } from "../site/application/storage/outbox-use.ts";
import styles from "./Notifications.module.css";

const deliveries: LazyModule = {
  source: "client/app/OutboxDeliveries.tsx",
  module: () => import("./OutboxDeliveries.tsx").then((loaded) => loaded.OutboxDeliveries),
};

/** What became of forms that could not be sent at once; loaded when one may be waiting. */
export function OutboxNotifications() {
  const [Deliveries, setDeliveries] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      onOutboxUse(() => {
        // Without a connection nothing is delivered either: the next visit loads it.
        preloadModule(deliveries).then(
          (loaded) => setDeliveries(() => loaded),
          () => undefined,
        );
      }),
    [],
  );
  return (
    <div className={styles.notifications} role="status">
      {Deliveries && <Deliveries />}
    </div>
  );
}
