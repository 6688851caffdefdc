import {
  type LaunchPointsQuery,
  useLaunchPointsQuery,
} from "../../../graphql/generated/LaunchChecklist.ts";

type LaunchChecklist = LaunchPointsQuery["launchChecklist"];
export type LaunchPoint = LaunchChecklist["points"][number];

/** The checklist, read again on every visit; undefined while it is loading. */
export function useLaunchChecklist(): LaunchChecklist | undefined {
  const { data, previousData } = useLaunchPointsQuery({
    fetchPolicy: "cache-and-network",
  });
  return (data ?? previousData)?.launchChecklist;
}

/** The points that are left to do; undefined while they are loading. */
export const useLaunchPoints = (): LaunchPoint[] | undefined =>
  useLaunchChecklist()?.points.filter(({ count }) => count > 0);
