import { useCaseWorkersQuery } from "../../graphql/generated/CaseWorkers.ts";
import { useSession } from "../../graphql/session.ts";
import { applicationsPhrases } from "../../phrases/admin-applications.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { ListFilter } from "../editing/ListFilter.tsx";
import type { ContentTableState } from "../editing/useContentTable.ts";
import { regionName } from "./answer-words.ts";
import { ages, forms, nobody, states } from "./inbox-wish.ts";
import { regions } from "./regions.ts";

/** Which form, how it stands, from where, whose, and since when it waits. */
export function InboxFilters({ table }: { table: ContentTableState }) {
  const phrases = usePhrases(applicationsPhrases);
  const language = useLanguage();
  const own = useSession()?.id;
  const { data } = useCaseWorkersQuery({ isQuiet: true });
  const people = data?.caseWorkers.map(({ id, name, email }) => {
    const called = name || email;
    return { value: id, label: id === own ? phrases.mine(called) : called };
  });
  const filter = (
    name: string,
    label: string,
    all: string,
    options: readonly { value: string; label: string }[],
  ) => <ListFilter table={table} name={name} label={label} all={all} options={options} />;
  return (
    <>
      {filter(
        "form",
        phrases.form,
        phrases.anyForm,
        forms.map((value) => ({ value, label: phrases.forms[value] })),
      )}
      {filter(
        "state",
        phrases.state,
        phrases.anyState,
        states.map((value) => ({ value, label: phrases.states[value] })),
      )}
      {filter(
        "region",
        phrases.region,
        phrases.anyRegion,
        regions.map((value) => ({ value, label: regionName(value, language) })),
      )}
      {filter("assignee", phrases.assignee, phrases.anyAssignee, [
        { value: nobody, label: phrases.unassigned },
        ...(people ?? []),
      ])}
      {filter(
        "age",
        phrases.age,
        phrases.anyAge,
        ages.map((days) => ({ value: String(days), label: phrases.olderThan(days) })),
      )}
    </>
  );
}
