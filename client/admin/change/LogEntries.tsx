import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { toApiError } from "../../graphql/errors.ts";
import { changesPhrases } from "../../phrases/admin/changes.ts";
import { listPhrases } from "../../phrases/admin/lists.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { notifyError } from "../screen/notifications.tsx";
import { useErrorText } from "../screen/useErrorText.ts";
import { ListError } from "../table/ListError.tsx";
import styles from "./Log.module.css";
import type { LogFilterState } from "./useLogFilters.ts";

type LogEntriesProps<Entry> = {
  answer: {
    data?: unknown;
    loading: boolean;
    error?: Error | undefined;
    refetch(): Promise<unknown>;
  };
  /** The entries loaded so far; undefined until the first page arrives. */
  page: { items: readonly Entry[]; endCursor: string | null; hasNextPage: boolean } | undefined;
  fetchMore(after: string | null): Promise<unknown>;
  filters: LogFilterState<string>;
  phrases: { none: string; noneFound: string; shown(count: number): string };
  children: (entry: Entry) => ReactNode;
};

/** The newest entries of a log, and older ones on demand. */
export function LogEntries<Entry extends { id: string }>(props: LogEntriesProps<Entry>) {
  const { answer, page, filters } = props;
  const { more, showAll } = usePhrases(changesPhrases);
  const { failedAction } = usePhrases(listPhrases);
  const errorText = useErrorText();
  if (answer.error && !answer.data) return <ListError answer={answer} />;
  if (page?.items.length === 0) {
    const isNarrowed = filters.kind !== null || filters.userId !== null;
    return (
      <div className={styles.none}>
        <h2>{isNarrowed ? props.phrases.noneFound : props.phrases.none}</h2>
        {isNarrowed && (
          <Button variant="default" onClick={filters.clear}>
            {showAll}
          </Button>
        )}
      </div>
    );
  }

  async function showMore() {
    try {
      await props.fetchMore(page?.endCursor ?? null);
    } catch (error) {
      notifyError({ title: failedAction, text: errorText(toApiError(error)) });
    }
  }

  return (
    <>
      <ol className={styles.entries} aria-busy={answer.loading}>
        {page?.items.map((entry) => (
          <li key={entry.id}>{props.children(entry)}</li>
        ))}
      </ol>
      {page?.hasNextPage && (
        <Button
          variant="subtle"
          className={styles.more}
          loading={answer.loading}
          onClick={() => void showMore()}
        >
          {more}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{page && props.phrases.shown(page.items.length)}</span>
      </VisuallyHidden>
    </>
  );
}
