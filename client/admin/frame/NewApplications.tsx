import type { ReactNode } from "react";
import { useApplicationCountsQuery } from "../../graphql/generated/ApplicationCounts.ts";
import { NewApplicationsContext } from "../screen/new-applications.ts";
import { useLiveCounts } from "./useLiveCounts.ts";

/** Tells every screen how many new applications there are. For case workers and admins. */
export function NewApplications({ children }: { children: ReactNode }) {
  useLiveCounts();
  const { data, previousData } = useApplicationCountsQuery();
  const count = (data ?? previousData)?.applicationCounts.new ?? 0;
  return <NewApplicationsContext value={count}>{children}</NewApplicationsContext>;
}
