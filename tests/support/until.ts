import { vi } from "vitest";

/** Waits until the condition holds; fails after 30 seconds. */
export const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  await vi.waitUntil(condition, { timeout: 30_000, interval: 20 });
};
