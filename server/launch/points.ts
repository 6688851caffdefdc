import { type LaunchFacts, LaunchPoint, type PointFinder } from "./launch-point.ts";
import {
  demoContent,
  emergencyLines,
  formNotices,
  imagesWithoutText,
} from "./points/content-points.ts";
import { bankDetails, foundationName, privacyContact } from "./points/foundation-points.ts";
import { backups, mailServer, plainHttp, secondAdmin } from "./points/hosting-points.ts";

/** Every point of the checklist, in the order in which admins read them. */
const pointFinders: readonly PointFinder[] = [
  demoContent,
  foundationName,
  privacyContact,
  bankDetails,
  emergencyLines,
  formNotices,
  imagesWithoutText,
  secondAdmin,
  mailServer,
  backups,
  plainHttp,
];

/** Every point with its count, done or not. */
export async function findPoints(facts: LaunchFacts): Promise<LaunchPoint[]> {
  const points: LaunchPoint[] = [];
  for (const { kind, path, count } of pointFinders) {
    points.push(Object.assign(new LaunchPoint(), { kind, path, count: await count(facts) }));
  }
  return points;
}
