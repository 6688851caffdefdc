import { mkdtempSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, expect, type Page } from "@playwright/test";
import { test as base } from "./people.ts";
import { type Session, signIn } from "./session.ts";

/** A browser that keeps its profile on the disk, on a machine whose power can be cut. */
type Computer = {
  start(session: Session): Promise<Page>;
  /** Another tab of the same browser. */
  another(session: Session): Promise<Page>;
  cutPower(): Promise<void>;
};

export const test = base.extend<{ computer: Computer }>({
  computer: async ({ launchOptions, baseURL, viewport, console }, use) => {
    const profile = mkdtempSync(join(tmpdir(), "doloni-profile-"));
    const options = { ...launchOptions, viewport, ...(baseURL ? { baseURL } : {}) };
    let running: BrowserContext | null = null;
    const begin = async (page: Page, session: Session) => {
      console.watch(page);
      await signIn(page, session);
      return page;
    };
    await use({
      async start(session) {
        running = await chromium.launchPersistentContext(profile, options);
        return begin(running.pages()[0] ?? (await running.newPage()), session);
      },
      async another(session) {
        if (!running) throw new Error("The computer is off.");
        return begin(await running.newPage(), session);
      },
      async cutPower() {
        const ended = new Promise((resolve) => running?.once("close", resolve));
        process.kill(processOf(profile), "SIGKILL");
        await ended;
        running = null;
      },
    });
    await (running as BrowserContext | null)?.close(); // set within the functions above
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  },
});

/** Chromium's own note of who uses a profile: "host-4711". */
const processOf = (profile: string): number =>
  Number(readlinkSync(join(profile, "SingletonLock")).split("-").at(-1));

/** Waits until the browser has copied a text that is typed to its disk. */
export async function isStoredLocally(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(storedDrafts)).toContain(text);
}

/** Everything that editors in this browser typed and did not save, as JSON. Runs in the page. */
async function storedDrafts(): Promise<string> {
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === "editing")) return "";
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("editing");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const drafts = opening.result.transaction("draft").objectStore("draft").getAll();
      drafts.onsuccess = () => {
        opening.result.close();
        resolve(JSON.stringify(drafts.result));
      };
    };
  });
}
