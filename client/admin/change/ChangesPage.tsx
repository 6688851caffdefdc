import type { ChangeKind } from "../../graphql/generated/ChangeRow.ts";
import { useChangesPageQuery } from "../../graphql/generated/ChangesPage.ts";
import { changesPhrases } from "../../phrases/admin/changes.ts";
import { capitalised } from "../../phrases/dates.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { ChangeEntry } from "../dashboard/ChangeEntry.tsx";
import { changeKindNames } from "../kinds.ts";
import { AdminScreen } from "../screen/AdminScreen.tsx";
import styles from "./Log.module.css";
import { LogEntries } from "./LogEntries.tsx";
import { LogFilters } from "./LogFilters.tsx";
import { type LogFilterState, useLogFilters } from "./useLogFilters.ts";

/** Changes per page. */
const first = 50;

/** All changes of all content, for admins. */
export function ChangesPage() {
  const phrases = usePhrases(changesPhrases);
  const kindNames = usePhrases(changeKindNames);
  const filters = useLogFilters(kindNames);
  const kinds = Object.entries(kindNames).map(([value, name]) => {
    return { value, label: capitalised(name) };
  });
  return (
    <AdminScreen title={phrases.title}>
      <div className={styles.top}>
        <h1>{phrases.title}</h1>
        <p>{phrases.text}</p>
      </div>
      <section className={styles.panel} aria-label={phrases.title}>
        <LogFilters filters={filters} label={phrases.ofKind} kinds={kinds} />
        <Changes key={`${filters.kind} ${filters.userId}`} filters={filters} />
      </section>
    </AdminScreen>
  );
}

function Changes({ filters }: { filters: LogFilterState<ChangeKind> }) {
  const phrases = usePhrases(changesPhrases);
  const { kind, userId } = filters;
  const variables = { first, after: null, kind, userId };
  const answer = useChangesPageQuery({ variables });
  return (
    <LogEntries
      answer={answer}
      page={(answer.data ?? answer.previousData)?.changes}
      fetchMore={(after) => answer.fetchMore({ variables: { ...variables, after } })}
      filters={filters}
      phrases={phrases}
    >
      {(change) => <ChangeEntry change={change} />}
    </LogEntries>
  );
}
