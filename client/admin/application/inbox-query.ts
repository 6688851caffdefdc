import { generalRules } from "../../graphql/generated/form-rules.ts";
import type { InboxPageQueryVariables } from "../../graphql/generated/InboxPage.ts";
import { applicationsPhrases } from "../../phrases/admin/applications.ts";
import { inboxWorkPhrases } from "../../phrases/admin/inbox-work.ts";
import type { Language } from "../../phrases/language.tsx";
import { type ListQuery, maxSkip } from "../table/state/list-query.ts";

/** The oblasts, in the order in which every form lists them. */
export const regions = generalRules.region.oneOf;

export type ApplicationFormKind = NonNullable<InboxPageQueryVariables["form"]>;
export type ApplicationState = keyof typeof applicationsPhrases.UA.states;
export type Urgency = keyof typeof inboxWorkPhrases.UA.urgencies;

/** The inbox's filters by the names of their query parameters. */
export const inboxFilters = [
  "form",
  "state",
  "urgency",
  "region",
  "assignee",
  "age",
  "due",
] as const;

/** Whether applicants say how soon they need help. */
export const asksUrgency = (form: ApplicationFormKind): boolean => form === "HUMANITARIAN";

/** Value of the `assignee` parameter for unassigned applications. */
export const unassignedFilter = "nobody";

/** Values of the `age` filter, in days. */
export const ageFilters = [2, 7, 14, 30] as const;

/** Values of the `due` filter: overdue applications, and those with a reminder that is due. */
export const dueFilters = ["overdue", "reminded"] as const;

// `Object.keys` loses the type of the keys.
export const urgencies = Object.keys(inboxWorkPhrases.UA.urgencies) as Urgency[];
export const applicationForms = Object.keys(applicationsPhrases.UA.forms) as ApplicationFormKind[];
export const applicationStates = Object.keys(applicationsPhrases.UA.states) as ApplicationState[];

/** Variables of the inbox query; filters with an unknown value are ignored. */
export function inboxVariables({ search, filters, page }: ListQuery, size: number) {
  const state = oneOf(applicationStates, filters.state);
  const isNobodys = filters.assignee === unassignedFilter;
  return {
    first: size,
    skip: Math.min((page - 1) * size, maxSkip),
    form: oneOf(applicationForms, filters.form),
    state: state && [state],
    region: oneOf(regions, filters.region),
    assignee: isNobodys ? null : filters.assignee || null,
    unassigned: isNobodys,
    urgency: oneOf(urgencies, filters.urgency),
    overdue: filters.due === "overdue",
    reminded: filters.due === "reminded",
    olderThanDays: oneOf(ageFilters, Number(filters.age)),
    search: search || null,
  } satisfies InboxPageQueryVariables;
}

export type InboxVariables = ReturnType<typeof inboxVariables>;

/** The same filters as a query string for the export, which has no pages. */
export function exportQuery(variables: InboxVariables, language: Language): string {
  const { form, state, region, assignee, urgency, olderThanDays, search } = variables;
  const query = new URLSearchParams({ language });
  const params = { form, state: state?.[0], region, assignee, urgency, olderThanDays, search };
  for (const [name, value] of Object.entries(params)) if (value) query.set(name, String(value));
  for (const name of ["unassigned", "overdue", "reminded"] as const)
    if (variables[name]) query.set(name, "true");
  return query.toString();
}

const oneOf = <Value>(values: readonly Value[], given: unknown): Value | null =>
  values.find((value) => value === given) ?? null;
