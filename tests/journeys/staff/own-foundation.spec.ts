import type { APIRequestContext, Page } from "@playwright/test";
import { type EditableKind, editorPaths, paths } from "../../../client/paths.ts";
import { applicationSettingsPhrases } from "../../../client/phrases/admin/application-settings.ts";
import { blockPhrases } from "../../../client/phrases/admin/blocks.ts";
import { editingPhrases } from "../../../client/phrases/admin/editing.ts";
import { counterFieldPhrases } from "../../../client/phrases/admin/fields/counters.ts";
import { settingsFieldPhrases } from "../../../client/phrases/admin/fields/settings.ts";
import { publicationCheckPhrases } from "../../../client/phrases/admin/publication-check.ts";
import { setupPhrases } from "../../../client/phrases/admin/site/setup.ts";
import { siteContentPhrases } from "../../../client/phrases/admin/site/site-content.ts";
import { kyivDayOf } from "../../../client/phrases/dates.ts";
import { fixedPages } from "../../../server/page/fixed-pages.ts";
import { startingWordsIn } from "../../support/content/starting-words.ts";
import { journeyKinds } from "../../support/journeys/editable-kinds.ts";
import {
  type AdminPage,
  button,
  saveButton,
  saveStatus,
  textField,
} from "../../support/journeys/editing.ts";
import { composeItem, languages, save } from "../../support/journeys/editing-steps.ts";
import { publishOurPeople, signInWithPassword } from "../../support/journeys/first-setup.ts";
import { sendForm } from "../../support/journeys/inbox.ts";
import { blockCard, blockText } from "../../support/journeys/page-blocks.ts";
import { test } from "../../support/journeys/sites/fresh-site.ts";
import { readSite, wordsOf } from "../../support/journeys/sites/read-site.ts";
import { expect } from "../../support/journeys/test.ts";

test.use({ siteOf: "grandparents" });

/** Grandparents who raise orphans, in one town. */
const names = { UA: "Сонячний дім", ENG: "CF Sunny House" } as const;
const slogans = { UA: "Онуки вдома", ENG: "Grandchildren at home" } as const;
const donate = { UA: "Допомогти родині", ENG: "Help a family" } as const;
const counters = [
  { UA: "родин живуть разом", ENG: "families live together" },
  { UA: "онуків пішли до школи", ENG: "grandchildren started school" },
] as const;
const made: readonly [kind: EditableKind, suffixes: readonly string[]][] = [
  ["PROJECT", ["перша", "друга", "третя"]],
  ["MEMBER", ["Софія"]],
  ["GALLERY_CATEGORY", ["родини"]],
  ["GALLERY", ["влітку"]],
  ["REPORT", ["за осінь"]],
];

