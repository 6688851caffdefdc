import { Button } from "@mantine/core";
import { useSyncExternalStore } from "react";
import { describePhrases } from "../../../phrases/admin/describe-images.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import styles from "./DescribeGrid.module.css";
import { useDescriptions } from "./useDescriptions.ts";

/** Whether all descriptions are saved, announced when that changes, and how to send them now. */
export function DescribeStatus() {
  const phrases = usePhrases(describePhrases);
  const descriptions = useDescriptions();
  const count = useSyncExternalStore(descriptions.subscribe, descriptions.unsavedCount);
  const isSaved = useSyncExternalStore(descriptions.subscribe, descriptions.areAllSaved);
  const hasFailed = useSyncExternalStore(descriptions.subscribe, descriptions.hasFailed);
  const saved = isSaved ? phrases.allSaved : "";
  return (
    <div className={styles.status}>
      <p role="status">{count > 0 ? phrases.unsaved(count) : saved}</p>
      {hasFailed && (
        <Button size="compact-md" variant="default" onClick={descriptions.retry}>
          {phrases.retry}
        </Button>
      )}
    </div>
  );
}
