import { Button } from "@mantine/core";
import { useState } from "react";
import { applicationPagePhrases } from "../../../phrases/admin/application.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { AsideCard } from "../../screen/AsideCard.tsx";
import type { LoadedApplication } from "../loaded-application.ts";
import styles from "./AsideCards.module.css";
import { EventRow } from "./EventRow.tsx";

/** The application's events, newest first. Views are many and are shown on demand. */
export function ApplicationHistory({ events }: { events: LoadedApplication["events"] }) {
  const phrases = usePhrases(applicationPagePhrases);
  const [isWhole, setIsWhole] = useState(false);
  const readings = events.filter(({ action }) => action === "READ").length;
  const shown = events.filter(({ action }) => isWhole || action !== "READ").reverse();
  return (
    <AsideCard title={phrases.history}>
      <ol className={styles.events}>
        {shown.map((event) => (
          <li key={event.id} data-action={event.action}>
            <EventRow event={event} />
          </li>
        ))}
      </ol>
      {!isWhole && readings > 0 && (
        <Button variant="default" className={styles.readings} onClick={() => setIsWhole(true)}>
          {phrases.showReadings(readings)}
        </Button>
      )}
    </AsideCard>
  );
}