async function beginEmpty(screen: AdminPage) {
  const { page } = screen;
  const { begin, empty, clear, confirm, confirmTitle } = siteContentPhrases.UA.demo;
  await signInWithPassword(page);
  await page.getByRole("region", { name: setupPhrases.UA.title }).getByRole("link").click();
  for (const language of languages) {
    const label = settingsFieldPhrases[language].labels.foundationName;
    await textField(screen, language, label).fill(names[language]);
  }
  await button(screen, setupPhrases.UA.save).click();
  await button(screen, clear).click();
  const dialog = page.getByRole("dialog", { name: confirmTitle });
  await dialog.getByRole("radiogroup", { name: begin }).getByRole("radio", { name: empty }).check();
  await dialog.getByRole("button", { name: confirm, exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function writeHero(screen: AdminPage) {
  const { page } = screen;
  await page.goto(editorPaths.edit("PAGE", fixedPages.HOME.id));
  await button(screen, blockPhrases.UA.expandAll).click();
  const hero = blockCard(screen, "hero", 1);
  for (const language of languages) {
    await blockText(hero, language, "slogan").fill(slogans[language]);
    await blockText(hero, language, "label").first().fill(donate[language]);
  }
  await save(screen);
}

async function writeCounters(screen: AdminPage) {
  const { page } = screen;
  const phrases = counterFieldPhrases.UA;
  await page.goto(editorPaths.settings());
  for (const [index, labels] of counters.entries()) {
    await page.getByRole("button", { name: phrases.add }).click();
    const row = page.getByRole("region", { name: phrases.row(index + 1) });
    await row.getByRole("combobox", { name: phrases.kind }).click();
    await page.getByRole("option", { name: phrases.kinds.TYPED }).click();
    for (const language of languages) {
      const texts = counterFieldPhrases[language];
      const group = row.getByRole("group", { name: editingPhrases.UA.languages[language] }).first();
      await group.getByLabel(texts.number).fill("38");
      await group.getByLabel(texts.label).fill(labels[language]);
    }
    await row.getByLabel(phrases.countedOn).fill(kyivDayOf(new Date().toISOString()));
  }
  await saveButton(screen).click();
  await expect(saveStatus(screen)).toHaveText(editingPhrases.UA.saved);
}

/** Writes an item of test data in both languages and publishes it. */
async function publishItem(screen: AdminPage, kind: EditableKind, suffix: string) {
  const journeyKind = journeyKinds.find((each) => each.kind === kind);
  if (!journeyKind) throw new Error(`No texts for ${kind}`);
  await composeItem(screen, journeyKind, suffix);
  await save(screen);
  await button(screen, editingPhrases.UA.publishBoth).click();
  // Nobody has described the pictures yet.
  await button(screen, publicationCheckPhrases.UA.publishAnyway).click();
  await expect(button(screen, editingPhrases.UA.unpublishBoth)).toBeVisible();
}

async function removeHumanitarianForm({ page }: AdminPage) {
  const phrases = applicationSettingsPhrases.UA;
  await page.goto(paths.applicationSettings());
  const name = "Гуманітарна допомога";
  const form = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });
  await form.getByLabel(phrases.state).selectOption("REMOVED");
  await page.getByRole("button", { name: phrases.saveForm(name) }).click();
  await expect(page.getByText(phrases.saved(name))).toBeVisible();
}

test("the owner of another foundation begins empty, and in an afternoon the site is theirs: no page, feed or e-mail holds a word of the starting content", async ({
  page,
  request,
  newPage,
  mailServer,
}) => {
  test.setTimeout(150_000);
  const screen: AdminPage = { page, language: "UA" };
  await beginEmpty(screen);
  await writeHero(screen);
  await writeCounters(screen);
  for (const [kind, suffixes] of made) {
    for (const suffix of suffixes) await publishItem(screen, kind, suffix);
  }
  await publishOurPeople(screen);
  await removeHumanitarianForm(screen);
  await sendForm(request, "VOLUNTEER");

  const visitor = await newPage();
  await expectOwnHome(visitor);
  const documents = await readSite(request);
  expect(wordsOf(documents.get("/") ?? "")).toContain(slogans.UA);
  const found = [...documents]
    .map(([path, document]) => [path, startingWordsIn(wordsOf(document))])
    .filter(([, words]) => words?.length);
  expect(found).toEqual([]);
  for (const word of ["Kalush", "Тернопіль", "іграшкотека", "prosthetics", "долоня"]) {
    expect(await countExact(request, word), word).toBe(0);
  }
  await mailServer.hasReceived(1);
  const emails = mailServer.received.map(({ subject, text }) => `${subject} ${text}`);
  expect(emails.flatMap(startingWordsIn)).toEqual([]);
});

/** How many items contain the searched word as it is typed. */
async function countExact(request: APIRequestContext, search: string): Promise<number> {
  const query = "query ($search: String!) { siteSearch(search: $search) { items { isExact } } }";
  const answer = await request.post("/graphql", { data: { query, variables: { search } } });
  const items: { isExact: boolean }[] = (await answer.json()).data.siteSearch.items;
  return items.filter(({ isExact }) => isExact).length;
}

async function expectOwnHome(visitor: Page) {
  for (const [language, path] of [
    ["UA", "/"],
    ["ENG", "/?lang=en"],
  ] as const) {
    await visitor.goto(path);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(slogans[language]);
    await expect(visitor.getByRole("banner")).toContainText(names[language]);
    await expect(visitor.getByRole("link", { name: donate[language] })).toBeVisible();
    for (const labels of counters) await expect(visitor.getByText(labels[language])).toBeVisible();
  }
}
