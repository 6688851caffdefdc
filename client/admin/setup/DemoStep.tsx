import { Button } from "@mantine/core";
import { useDemoContentQuery } from "../../graphql/generated/DemoContent.ts";
import { setupPhrases } from "../../phrases/admin/setup.ts";
import { formatDay, kyivDayOf } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { KindCounts } from "../content/DemoLists.tsx";
import { useDemoWrites } from "../content/useDemoWrites.ts";
import styles from "./SetupPage.module.css";

/** Keeps the demo content, or clears it by one press; for 30 days it can be restored. */
export function DemoStep() {
  const { demo: phrases } = usePhrases(setupPhrases);
  const language = useLanguage();
  const { clear, restore, isBusy } = useDemoWrites();
  const { data } = useDemoContentQuery({ isQuiet: true });
  if (!data) return null;
  const { isPresent, items, restorable, restorableUntil } = data.demoContent;
  const canRestore = restorable.length > 0 && restorableUntil !== null;
  return (
    <div className={styles.card}>
      {isPresent && <p>{phrases.present}</p>}
      {isPresent && items.length > 0 && <KindCounts counts={items} />}
      <p role="status">
        {canRestore && phrases.cleared(formatDay(kyivDayOf(restorableUntil), language))}
        {!isPresent && !canRestore && phrases.none}
      </p>
      <div className={styles.buttons}>
        {isPresent && (
          <Button variant="default" loading={isBusy} onClick={() => void clear()}>
            {phrases.clear}
          </Button>
        )}
        {canRestore && (
          <Button variant="default" loading={isBusy} onClick={() => void restore()}>
            {phrases.restore}
          </Button>
        )}
      </div>
    </div>
  );
}
