import { test as base, expect, type Page } from "@playwright/test";

/** Errors and warnings in the console fail the test unless it allows them. */
export interface Console {
  allow(pattern: RegExp): void;
  /** Checks the console of another page too. */
  watch(page: Page): void;
}

/** A test that fails on an unexpected error or warning in the console of its page. */
export const test = base.extend<{ console: Console }>({
  console: [
    async ({ page }, use) => {
      const allowed: RegExp[] = [/Service Worker registration blocked by Playwright/];
      const messages: string[] = [];
      const watch = (watched: Page) => {
        watched.on("console", (message) => {
          if (["error", "warning"].includes(message.type())) messages.push(message.text());
        });
        watched.on("pageerror", (error) => messages.push(String(error)));
      };
      watch(page);
      await use({ allow: (pattern) => allowed.push(pattern), watch });
      const unexpected = messages.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, "unexpected console messages").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until React has hydrated the page; before that a click has no effect. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector("h1");
    return heading !== null && Object.keys(heading).some((key) => key.startsWith("__reactFiber"));
  });
}

export const scrollWidthOf = (page: Page) =>
  page.evaluate(() => {
    // A layout that clips what is wider would hide it from the document's own width.
    const right = document.querySelector("main")?.getBoundingClientRect().right ?? 0;
    return Math.max(document.documentElement.scrollWidth, Math.floor(right + scrollX));
  });
