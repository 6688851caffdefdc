import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { editorPaths } from "../../../client/paths.ts";
import { editingPhrases } from "../../../client/phrases/admin/editing.ts";
import { versionPhrases } from "../../../client/phrases/admin/versions.ts";
import type { Language } from "../../../client/phrases/language.tsx";
import { type JourneyKind, journeyKinds } from "../../support/journeys/editable-kinds.ts";
import { type AdminPage, button, pathIn } from "../../support/journeys/editing.ts";
import {
  composeItem,
  holdsItem,
  languages,
  leavesEditor,
  offersDocument,
  reopen,
  save,
  showsPictures,
  titleOf,
  typeFirstText,
  uniqueText,
  waitUntilSaved,
} from "../../support/journeys/editing-steps.ts";
import { test } from "../../support/journeys/people.ts";
import { editorSession } from "../../support/journeys/session.ts";
import { expect } from "../../support/journeys/test.ts";

/** What a visitor reads at the item's address, in one language. */
async function reads(visitor: Page, address: string, language: Language) {
  await visitor.goto(pathIn(address, language));
  return visitor.getByRole("main");
}

/** Both save over the same item; the editor keeps their Ukrainian and takes the other's English. */
async function meetInConflict(
  desk: AdminPage,
  colleague: AdminPage,
  kind: JourneyKind,
  id: string,
) {
  const phrases = editingPhrases[desk.language];
  const choices = versionPhrases[desk.language];
  const mark = randomUUID().slice(0, 8);
  const theirs = (language: Language) => uniqueText(kind, language, `${mark} theirs`);
  const mine = (language: Language) => uniqueText(kind, language, `${mark} mine`);
  await colleague.page.goto(pathIn(editorPaths.edit(kind.kind, id), colleague.language));
  for (const each of languages) {
    await typeFirstText(colleague, kind, each, theirs(each));
    await typeFirstText(desk, kind, each, mine(each));
  }
  await save(colleague, kind);
  await button(desk, phrases.save).click();
  const dialog = desk.page.getByRole("dialog", { name: choices.conflictTitle });
  for (const [each, choice] of [
    ["UA", choices.mine],
    ["ENG", choices.theirs],
  ] as const) {
    const field = dialog.getByRole("radiogroup", { name: `(${phrases.short[each]})` });
    await expect(field).toContainText(`${mark} theirs`);
    await expect(field).toContainText(`${mark} mine`);
    await field.getByRole("radio", { name: choice }).check();
  }
  await button(desk, choices.saveChosen).click();
  await waitUntilSaved(desk, kind);
  return { UA: mine("UA"), ENG: theirs("ENG") };
}

/** An editor at work on one kind, and a visitor who looks at what comes of it. */
interface Road {
  kind: JourneyKind;
  desk: AdminPage;
  visitor: Page;
  /** What tells this journey's item from all others. */
  mark: string;
}

/** Adds an item with its pictures; nobody else sees it yet. Answers its id and its pictures. */
async function add({ kind, desk, visitor, mark }: Road) {
  const pictures = await composeItem(desk, kind, mark);
  await save(desk, kind);
  const id = await reopen(desk, kind, titleIn(kind, desk, mark));
  await expect(await reads(visitor, kind.pageOf(id), "UA")).not.toContainText(mark);
  return { id, pictures };
}

/** Publishes both languages, and has the visitor read them with everything that belongs to them. */
async function publish({ kind, desk, visitor, mark }: Road, id: string, pictures: string[]) {
  const phrases = editingPhrases[desk.language];
  await button(desk, phrases.publishBoth).click();
  const title = titleIn(kind, desk, mark);
  await expect(desk.page.getByText(phrases.publishedNotice(title))).toBeVisible();
  for (const each of languages) {
    const main = await reads(visitor, kind.pageOf(id), each);
    await expect(main).toContainText(uniqueText(kind, each, mark));
    if (!kind.isWithoutPictures) await showsPictures(main, pictures);
    if (kind.hasDocument) await offersDocument(main, `Акт ${mark}`);
  }
}

