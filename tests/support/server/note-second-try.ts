import { afterEach } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** In the JSON report, where `npm test` finds it. */
    isSecondTry?: boolean;
  }
}

afterEach(({ task }) => {
  if (task.result?.retryCount) task.meta.isSecondTry = true;
});
