import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, expect, type Page } from "@playwright/test";
import { test as base } from "./people.ts";
import { type Session, signIn } from "./session.ts";

/** A browser with a profile on disk that can be killed as by a power cut. */
type Computer = {
  start(session: Session): Promise<Page>;
  /** Another tab of the same browser. */
  openTab(session: Session): Promise<Page>;
  cutPower(): Promise<void>;
};

export const test = base.extend<{ computer: Computer }>({
  computer: async ({ launchOptions, baseURL, viewport, console }, use) => {
    const profile = mkdtempSync(join(tmpdir(), "doloni-profile-"));
    const options = { ...launchOptions, viewport, ...(baseURL ? { baseURL } : {}) };
    let running: BrowserContext | null = null;
    const prepare = async (page: Page, session: Session) => {
      console.watch(page);
      await signIn(page, session);
      return page;
    };
    await use({
      async start(session) {
        running = await chromium.launchPersistentContext(profile, options);
        return prepare(running.pages()[0] ?? (await running.newPage()), session);
      },
      async openTab(session) {
        if (!running) throw new Error("The computer is off.");
        return prepare(await running.newPage(), session);
      },
      async cutPower() {
        const ended = new Promise((resolve) => running?.once("close", resolve));
        for (const id of processesOf(profile)) kill(id);
        await ended;
        running = null;
      },
    });
    await (running as BrowserContext | null)?.close(); // set within the functions above
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  },
});

/** Processes of the browser, and of the script that some systems start it with. */
const processesOf = (profile: string): number[] =>
  readdirSync("/proc")
    .filter((id) => /^\d+$/.test(id) && commandOf(id).includes(`--user-data-dir=${profile}`))
    .map(Number);

function kill(id: number) {
  try {
    process.kill(id, "SIGKILL");
  } catch {
    // It has ended with another one.
  }
}

function commandOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, "utf8");
  } catch {
    return ""; // it has ended
  }
}

/** Waits until the draft with a typed text is in IndexedDB. */
export async function waitUntilStoredLocally(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(storedDrafts)).toContain(text);
}

/** All unsaved drafts of this browser, as JSON. Runs in the page. */
export async function storedDrafts(): Promise<string> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === "editing")) return "";
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
