import type { Page } from "@playwright/test";
import { test as base } from "./journey.ts";
import { type Session, signIn } from "./journey-session.ts";

/** Brings somebody with a browser of their own: signed in, or a visitor. */
type Meet = (session?: Session) => Promise<Page>;

/** A journey on which several people meet. Every one's page must stay silent. */
export const test = base.extend<{ meet: Meet }>({
  meet: async ({ browser, console }, use) => {
    const met: Page[] = [];
    await use(async (session) => {
      const page = await (await browser.newContext()).newPage();
      met.push(page);
      console.watch(page);
      if (session) await signIn(page, session);
      return page;
    });
    for (const page of met) await page.context().close();
  },
});
