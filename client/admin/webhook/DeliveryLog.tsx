import { useApolloClient } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useCallback, useEffect, useRef, useState } from "react";
import { useWebhookDeliveriesQuery } from "../../graphql/generated/WebhookPage.ts";
import type { WebhookRowFragment } from "../../graphql/generated/WebhooksPage.ts";
import { webhookLogPhrases } from "../../phrases/admin/site/webhook-log.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { ListError } from "../table/ListError.tsx";
import { ListFilter } from "../table/ListFilter.tsx";
import { hasFilters, maxSkip } from "../table/state/list-query.ts";
import { type ContentTableState, useContentTable } from "../table/state/useContentTable.ts";
import { ListFooter } from "../table/TablePagination.tsx";
import tools from "../table/TableToolbar.module.css";
import styles from "./DeliveryLog.module.css";
import { DeliveryRow } from "./DeliveryRow.tsx";

const filters = ["state"] as const;
const states = ["WAITING", "FAILED", "DELIVERED"] as const;
const size = 20;
/** An attempt that was asked for ends within five seconds. */
const rereadAfterMs = [1000, 3000, 7000];

/** The events of a webhook within 30 days, newest first, each with its outcome. */
export function DeliveryLog({ webhook }: { webhook: WebhookRowFragment }) {
  const phrases = usePhrases(webhookLogPhrases);
  const table = useContentTable({ filters, size });
  const { page, filters: chosen } = table.place;
  const top = useRef<HTMLElement>(null);
  const answer = useWebhookDeliveriesQuery({
    variables: {
      webhookId: webhook.id,
      state: states.find((state) => state === chosen.state) ?? null,
      first: size,
      skip: Math.min((page - 1) * size, maxSkip),
    },
  });
  const { refresh, refreshSoon } = useRefresh();
  const isLost = !!answer.error && !answer.data;
  // Reading the same page again does not fade it.
  const isWaiting = answer.loading && !answer.data;
  const list = isLost ? undefined : (answer.data ?? answer.previousData)?.webhookDeliveries;
  return (
    <section ref={top} className={styles.panel} aria-labelledby="log">
      <div className={tools.tools}>
        <h2 id="log" className={styles.title}>
          {phrases.log}
        </h2>
        <ListFilter
          table={table}
          name="state"
          label={phrases.state}
          all={phrases.anyState}
          options={states.map((value) => ({ value, label: phrases.states[value] }))}
        />
        <Button variant="default" loading={answer.loading} onClick={refresh}>
          {phrases.refresh}
        </Button>
      </div>
      {isLost && <ListError answer={answer} />}
      {list?.total === 0 && <NoDeliveries table={table} />}
      {list && list.items.length > 0 && (
        <table className={styles.table} aria-busy={isWaiting} aria-labelledby="log">
          <thead>
            <tr>
              <th scope="col">{phrases.event}</th>
              <th scope="col">{phrases.time}</th>
              <th scope="col">{phrases.state}</th>
              <th scope="col">{phrases.actions}</th>
            </tr>
          </thead>
          <tbody>
            {list.items.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                delivery={delivery}
                isActive={webhook.isActive}
                onSent={refreshSoon}
              />
            ))}
          </tbody>
        </table>
      )}
      <ListFooter table={table} list={list} isWaiting={isWaiting} top={top} />
    </section>
  );
}

/** Reads the log and the counts again: at once, or while an attempt that was asked for is under way. */
function useRefresh() {
  const client = useApolloClient();
  const [askedAt, setAskedAt] = useState(0);
  const refresh = useCallback(() => {
    const include = ["WebhookDeliveries", "WebhooksPage"];
    // Without a connection the rows stay as they are.
    client.refetchQueries({ include }).catch(() => undefined);
  }, [client]);
  useEffect(() => {
    if (askedAt === 0) return;
    const timers = rereadAfterMs.map((delay) => setTimeout(refresh, delay));
    return () => timers.forEach(clearTimeout);
  }, [askedAt, refresh]);
  return { refresh, refreshSoon: () => setAskedAt(Date.now()) };
}

function NoDeliveries({ table }: { table: ContentTableState }) {
  const phrases = usePhrases(webhookLogPhrases);
  const isFiltered = hasFilters(table.place);
  return (
    <div className={styles.none}>
      <h3>{isFiltered ? phrases.noneFound : phrases.noDeliveries}</h3>
      {isFiltered ? (
        <Button variant="default" onClick={() => table.clearFilters()}>
          {phrases.showAll}
        </Button>
      ) : (
        <p>{phrases.noDeliveriesText}</p>
      )}
    </div>
  );
}
