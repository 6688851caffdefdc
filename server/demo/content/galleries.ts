import { camps } from "./galleries/camps.ts";
import { daysAtPoints } from "./galleries/days-at-points.ts";
import { holidays } from "./galleries/holidays.ts";
import { humanitarianTrips } from "./galleries/humanitarian-trips.ts";
import { teamAndFriends } from "./galleries/team-and-friends.ts";
import { workshops } from "./galleries/workshops.ts";
import type { DemoGallery } from "./shapes.ts";

export const galleries: readonly DemoGallery[] = [
  ...holidays,
  ...camps,
  ...workshops,
  ...humanitarianTrips,
  ...daysAtPoints,
  ...teamAndFriends,
];
