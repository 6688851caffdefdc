import { Button } from "@mantine/core";
import { describePhrases } from "../../../phrases/admin/describe-images.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import styles from "./DescribeGrid.module.css";
import { useDescriptions, useUnsavedDescriptions } from "./useDescriptions.ts";

/** Whether all descriptions are saved, announced when that changes, and how to send them now. */
export function DescribeStatus() {
  const phrases = usePhrases(describePhrases);
  const descriptions = useDescriptions();
  const count = useUnsavedDescriptions(descriptions);
  return (
    <div className={styles.status}>
      <p role="status">{count > 0 ? phrases.unsaved(count) : phrases.allSaved}</p>
      {count > 0 && (
        <Button size="compact-md" variant="default" onClick={descriptions.retry}>
          {phrases.retry}
        </Button>
      )}
    </div>
  );
}
