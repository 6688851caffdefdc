import { vi } from "vitest";

/** Waits until it is so. How soon that is depends on the machine, and no test asks for it. */
export const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  await vi.waitUntil(isSo, { timeout: 30_000, interval: 20 });
};
