import { Button } from "@mantine/core";
import { readFailure } from "../../graphql/failures.ts";
import { listPhrases } from "../../phrases/admin-lists.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { useFailureWords } from "./failure-words.ts";
import styles from "./TableEmpty.module.css";

type ListProblemProps = {
  answer: { error?: Error | undefined; refetch(): Promise<unknown> };
};

/** In a list's place when it did not come: why, and the way to ask again. */
export function ListProblem({ answer: { error, refetch } }: ListProblemProps) {
  const phrases = usePhrases(listPhrases);
  const failureWords = useFailureWords();
  return (
    <div className={styles.empty} role="alert">
      <h2>{phrases.failed}</h2>
      <p>{failureWords(readFailure(error))}</p>
      <Button variant="default" onClick={() => void refetch().catch(() => undefined)}>
        {phrases.retry}
      </Button>
    </div>
  );
}
