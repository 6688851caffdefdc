import { expect, test } from "vitest";
import { openDraftSlot, type RestoreOutcome } from "../../../../client/admin/drafts/draft-slot.ts";
import type { DraftStore, StoredDraft } from "../../../../client/admin/drafts/draft-store.ts";

const place = "olena/GALLERY/new";
const typed = (title: string, at = "2026-11-20T10:00:00.000Z"): StoredDraft => ({
  form: { title },
  basedOn: { version: null, form: { title: "" } },
  at,
});

/** A tab in which somebody opens the editor, with the forms that are restored into it. */
function aTab(parts: Parameters<typeof openDraftSlot>[2], outcome: RestoreOutcome = "restored") {
  const found: unknown[] = [];
  const receive = ({ form }: StoredDraft) => {
    found.push(form);
    return outcome;
  };
  return { found, slot: openDraftSlot(place, receive, parts) };
}

test("an editor who adds items in two tabs has a separate draft in each", async () => {
  const browser = aFakeBrowser();
  const [one, other] = [aTab(browser), aTab(browser)];
  await one.slot.keep(typed("Літо"));
  await other.slot.keep(typed("Зима"));
  await one.slot.keep(typed("Літо в горах"));
  expect(browser.titles()).toEqual(["Зима", "Літо в горах"]);
  await other.slot.drop();
  expect(browser.titles()).toEqual(["Літо в горах"]);
});

test("after a crash of the browser new tabs restore the unlocked drafts, the latest first", async () => {
  const browser = aFakeBrowser();
  await aTab(browser).slot.keep(typed("Літо", "2026-11-20T10:00:00.000Z"));
  await aTab(browser).slot.keep(typed("Зима", "2026-11-20T11:00:00.000Z"));
  browser.crash();
  const [one, other, third] = [aTab(browser), aTab(browser), aTab(browser)];
  await Promise.all([one, other, third].map(({ slot }) => slot.ready));
  expect([one.found, other.found, third.found]).toEqual([
    [{ title: "Зима" }],
    [{ title: "Літо" }],
    [],
  ]);
  await one.slot.keep(typed("Зима в горах"));
  expect(browser.titles()).toEqual(["Зима в горах", "Літо"]);
});

test("an editor who leaves the screen and returns at once finds what they typed last", async () => {
  const browser = aFakeBrowser();
  const before = aTab(browser);
  void before.slot.keep(typed("Літо"));
  before.slot.close();
  const after = aTab(browser);
  await after.slot.ready;
  expect(after.found).toEqual([{ title: "Літо" }]);
});

test("an editor who types before an old draft is found loses neither", async () => {
  const browser = aFakeBrowser();
  await aTab(browser).slot.keep(typed("Старе"));
  browser.crash();
  await aTab(browser, "tooLate").slot.keep(typed("Нове"));
  expect(browser.titles()).toEqual(["Нове", "Старе"]);
});

test("a draft that equals the saved item is deleted", async () => {
  const browser = aFakeBrowser();
  await aTab(browser).slot.keep(typed("Літо"));
  browser.crash();
  const { found, slot } = aTab(browser, "worthless");
  await slot.ready;
  expect(found).toEqual([{ title: "Літо" }]);
  expect(browser.titles()).toEqual([]);
});

test("what an editor typed while a new item was being saved moves to the draft of that item", async () => {
  const browser = aFakeBrowser();
  const adding = aTab(browser);
  await adding.slot.keep(typed("Літо"));
  await adding.slot.moveTo("olena/GALLERY/42");
  await adding.slot.keep(typed("Літо в горах"));
  adding.slot.close();
  const next = aTab(browser);
  await next.slot.ready;
  expect(next.found).toEqual([]);
  expect(browser.titles()).toEqual(["Літо в горах"]);
  expect([...browser.drafts.keys()]).toEqual([expect.stringMatching("^olena/GALLERY/42/")]);
});

test("an editor whose browser has no Web Locks finds the same draft in every tab", async () => {
  const { store, drafts } = aFakeBrowser();
  await aTab({ store, locks: undefined }).slot.keep(typed("Літо"));
  const next = aTab({ store, locks: undefined });
  await next.slot.keep(typed("Літо в горах"));
  expect(next.found).toEqual([{ title: "Літо" }]);
  expect(drafts.size).toBe(1);
});

type Grant = (lock: Lock | null) => unknown;

/** What the tabs of a browser share: stored drafts, and Web Locks that a closed tab releases. */
function aFakeBrowser() {
  const drafts = new Map<string, StoredDraft>();
  const held = new Set<string>();
  const store: DraftStore = {
    listKeys: async (prefix) =>
      [...drafts]
        .filter(([key]) => key.startsWith(`${prefix}/`))
        .sort(([, one], [, other]) => other.at.localeCompare(one.at))
        .map(([key]) => key),
    getDraft: async (key) => drafts.get(key),
    saveDraft: async (key, draft) => drafts.set(key, draft),
    deleteDraft: async (key) => drafts.delete(key),
  };
  const request = async (name: string, _options: LockOptions, granted: Grant) => {
    await Promise.resolve();
    if (held.has(name)) return granted(null);
    held.add(name);
    return Promise.resolve(granted({ name, mode: "exclusive" })).finally(() => held.delete(name));
  };
  const locks: Pick<LockManager, "request"> = {
    request: request as LockManager["request"], // overloaded, and generic over what is granted
  };
  return {
    drafts,
    store,
    locks,
    /** The first text of every draft, in alphabetical order. */
    titles: () => [...drafts.values()].map(({ form }) => Object.values(form)[0]).sort(),
    /** Closes all tabs at once, as a crash does: their locks are released. */
    crash: () => held.clear(),
  };
}
