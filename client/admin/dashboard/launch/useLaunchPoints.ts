import { useQuery } from "@apollo/client/react";
import {
  LaunchPointsDocument,
  type LaunchPointsQuery,
} from "../../../graphql/generated/LaunchChecklist.ts";

export type LaunchPoint = LaunchPointsQuery["launchChecklist"]["points"][number];

/** The points that are left to do, read again on every visit; undefined while they are loading. */
export function useLaunchPoints(): LaunchPoint[] | undefined {
  const { data, previousData } = useQuery(LaunchPointsDocument, {
    fetchPolicy: "cache-and-network",
    context: { isQuiet: true },
  });
  return (data ?? previousData)?.launchChecklist.points.filter(({ count }) => count > 0);
}
