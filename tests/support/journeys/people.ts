import type { Page } from "@playwright/test";
import { type Session, signIn } from "./session.ts";
import { test as base } from "./test.ts";

/** Opens a page in a new browser context: signed in with the session, or as a visitor. */
export type NewPage = (session?: Session) => Promise<Page>;

/** A test with several people. It fails when any of their pages writes an error to the console. */
export const test = base.extend<{ newPage: NewPage }>({
  newPage: async ({ browser, console }, use) => {
    const pages: Page[] = [];
    await use(async (session) => {
      const page = await (await browser.newContext()).newPage();
      pages.push(page);
      console.watch(page);
      if (session) await signIn(page, session);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});
