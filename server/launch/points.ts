import { type LaunchFacts, LaunchPoint, type PointFinder } from "./launch-point.ts";
import {
  demoContent,
  emergencyLines,
  formNotices,
  imagesWithoutText,
} from "./points/content-points.ts";
import { bankDetails, foundationName, privacyContact } from "./points/foundation-points.ts";
import {
  backups,
  invitedAdmin,
  mailServer,
  plainHttp,
  secondAdmin,
} from "./points/hosting-points.ts";
import { startingTexts } from "./points/starting-texts.ts";

/** Every point of the checklist, in the order in which admins read them. */
const pointFinders: readonly PointFinder[] = [
  demoContent,
  startingTexts,
  foundationName,
  privacyContact,
  bankDetails,
  emergencyLines,
  formNotices,
  imagesWithoutText,
  secondAdmin,
  invitedAdmin,
  mailServer,
  backups,
  plainHttp,
];

/** Every point with its count, done or not. */
export async function findPoints(facts: LaunchFacts): Promise<LaunchPoint[]> {
  const points: LaunchPoint[] = [];
  for (const finder of pointFinders) {
    const { kind, path } = finder;
    const items = "items" in finder ? await finder.items(facts) : [];
    const count = "count" in finder ? await finder.count(facts) : items.length;
    points.push(Object.assign(new LaunchPoint(), { kind, path, count, items }));
  }
  return points;
}
