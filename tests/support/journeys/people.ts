import type { Page } from "@playwright/test";
import { ask } from "./graphql.ts";
import { adminSession, type Session, signIn } from "./session.ts";
import { test as base } from "./test.ts";

/** Brings somebody with a browser of their own: signed in, or a visitor. */
type Meet = (session?: Session) => Promise<Page>;

/** Takes a city's point off the site until the journey ends, so that it can have another. */
type BorrowCity = (city: string) => Promise<void>;

/** A journey on which several people meet. Every one's page must stay silent. */
export const test = base.extend<{ meet: Meet; borrowCity: BorrowCity }>({
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
  borrowCity: async ({ request }, use) => {
    const session = await adminSession(request);
    const borrowed: [city: string, id: string | null][] = [];
    const clear = async (city: string): Promise<string | null> => {
      const { point } = await ask<{ point: { id: string; version: number } | null }>(
        request,
        session,
        "query ($city: String!) { point: togetherPoint(city: $city, drafts: true) { id version } }",
        { city },
      );
      if (!point) return null;
      const remove = `mutation ($id: ID!, $version: Int!) {
        deleteItem(kind: TOGETHER_POINT, id: $id, version: $version)
      }`;
      await ask(request, session, remove, point);
      return point.id;
    };
    await use(async (city) => {
      borrowed.push([city, await clear(city)]);
    });
    for (const [city, id] of borrowed) {
      await clear(city);
      const restore = "mutation ($id: ID!) { restoreItem(kind: TOGETHER_POINT, id: $id) { id } }";
      if (id) await ask(request, session, restore, { id });
    }
  },
});
