import type { useApplicationPageSuspenseQuery } from "../../graphql/generated/ApplicationPage.ts";

export type LoadedApplication = NonNullable<
  ReturnType<typeof useApplicationPageSuspenseQuery>["data"]["application"]
>;
