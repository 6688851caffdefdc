import { editorPaths, paths } from "../../../client/paths.ts";
import { editingPhrases } from "../../../client/phrases/admin/editing.ts";
import { togetherPointFieldPhrases } from "../../../client/phrases/admin/fields/together-point.ts";
import { adminFramePhrases } from "../../../client/phrases/admin/frame.ts";
import { navigationPhrases } from "../../../client/phrases/admin/site/navigation.ts";
import { layoutPhrases } from "../../../client/phrases/site/layout.ts";
import { fixedPages } from "../../../server/page/fixed-pages.ts";
import { expectNoAccessibilityErrors } from "../../support/journeys/accessibility.ts";
import { type AdminPage, pathIn, saveButton, saveStatus } from "../../support/journeys/editing.ts";
import { executeGraphql } from "../../support/journeys/graphql.ts";
import { adminSession } from "../../support/journeys/session.ts";
import { test } from "../../support/journeys/sites/empty-site.ts";
import { expect } from "../../support/journeys/test.ts";

test("an admin switches the points on and off, and visitors find or miss their pages", async ({
  newPage,
  request,
}) => {
  const { names, switch: phrases } = togetherPointFieldPhrases.ENG;
  const statusOfPoints = async () => (await request.get(paths.togetherPoints())).status();
  const page = await newPage(await adminSession(request));
  await page.goto(pathIn(editorPaths.list("TOGETHER_POINT"), "ENG"));
  const menu = page.getByRole("navigation", { name: adminFramePhrases.ENG.menu });
  const link = menu.getByRole("link", { name: names.many });
  const shown = page.getByRole("switch", { name: phrases.label });
  await expect(shown).not.toBeChecked();
  await expect(link).toHaveCount(0);
  expect(await statusOfPoints()).toBe(404);

  await shown.click();
  await expect(shown).toBeChecked();
  await expect(page.getByText(phrases.shown)).toBeVisible();
  await expect(link).toBeVisible();
  expect(await statusOfPoints()).toBe(200);

  await shown.click();
  await expect(page.getByText(phrases.hidden)).toBeVisible();
  await expect(shown).not.toBeChecked();
  await expect(link).toHaveCount(0);
  expect(await statusOfPoints()).toBe(404);
  await expectNoAccessibilityErrors(page);
});

test("an admin arranges the header, and visitors find its links and its button", async ({
  newPage,
  request,
}) => {
  const { menus, labels, remove, reset } = navigationPhrases.ENG;
  const { pages } = layoutPhrases.ENG;
  const page = await newPage(await adminSession(request));
  const screen: AdminPage = { page, language: "ENG" };
  await page.goto(pathIn(editorPaths.navigation(), "ENG"));
  const links = page.getByRole("region", { name: menus.links.title });
  await links.getByRole("button", { name: "How to help", exact: false }).first().click();
  await links.getByLabel(labels.labelEng).fill("Give us a hand, please");
  await links.getByRole("button", { name: remove(pages.needHelp) }).click();
  const button = page.getByRole("region", { name: menus.button.title });
  await button.getByRole("button", { name: remove(pages.donate) }).click();
  await saveButton(screen).click();
  const label = links.getByLabel(labels.labelEng);
  await expect(label).toHaveAttribute("aria-invalid", "true");
  await label.fill("Give us a hand");
  await saveButton(screen).click();
  await expect(saveStatus(screen)).toHaveText(editingPhrases.ENG.saved);
  await expect(button.getByRole("button", { name: reset })).toBeVisible();

  const visitor = await newPage();
  await visitor.goto(pathIn(paths.contacts(), "ENG"));
  const header = visitor.getByRole("banner");
  await expect(header.getByRole("link", { name: "Give us a hand" })).toBeVisible();
  await expect(header.getByRole("link", { name: pages.needHelp })).toHaveCount(0);
  await expect(header.getByRole("link", { name: pages.donate })).toHaveCount(0);
});

test("an admin reads in the editor of the menu which of its pages visitors do not see", async ({
  newPage,
  request,
}) => {
  const { menus, draft } = navigationPhrases.ENG;
  const session = await adminSession(request);
  const change = (mutation: "publish" | "unpublish", version: number) =>
    executeGraphql<{ changed: { version: number } }>(
      request,
      session,
      `mutation ($id: ID!, $version: Int!) {
        changed: ${mutation}(kind: PAGE, id: $id, version: $version) { version }
      }`,
      { id: fixedPages.NEWS.id, version },
    );
  const { page: news } = await executeGraphql<{ page: { version: number } }>(
    request,
    session,
    "query ($id: ID!) { page(id: $id) { version } }",
    { id: fixedPages.NEWS.id },
  );
  const { changed } = await change("unpublish", news.version);
  const page = await newPage(session);
  await page.goto(pathIn(editorPaths.navigation(), "ENG"));
  const menu = page.getByRole("region", { name: menus.header.title });
  const entry = menu.getByRole("listitem").filter({ hasText: layoutPhrases.ENG.pages.news });
  await expect(entry.getByText(draft)).toBeVisible();
  await change("publish", changed.version);
  await page.reload();
  await expect(entry).toBeVisible();
  await expect(entry.getByText(draft)).toHaveCount(0);
});
