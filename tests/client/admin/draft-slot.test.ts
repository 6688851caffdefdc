import { expect, test } from "vitest";
import { openDraftSlot, type RestoreOutcome } from "../../../client/admin/drafts/draft-slot.ts";
import type { StoredDraft } from "../../../client/admin/drafts/draft-store.ts";
import { aFakeBrowser } from "../../support/fake-browser.ts";

const place = "olena/GALLERY/new";
const typed = (title: string, at = "2026-11-20T10:00:00.000Z"): StoredDraft => ({
  form: { title },
  basedOn: { version: null, form: { title: "" } },
  at,
});

/** A tab in which somebody opens the editor, and what comes back into its form. */
function aTab(parts: Parameters<typeof openDraftSlot>[2], reception: RestoreOutcome = "restored") {
  const found: unknown[] = [];
  const receive = ({ form }: StoredDraft) => {
    found.push(form);
    return reception;
  };
  return { found, slot: openDraftSlot(place, receive, parts) };
}

test("two tabs that add an item of one kind keep their own words", async () => {
  const browser = aFakeBrowser();
  const [one, other] = [aTab(browser), aTab(browser)];
  await one.slot.keep(typed("Літо"));
  await other.slot.keep(typed("Зима"));
  await one.slot.keep(typed("Літо в горах"));
  expect(browser.words()).toEqual(["Зима", "Літо в горах"]);
  await other.slot.drop();
  expect(browser.words()).toEqual(["Літо в горах"]);
});

test("after a crash the next tab takes over what nobody holds any more, the last words first", async () => {
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
  expect(browser.words()).toEqual(["Зима в горах", "Літо"]);
});

test("whoever leaves the editor and comes back at once finds their last words", async () => {
  const browser = aFakeBrowser();
  const before = aTab(browser);
  void before.slot.keep(typed("Літо"));
  before.slot.close();
  const after = aTab(browser);
  await after.slot.ready;
  expect(after.found).toEqual([{ title: "Літо" }]);
});

test("whoever types before their old words are found loses neither", async () => {
  const browser = aFakeBrowser();
  await aTab(browser).slot.keep(typed("Старе"));
  browser.crash();
  await aTab(browser, "tooLate").slot.keep(typed("Нове"));
  expect(browser.words()).toEqual(["Нове", "Старе"]);
});

test("a draft that says what is stored anyway is forgotten, and the next one looked at", async () => {
  const browser = aFakeBrowser();
  await aTab(browser).slot.keep(typed("Літо"));
  browser.crash();
  const { found, slot } = aTab(browser, "worthless");
  await slot.ready;
  expect(found).toEqual([{ title: "Літо" }]);
  expect(browser.words()).toEqual([]);
});

test("words typed while a new item was saved go with it to its own editor", async () => {
  const browser = aFakeBrowser();
  const adding = aTab(browser);
  await adding.slot.keep(typed("Літо"));
  await adding.slot.moveTo("olena/GALLERY/42");
  await adding.slot.keep(typed("Літо в горах"));
  adding.slot.close();
  const next = aTab(browser);
  await next.slot.ready;
  expect(next.found).toEqual([]);
  expect(browser.words()).toEqual(["Літо в горах"]);
  expect([...browser.drafts.keys()]).toEqual([expect.stringMatching("^olena/GALLERY/42/")]);
});

test("a browser without locks still brings the words back, in every tab the same", async () => {
  const { store, drafts } = aFakeBrowser();
  await aTab({ store, locks: undefined }).slot.keep(typed("Літо"));
  const next = aTab({ store, locks: undefined });
  await next.slot.keep(typed("Літо в горах"));
  expect(next.found).toEqual([{ title: "Літо" }]);
  expect(drafts.size).toBe(1);
});
