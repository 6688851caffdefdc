import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { editorPaths } from "../../../../client/paths.ts";
import { editingPhrases } from "../../../../client/phrases/admin/editing.ts";
import { publicationCheckPhrases } from "../../../../client/phrases/admin/publication-check.ts";
import { versionPhrases } from "../../../../client/phrases/admin/versions.ts";
import type { Language } from "../../../../client/phrases/language.tsx";
import { type JourneyKind, journeyKinds } from "../../../support/journeys/editable-kinds.ts";
import { type AdminPage, button, pathIn, saveButton } from "../../../support/journeys/editing.ts";
import {
  composeItem,
  expectDocument,
  expectItemInEditor,
  expectPictures,
  isRedirectedAfterSave,
  languages,
  reopen,
  save,
  titleOf,
  typeFirstText,
  uniqueText,
  waitUntilSaved,
} from "../../../support/journeys/editing-steps.ts";
import { test } from "../../../support/journeys/people.ts";
import { editorSession } from "../../../support/journeys/session.ts";
import { expect } from "../../../support/journeys/test.ts";

/** Opens a public page in one language and returns its main content. */
async function openMain(visitor: Page, address: string, language: Language) {
  await visitor.goto(pathIn(address, language));
  return visitor.getByRole("main");
}

/** Two editors change the same item; the second keeps their Ukrainian and takes the first's English. */
async function saveInConflict(
  screen: AdminPage,
  colleague: AdminPage,
  kind: JourneyKind,
  id: string,
) {
  const phrases = editingPhrases[screen.language];
  const choices = versionPhrases[screen.language];
  const suffix = randomUUID().slice(0, 8);
  const theirs = (language: Language) => uniqueText(kind, language, `${suffix} theirs`);
  const mine = (language: Language) => uniqueText(kind, language, `${suffix} mine`);
  await colleague.page.goto(pathIn(editorPaths.edit(kind.kind, id), colleague.language));
  for (const each of languages) {
    await typeFirstText(colleague, kind, each, theirs(each));
    await typeFirstText(screen, kind, each, mine(each));
  }
  await save(colleague, kind);
  await saveButton(screen).click();
  const dialog = screen.page.getByRole("dialog", { name: choices.conflictTitle });
  for (const [each, choice] of [
    ["UA", choices.mine],
    ["ENG", choices.theirs],
  ] as const) {
    const field = dialog.getByRole("radiogroup", { name: `(${phrases.short[each]})` });
    await expect(field).toContainText(`${suffix} theirs`);
    await expect(field).toContainText(`${suffix} mine`);
    await field.getByRole("radio", { name: choice }).check();
  }
  await button(screen, choices.saveChosen).click();
  await waitUntilSaved(screen, kind);
  return { UA: mine("UA"), ENG: theirs("ENG") };
}

/** An editor who works on an item, and a visitor who sees the result. */
interface Scenario {
  kind: JourneyKind;
  screen: AdminPage;
  visitor: Page;
  /** Makes the titles unique to this test. */
  suffix: string;
}

/** Adds an unpublished item. Returns its id and the folders of its pictures. */
async function add({ kind, screen, visitor, suffix }: Scenario) {
  const pictures = await composeItem(screen, kind, suffix);
  await save(screen, kind);
  const id = await reopen(screen, kind, titleIn(kind, screen, suffix));
  await expect(await openMain(visitor, kind.pageOf(id), "UA")).not.toContainText(suffix);
  return { id, pictures };
}

/** Publishes both languages and expects the visitor to see texts, pictures and PDF. */
async function publish(
  { kind, screen, visitor, suffix }: Scenario,
  id: string,
  pictures: string[],
) {
  const phrases = editingPhrases[screen.language];
  await button(screen, phrases.publishBoth).click();
  // The pictures have just been uploaded, and nobody has described them.
  const { publishAnyway } = publicationCheckPhrases[screen.language];
  if (kind.pictures.length > 0) await button(screen, publishAnyway).click();
  const title = titleIn(kind, screen, suffix);
  await expect(screen.page.getByText(phrases.publishedNotice(title))).toBeVisible();
  for (const each of languages) {
    const main = await openMain(visitor, kind.pageOf(id), each);
    await expect(main).toContainText(uniqueText(kind, each, suffix));
    if (!kind.isWithoutPictures) await expectPictures(main, pictures);
    if (kind.hasDocument) await expectDocument(main, `Акт ${suffix}`);
  }
}

