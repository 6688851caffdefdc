import { Button } from "@mantine/core";
import { toApiError } from "../../graphql/errors.ts";
import { listPhrases } from "../../phrases/admin/lists.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { useErrorText } from "../screen/useErrorText.ts";
import styles from "./EmptyTable.module.css";

type ListErrorProps = {
  answer: { error?: Error | undefined; refetch(): Promise<unknown> };
};

/** Replaces a list that failed to load: the reason, and a retry button. */
export function ListError({ answer: { error, refetch } }: ListErrorProps) {
  const phrases = usePhrases(listPhrases);
  const errorText = useErrorText();
  return (
    <div className={styles.empty} role="alert">
      <h2>{phrases.failed}</h2>
      <p>{errorText(toApiError(error))}</p>
      <Button variant="default" onClick={() => void refetch().catch(() => undefined)}>
        {phrases.retry}
      </Button>
    </div>
  );
}