const titleIn = (kind: JourneyKind, { language }: AdminPage, mark: string) =>
  titleOf(kind, uniqueText(kind, language, mark), language);

/** The admin area's own language: every other kind in the other one. */
const languageOf = (kind: JourneyKind) => languages[journeyKinds.indexOf(kind) % 2] ?? "UA";

// All kinds share the editor: two walk the whole road, one from which saving leads away and one
// with a long text. What the server does with each kind is told by its own tests.
const whole = journeyKinds.filter(({ kind }) => kind === "GALLERY" || kind === "BLOG_POST");

for (const kind of journeyKinds.filter((each) => !whole.includes(each))) {
  test(`an editor adds ${kind.name}, finds every word and picture again, and visitors read it in both languages`, async ({
    meet,
    borrowCity,
    request,
    console,
  }) => {
    test.setTimeout(120_000);
    console.allow(/status of 404/);
    if (kind.kind === "TOGETHER_POINT") await borrowCity("Shumsk");
    const mark = randomUUID().slice(0, 8);
    const page = await meet(await editorSession(request, "Оксана"));
    const desk = { page, language: languageOf(kind) };
    const road = { kind, desk, visitor: await meet(), mark };
    const { id, pictures } = await add(road);
    await page.reload();
    await holdsItem(desk, kind, mark, pictures);
    await publish(road, id, pictures);
  });
}

for (const kind of whole) {
  test(`an editor brings ${kind.name} to the site in both languages, and takes it away again`, async ({
    meet,
    request,
    console,
  }) => {
    test.setTimeout(240_000);
    console.allow(/status of 404/);
    const mark = randomUUID().slice(0, 8);
    const language = languageOf(kind);
    const phrases = editingPhrases[language];
    const page = await meet(await editorSession(request, "Оксана"));
    const desk = { page, language };
    const visitor = await meet();
    let shown = { UA: uniqueText(kind, "UA", mark), ENG: uniqueText(kind, "ENG", mark) };
    const title = () => titleOf(kind, shown[language], language);

    const road = { kind, desk, visitor, mark };
    const { id, pictures } = await test.step("adds it with its pictures", () => add(road));
    await test.step("publishes both languages", () => publish(road, id, pictures));
    const address = kind.pageOf(id);

    await test.step("changes one word", async () => {
      await reopen(desk, kind, title());
      shown = { ...shown, UA: `${shown.UA} щойно` };
      await typeFirstText(desk, kind, "UA", shown.UA);
      await save(desk, kind);
      await expect(await reads(visitor, address, "UA")).toContainText(shown.UA);
    });

    await test.step("meets a colleague in a conflict, and chooses", async () => {
      await reopen(desk, kind, title());
      const colleague = { page: await meet(await editorSession(request, "Назар")), language };
      shown = await meetInConflict(desk, colleague, kind, id);
      for (const each of languages) {
        await expect(await reads(visitor, address, each)).toContainText(shown[each]);
      }
    });

    await test.step("withdraws the English words: visitors read the Ukrainian ones", async () => {
      await reopen(desk, kind, title());
      await button(desk, `${phrases.unpublish}: English`).click();
      await expect(page.getByText(phrases.unpublishedNotice(title()))).toBeVisible();
      const main = await reads(visitor, address, "ENG");
      await expect(main).toContainText(shown.UA);
      await expect(main).not.toContainText(shown.ENG);
    });

    await test.step("deletes it, and takes it back", async () => {
      await button(desk, phrases.remove).click();
      await page.getByRole("dialog").getByRole("button", { name: phrases.remove }).click();
      const after = leavesEditor(kind) ? "/admin" : editorPaths.list(kind.kind);
      await page.waitForURL((url) => url.pathname === after);
      // Under the pointer a notice stays until it is read.
      await page.getByText(phrases.removed(title())).hover();
      await expect(await reads(visitor, address, "UA")).not.toContainText(shown.UA);
      await button(desk, phrases.undo).click();
      await expect(page.getByText(phrases.restored(title()))).toBeVisible();
      await expect(await reads(visitor, address, "UA")).toContainText(shown.UA);
    });
  });
}
