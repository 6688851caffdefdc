import { test as base, expect, type Page } from "@playwright/test";

/** Messages that a test expects; everything else in the console is a failure. */
interface Console {
  allow(pattern: RegExp): void;
  /** Has another page of the same test stay silent too. */
  watch(page: Page): void;
}

/** A test whose page must stay silent: an error or warning in its console fails it. */
export const test = base.extend<{ console: Console }>({
  console: [
    async ({ page }, use) => {
      const allowed: RegExp[] = [];
      const said: string[] = [];
      const watch = (watched: Page) => {
        watched.on("console", (message) => {
          if (["error", "warning"].includes(message.type())) said.push(message.text());
        });
        watched.on("pageerror", (error) => said.push(String(error)));
      };
      watch(page);
      await use({ allow: (pattern) => allowed.push(pattern), watch });
      const unexpected = said.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, "what the console said").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until React has taken over what the server drew: before that a click does nothing. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector("h1");
    return heading !== null && Object.keys(heading).some((key) => key.startsWith("__reactFiber"));
  });
}

export const scrollWidthOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth);
