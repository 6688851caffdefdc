import type { Page } from "@playwright/test";
import { executeGraphql } from "./graphql.ts";
import { adminSession, type Session, signIn } from "./session.ts";
import { test as base } from "./test.ts";

/** Opens a page in a new browser context: signed in with the session, or as a visitor. */
export type NewPage = (session?: Session) => Promise<Page>;

/** Deletes the TOGETHER point of a city until the test ends, so that the test can add its own. */
type BorrowCity = (city: string) => Promise<void>;

/** A test with several people. It fails when any of their pages writes an error to the console. */
export const test = base.extend<{ newPage: NewPage; borrowCity: BorrowCity }>({
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
  borrowCity: async ({ request }, use) => {
    const session = await adminSession(request);
    const borrowed: [city: string, id: string | null][] = [];
    const clear = async (city: string): Promise<string | null> => {
      const { point } = await executeGraphql<{ point: { id: string; version: number } | null }>(
        request,
        session,
        "query ($city: String!) { point: togetherPoint(city: $city, drafts: true) { id version } }",
        { city },
      );
      if (!point) return null;
      const remove = `mutation ($id: ID!, $version: Int!) {
        deleteItem(kind: TOGETHER_POINT, id: $id, version: $version)
      }`;
      await executeGraphql(request, session, remove, point);
      return point.id;
    };
    await use(async (city) => {
      borrowed.push([city, await clear(city)]);
    });
    for (const [city, id] of borrowed) {
      await clear(city);
      const restore = "mutation ($id: ID!) { restoreItem(kind: TOGETHER_POINT, id: $id) { id } }";
      if (id) await executeGraphql(request, session, restore, { id });
    }
  },
});
