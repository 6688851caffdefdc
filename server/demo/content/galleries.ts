import { camps } from "./galleries/camps.ts";
import { daysAtPointsFromAugust } from "./galleries/days-at-points-from-august.ts";
import { daysAtPointsToJuly } from "./galleries/days-at-points-to-july.ts";
import { holidays } from "./galleries/holidays.ts";
import { humanitarianTripsFromAugust } from "./galleries/humanitarian-trips-from-august.ts";
import { humanitarianTripsToJuly } from "./galleries/humanitarian-trips-to-july.ts";
import { teamAndFriends } from "./galleries/team-and-friends.ts";
import { workshopsFromAugust } from "./galleries/workshops-from-august.ts";
import { workshopsToJuly } from "./galleries/workshops-to-july.ts";
import type { DemoGallery } from "./shapes.ts";

/** Grouped by category; the site sorts by date. */
export const galleries: readonly DemoGallery[] = [
  ...holidays,
  ...camps,
  ...workshopsToJuly,
  ...workshopsFromAugust,
  ...humanitarianTripsToJuly,
  ...humanitarianTripsFromAugust,
  ...daysAtPointsToJuly,
  ...daysAtPointsFromAugust,
  ...teamAndFriends,
];
