import { useApolloClient } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { notifyContentChanged } from "../../graphql/content-changes.ts";
import { toApiError } from "../../graphql/errors.ts";
import {
  useClearDemoMutation,
  useDemoContentQuery,
  useRestoreDemoMutation,
} from "../../graphql/generated/DemoStep.ts";
import { setupPhrases } from "../../phrases/admin/setup.ts";
import { formatDay, kyivDayOf } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { kindNames } from "../kinds.ts";
import { notifyError } from "../screen/notifications.tsx";
import { useErrorText } from "../screen/useErrorText.ts";
import styles from "./SetupPage.module.css";

/** Keeps the demo content, or clears it by one press; for 30 days it can be restored. */
export function DemoStep() {
  const { demo: phrases } = usePhrases(setupPhrases);
  const kinds = usePhrases(kindNames);
  const language = useLanguage();
  const { data } = useDemoContentQuery({ isQuiet: true });
  const { clear, restore, isBusy } = useDemoWrites();
  if (!data) return null;
  const { isPresent, items, restorable, restorableUntil } = data.demoContent;
  const canRestore = restorable.length > 0 && restorableUntil !== null;
  return (
    <div className={styles.card}>
      {isPresent && <p>{phrases.present}</p>}
      {isPresent && items.length > 0 && (
        <ul className={styles.counts}>
          {items.map(({ kind, count }) => (
            <li key={kind}>{phrases.count(kinds[kind].many, count)}</li>
          ))}
        </ul>
      )}
      <p role="status">
        {canRestore && phrases.cleared(formatDay(kyivDayOf(restorableUntil), language))}
        {!isPresent && !canRestore && phrases.none}
      </p>
      <div className={styles.buttons}>
        {isPresent && (
          <Button variant="default" loading={isBusy} onClick={clear}>
            {phrases.clear}
          </Button>
        )}
        {canRestore && (
          <Button variant="default" loading={isBusy} onClick={restore}>
            {phrases.restore}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Both also change the settings, which the other steps edit. */
function useDemoWrites() {
  const { demo: phrases } = usePhrases(setupPhrases);
  const client = useApolloClient();
  const errorText = useErrorText();
  const options = { context: { handlesOwnErrors: true }, refetchQueries: ["SettingsEditor"] };
  const [clear, clearing] = useClearDemoMutation(options);
  const [restore, restoring] = useRestoreDemoMutation(options);
  const attempt = async (write: () => Promise<unknown>) => {
    try {
      await write();
      notifyContentChanged(client);
    } catch (error) {
      notifyError({ title: phrases.failed, text: errorText(toApiError(error)) });
    }
  };
  return {
    clear: () => void attempt(() => clear()),
    restore: () => void attempt(() => restore()),
    isBusy: clearing.loading || restoring.loading,
  };
}