const titleIn = (kind: JourneyKind, { language }: AdminPage, suffix: string) =>
  titleOf(kind, uniqueText(kind, language, suffix), language);

/** The interface language alternates between the kinds. */
const languageOf = (kind: JourneyKind) => languages[journeyKinds.indexOf(kind) % 2] ?? "UA";

// All kinds share the editor, so only two run the complete scenario: the one that redirects after
// saving and one with a rich text. The server's tests cover each kind.
const completeScenario = journeyKinds.filter(
  ({ kind }) => kind === "GALLERY" || kind === "BLOG_POST",
);

for (const kind of journeyKinds.filter((each) => !completeScenario.includes(each))) {
  test(`an editor adds ${kind.name}, finds all texts and pictures again after a reload, and visitors read it in both languages`, async ({
    newPage,
    borrowCity,
    request,
    console,
  }) => {
    console.allow(/status of 404/);
    if (kind.kind === "TOGETHER_POINT") await borrowCity("Shumsk");
    const suffix = randomUUID().slice(0, 8);
    const page = await newPage(await editorSession(request, "Оксана"));
    const screen = { page, language: languageOf(kind) };
    const scenario = { kind, screen, visitor: await newPage(), suffix };
    const { id, pictures } = await add(scenario);
    await page.reload();
    await expectItemInEditor(screen, kind, suffix, pictures);
    await publish(scenario, id, pictures);
  });
}

for (const kind of completeScenario) {
  test(`an editor publishes ${kind.name} in both languages, changes it, withdraws it, deletes it and restores it`, async ({
    newPage,
    request,
    console,
  }) => {
    console.allow(/status of 404/);
    const suffix = randomUUID().slice(0, 8);
    const language = languageOf(kind);
    const phrases = editingPhrases[language];
    const page = await newPage(await editorSession(request, "Оксана"));
    const screen = { page, language };
    const visitor = await newPage();
    let shown = { UA: uniqueText(kind, "UA", suffix), ENG: uniqueText(kind, "ENG", suffix) };
    const title = () => titleOf(kind, shown[language], language);

    const scenario = { kind, screen, visitor, suffix };
    const { id, pictures } = await test.step("adds it with its pictures", () => add(scenario));
    await test.step("publishes both languages", () => publish(scenario, id, pictures));
    const address = kind.pageOf(id);

    await test.step("changes a text", async () => {
      await reopen(screen, kind, title());
      shown = { ...shown, UA: `${shown.UA} щойно` };
      await typeFirstText(screen, kind, "UA", shown.UA);
      await save(screen, kind);
      await expect(await openMain(visitor, address, "UA")).toContainText(shown.UA);
    });

    await test.step("resolves a conflict with a colleague", async () => {
      await reopen(screen, kind, title());
      const colleague = { page: await newPage(await editorSession(request, "Назар")), language };
      shown = await saveInConflict(screen, colleague, kind, id);
      for (const each of languages) {
        await expect(await openMain(visitor, address, each)).toContainText(shown[each]);
      }
    });

    await test.step("withdraws the English translation: visitors read the Ukrainian one", async () => {
      await reopen(screen, kind, title());
      await button(screen, `${phrases.unpublish}: English`).click();
      await expect(page.getByText(phrases.unpublishedNotice(title()))).toBeVisible();
      const main = await openMain(visitor, address, "ENG");
      await expect(main).toContainText(shown.UA);
      await expect(main).not.toContainText(shown.ENG);
    });

    await test.step("deletes it and restores it", async () => {
      await button(screen, phrases.remove).click();
      await page.getByRole("dialog").getByRole("button", { name: phrases.remove }).click();
      const after = isRedirectedAfterSave(kind) ? "/admin" : editorPaths.list(kind.kind);
      await page.waitForURL((url) => url.pathname === after);
      // A notification does not disappear while the pointer is over it.
      await page.getByText(phrases.removed(title())).hover();
      await expect(await openMain(visitor, address, "UA")).not.toContainText(shown.UA);
      await button(screen, phrases.undo).click();
      await expect(page.getByText(phrases.restored(title()))).toBeVisible();
      await expect(await openMain(visitor, address, "UA")).toContainText(shown.UA);
    });
  });
}
