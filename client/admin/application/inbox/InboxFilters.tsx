import { useCaseWorkersQuery } from "../../../graphql/generated/CaseWorkers.ts";
import { useSession } from "../../../graphql/session.ts";
import { applicationsPhrases } from "../../../phrases/admin/applications.ts";
import { inboxWorkPhrases } from "../../../phrases/admin/inbox-work.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { ListFilter } from "../../table/ListFilter.tsx";
import type { ContentTableState } from "../../table/state/useContentTable.ts";
import { regionName } from "../answers/field-labels.ts";
import { useOwnChoices } from "../answers/useOwnChoices.ts";
import {
  ageFilters,
  applicationForms,
  applicationStates,
  dueFilters,
  regions,
  unassignedFilter,
  urgencies,
} from "../inbox-query.ts";

/** Filters by form, state, oblast, assignee and age. */
export function InboxFilters({ table }: { table: ContentTableState }) {
  const phrases = usePhrases(applicationsPhrases);
  const work = usePhrases(inboxWorkPhrases);
  const language = useLanguage();
  const own = useSession()?.id;
  const ownChoices = useOwnChoices();
  // Without a form, the filter is about all of them, and names the regions as the site does.
  const form = applicationForms.find((name) => name === table.place.filters.form);
  const regionContext = form
    ? ({ form, language, own: ownChoices } as const)
    : ({ form: "GENERAL", language } as const);
  const { data } = useCaseWorkersQuery();
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
        applicationForms.map((value) => ({ value, label: phrases.forms[value] })),
      )}
      {filter(
        "state",
        phrases.state,
        phrases.anyState,
        applicationStates.map((value) => ({ value, label: phrases.states[value] })),
      )}
      {filter(
        "urgency",
        work.urgency,
        work.anyUrgency,
        urgencies.map((value) => ({ value, label: work.urgencies[value] })),
      )}
      {filter(
        "due",
        work.due,
        work.anyDue,
        dueFilters.map((value) => ({ value, label: work.dueFilters[value] })),
      )}
      {filter(
        "region",
        phrases.region,
        phrases.anyRegion,
        regions.map((value) => ({ value, label: regionName(value, regionContext) })),
      )}
      {filter("assignee", phrases.assignee, phrases.anyAssignee, [
        { value: unassignedFilter, label: phrases.unassigned },
        ...(people ?? []),
      ])}
      {filter(
        "age",
        phrases.age,
        phrases.anyAge,
        ageFilters.map((days) => ({ value: String(days), label: phrases.olderThan(days) })),
      )}
    </>
  );
}
