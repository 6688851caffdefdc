import { reportsOfAutumn2022 } from "./reports/autumn-2022.ts";
import { reportsBeforeFoundation } from "./reports/before-foundation.ts";
import { reportsOfSpringAndSummer2022 } from "./reports/spring-summer-2022.ts";
import type { DemoReport } from "./shapes.ts";

/** Oldest first. */
export const reports: readonly DemoReport[] = [
  ...reportsBeforeFoundation,
  ...reportsOfSpringAndSummer2022,
  ...reportsOfAutumn2022,
];
