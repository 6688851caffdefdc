import type { InboxPageQueryVariables } from "../../graphql/generated/InboxPage.ts";
import { applicationsPhrases } from "../../phrases/admin-applications.ts";
import { type ListPlace, mostSkipped } from "../editing/list-address.ts";
import { regions } from "./regions.ts";

export type ApplicationForm = NonNullable<InboxPageQueryVariables["form"]>;
export type ApplicationState = keyof typeof applicationsPhrases.UA.states;
export type Region = NonNullable<InboxPageQueryVariables["region"]>;

/** The names of the inbox's filters in the address. */
export const inboxFilters = ["form", "state", "region", "assignee", "age"] as const;

/** In the address: those that are nobody's. */
export const nobody = "nobody";

/** Days after which somebody may have waited too long. */
export const ages = [2, 7, 14, 30] as const;

// Object.keys forgets which keys they are.
export const forms = Object.keys(applicationsPhrases.UA.forms) as ApplicationForm[];
export const states = Object.keys(applicationsPhrases.UA.states) as ApplicationState[];

/** What the inbox asks the server for; a filter that says what there is not keeps nothing out. */
export function inboxWish({ search, filters, page }: ListPlace, size: number) {
  const state = oneOf(states, filters.state);
  const isNobodys = filters.assignee === nobody;
  return {
    first: size,
    skip: Math.min((page - 1) * size, mostSkipped),
    form: oneOf(forms, filters.form),
    state: state && [state],
    region: oneOf(regions, filters.region),
    assignee: isNobodys ? null : filters.assignee || null,
    unassigned: isNobodys,
    olderThanDays: oneOf(ages, Number(filters.age)),
    search: search || null,
  } satisfies InboxPageQueryVariables;
}

export type InboxWish = ReturnType<typeof inboxWish>;

/** The same wish for the export, which has no pages. */
export function exportQuery(wish: InboxWish, language: "UA" | "ENG"): string {
  const { form, state, region, assignee, unassigned, olderThanDays, search } = wish;
  const query = new URLSearchParams({ language });
  const said = { form, state: state?.[0], region, assignee, olderThanDays, search };
  for (const [name, value] of Object.entries(said)) if (value) query.set(name, String(value));
  if (unassigned) query.set("unassigned", "true");
  return query.toString();
}

const oneOf = <Value>(values: readonly Value[], given: unknown): Value | null =>
  values.find((value) => value === given) ?? null;
