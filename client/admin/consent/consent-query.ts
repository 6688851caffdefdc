import type { ConsentsPageQueryVariables } from "../../graphql/generated/ConsentsPage.ts";
import { type ListQuery, maxSkip } from "../table/state/list-query.ts";

/** The list's filters by the names of their query parameters. */
export const consentFilters = ["state", "time", "image"] as const;

export const consentStates = ["ASKED", "GIVEN", "REFUSED", "WITHDRAWN"] as const;
export const consentTimes = ["VALID", "EXPIRING", "EXPIRED"] as const;

/** Variables of the list's query; filters with an unknown value are ignored. */
export function consentVariables(
  { search, filters, page }: ListQuery,
  size: number,
): ConsentsPageQueryVariables {
  const state = consentStates.find((one) => one === filters.state);
  return {
    first: size,
    skip: Math.min((page - 1) * size, maxSkip),
    search: search || null,
    state: state ? [state] : null,
    filter: consentTimes.find((one) => one === filters.time) ?? null,
    imageId: filters.image || null,
  };
}
