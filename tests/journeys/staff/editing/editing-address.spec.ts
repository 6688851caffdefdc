import { randomInt } from "node:crypto";
import { editorPaths } from "../../../../client/paths.ts";
import { editingPhrases } from "../../../../client/phrases/admin/editing.ts";
import { blogPostFieldPhrases } from "../../../../client/phrases/admin/fields/blog-post.ts";
import { fieldErrorPhrases } from "../../../../client/phrases/admin/fields/field-errors.ts";
import { itemDraftPhrases } from "../../../../client/phrases/admin/item-drafts.ts";
import { expectNoAccessibilityErrors } from "../../../support/journeys/accessibility.ts";
import {
  type AdminPage,
  button,
  saveButton,
  saveStatus,
  textField,
} from "../../../support/journeys/editing.ts";
import { test } from "../../../support/journeys/people.ts";
import { editorSession } from "../../../support/journeys/session.ts";
import { expect } from "../../../support/journeys/test.ts";

const editing = editingPhrases.UA;
const { labels } = blogPostFieldPhrases.UA;

test("an editor publishes a post, which has a readable address, and gives it another one; the former leads there", async ({
  newPage,
  request,
}) => {
  const page = await newPage(await editorSession(request, "Леся"));
  const screen: AdminPage = { page, language: "UA" };
  const number = randomInt(1e6);
  await page.goto(editorPaths.add("BLOG_POST"));
  await textField(screen, "UA", labels.title).fill(`Їжачок і зграя ${number}`);
  const english = blogPostFieldPhrases.ENG.labels;
  await textField(screen, "ENG", english.title).fill(`A hedgehog ${number}`);
  await saveButton(screen).click();
  await page.waitForURL((url) => !url.pathname.endsWith("/new"));
  await expect(saveStatus(screen)).toHaveText(editing.saved);
  const address = page.getByRole("textbox", { name: labels.address });
  await expect(address).toHaveValue("");
  await button(screen, editing.publishBoth).click();
  const [readable, other] = [`yizhachok-i-zghraia-${number}`, `izhachok-${number}`];
  await expect(address).toHaveValue(readable);
  expect((await request.get(`/blog/${readable}`)).status()).toBe(200);

  await address.fill("Їжачок");
  await button(screen, itemDraftPhrases.UA.updateSite).click();
  await expect(page.getByText(fieldErrorPhrases.UA.matches).first()).toBeVisible();
  await expectNoAccessibilityErrors(page);
  await address.fill(other);
  await button(screen, itemDraftPhrases.UA.updateSite).click();
  await expect
    .poll(
      async () => (await request.get(`/blog/${readable}`, { maxRedirects: 0 })).headers().location,
    )
    .toBe(`/blog/${other}`);
  await page.goto(`/blog/${readable}`);
  await expect(page).toHaveURL((url) => url.pathname === `/blog/${other}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Їжачок");
});
