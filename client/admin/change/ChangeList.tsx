import { Button } from "@mantine/core";
import { toApiError } from "../../graphql/errors.ts";
import { useChangesPageQuery } from "../../graphql/generated/ChangesPage.ts";
import { changesPhrases } from "../../phrases/admin/changes.ts";
import { listPhrases } from "../../phrases/admin/lists.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { ChangeEntry } from "../dashboard/ChangeEntry.tsx";
import { notifyError } from "../screen/notifications.tsx";
import { useErrorText } from "../screen/useErrorText.ts";
import { ListError } from "../table/ListError.tsx";
import styles from "./ChangesPage.module.css";
import type { ChangeFilterState } from "./useChangeFilters.ts";

/** Changes per page. */
const first = 50;

/** The newest changes, and older ones on demand. */
export function ChangeList({ filters }: { filters: ChangeFilterState }) {
  const phrases = usePhrases(changesPhrases);
  const { failedAction } = usePhrases(listPhrases);
  const errorText = useErrorText();
  const { kind, userId } = filters;
  const variables = { first, after: null, kind, userId };
  const answer = useChangesPageQuery({ isQuiet: true, variables });
  const changes = (answer.data ?? answer.previousData)?.changes;
  if (answer.error && !answer.data) return <ListError answer={answer} />;
  if (changes?.items.length === 0) return <NoChanges filters={filters} />;

  async function showMore() {
    try {
      await answer.fetchMore({ variables: { ...variables, after: changes?.endCursor ?? null } });
    } catch (error) {
      notifyError({ title: failedAction, text: errorText(toApiError(error)) });
    }
  }

  return (
    <>
      <ol className={styles.changes} aria-busy={answer.loading}>
        {changes?.items.map((change) => (
          <li key={change.id}>
            <ChangeEntry change={change} />
          </li>
        ))}
      </ol>
      {changes?.hasNextPage && (
        <Button
          variant="subtle"
          className={styles.more}
          loading={answer.loading}
          onClick={() => void showMore()}
        >
          {phrases.more}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{changes && phrases.shown(changes.items.length)}</span>
      </VisuallyHidden>
    </>
  );
}

function NoChanges({ filters }: { filters: ChangeFilterState }) {
  const phrases = usePhrases(changesPhrases);
  const isNarrowed = filters.kind !== null || filters.userId !== null;
  return (
    <div className={styles.none}>
      <h2>{isNarrowed ? phrases.noneFound : phrases.none}</h2>
      {isNarrowed && (
        <Button variant="default" onClick={filters.clear}>
          {phrases.showAll}
        </Button>
      )}
    </div>
  );
}
