import { paths } from "../../../client/paths.ts";
import { applicationPhrases } from "../../../client/phrases/application/application.ts";
import type { Language } from "../../../client/phrases/language.tsx";
import { offlinePhrases } from "../../../client/phrases/site/offline.ts";
import { offlineNoticePhrases } from "../../../client/phrases/site/offline-notices.ts";
import { about } from "../../../server/page/defaults/about.ts";
import {
  expectEnoughContrast,
  expectNoAccessibilityErrors,
} from "../../support/journeys/accessibility.ts";
import {
  cachedAddresses,
  cutLine,
  readPage,
  UpdatedSite,
} from "../../support/journeys/cached-pages.ts";
import { pathIn } from "../../support/journeys/editing.ts";
import { aBlogPost, executeGraphql } from "../../support/journeys/graphql.ts";
import { expect, fillAll, openForm, sendButton, test } from "../../support/journeys/open-form.ts";
import { adminSession, signIn } from "../../support/journeys/session.ts";
import { addressOf } from "../../support/journeys/sites/site.ts";
import { waitForHydration } from "../../support/journeys/test.ts";

const titleOfAbout = { UA: about.ua.title, ENG: about.eng.title };

test.use({ serviceWorkers: "allow" });

test.beforeEach(({ console }) => console.allow(/Failed to load resource|Failed to fetch/));

const language = "ENG" as Language;

test(`a reader in ${language} opens a page again without a connection, and sees that it is a copy`, async ({
  page,
  context,
}) => {
  await readPage(page, pathIn(paths.about(), language));
  await cutLine(context, true);
  await page.goto(pathIn(paths.about(), language));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOfAbout[language]);
  const start = offlineNoticePhrases[language].copy("").split(":")[0] ?? "";
  await expect(page.getByRole("status").filter({ hasText: start })).toBeVisible();
});

test(`a reader in ${language} finds emergency numbers, requisites and stored pages in place of a page that is not stored`, async ({
  page,
  context,
}) => {
  const phrases = offlinePhrases[language];
  await readPage(page, pathIn(paths.about(), language));
  await cutLine(context, true);
  await page.goto(pathIn(paths.team(), language));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(phrases.heading);
  await expect(page.getByRole("main").getByRole("link", { name: "112" })).toBeVisible();
  await expect(page.getByText(/^UA\d\d [\d ]+$/)).toBeVisible();
  await waitForHydration(page);
  await expectNoAccessibilityErrors(page);
  await page.getByRole("main").getByRole("link", { name: titleOfAbout[language] }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOfAbout[language]);

  await page.goBack();
  await waitForHydration(page);
  await cutLine(context, false);
  await page.getByRole("button", { name: phrases.again }).click();
  await page.waitForURL((url) => url.pathname === paths.team());
});

test("the list of stored pages and the notice of a copy have enough contrast", async ({
  page,
  context,
}) => {
  await readPage(page, paths.about());
  await cutLine(context, true);
  await page.goto(paths.team());
  await expect(page.getByRole("main").getByRole("link", { name: "Про нас" })).toBeVisible();
  await expectEnoughContrast(page, "the offline page");
  await page.goto(paths.about());
  await expect(page.getByText(offlineNoticePhrases.UA.copy("").split(":")[0] ?? "")).toBeVisible();
  await expectEnoughContrast(page, "the notice of a copy");
});

test("a reader who follows links reads those pages later without a connection", async ({
  page,
  context,
}) => {
  await readPage(page, paths.about());
  await page.getByRole("contentinfo").getByRole("link", { name: "Контакти" }).click();
  await expect.poll(() => cachedAddresses(page)).toContain(paths.contacts());
  await page.goto(paths.about());
  await waitForHydration(page);
  await cutLine(context, true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Контакти" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Контакти");
});

test("a withdrawn page is gone from the device when the connection is back", async ({
  page,
  context,
  request,
}) => {
  const session = await adminSession(request);
  const post = await aBlogPost(request, session, { ua: "Буде відкликано", eng: "Withdrawn soon" });
  const publish = `mutation ($id: ID!, $version: Int!) {
    publish(kind: BLOG_POST, id: $id, version: $version) { id version }
  }`;
  const { publish: published } = await executeGraphql<{ publish: typeof post }>(
    request,
    session,
    publish,
    post,
  );
  const address = paths.blogPost(post.id);
  await readPage(page, address);
  await readPage(page, paths.about());
  await cutLine(context, true);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Буде відкликано");

  const remove = `mutation ($id: ID!, $version: Int!) {
    deleteItem(kind: BLOG_POST, id: $id, version: $version)
  }`;
  await executeGraphql(request, session, remove, published);
  // The page must listen before the connection is back.
  await expect(page.getByText(offlineNoticePhrases.UA.copy("").split(":")[0] ?? "")).toBeVisible();
  await cutLine(context, false);
  // Chromium sends no event to a document that was opened while the line was cut.
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect.poll(() => cachedAddresses(page)).not.toContain(address);
  expect(await cachedAddresses(page)).toContain(paths.about());
});

test("a reader who asked for help leaves none of these pages on the device", async ({ page }) => {
  await readPage(page, paths.about());
  for (const address of [paths.needHelp(), paths.psychologicalHelp(), paths.volunteer()]) {
    await page.goto(address);
    await waitForHydration(page);
  }
  await readPage(page, paths.contacts());
  const cached = await cachedAddresses(page);
  expect(
    cached.filter((address) => /NeedHelp|Psychological|^.(?:need-)?help/.test(address)),
  ).toEqual([]);
});

test("the team's pages are never stored, nor answered by the worker", async ({ page, request }) => {
  await readPage(page, paths.about());
  await signIn(page, await adminSession(request));
  await page.goto(paths.admin());
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await readPage(page, paths.contacts());
  const cached = await cachedAddresses(page);
  expect(cached.filter((address) => /admin|editor|graphql|api/i.test(address))).toEqual([]);
});

test("a reader is told that an application waits for a connection, on the offline page too", async ({
  page,
  context,
}) => {
  await readPage(page, paths.about());
  const applying = await openForm(page, "VOLUNTEER", "UA");
  await fillAll(applying);
  await cutLine(context, true);
  await sendButton(applying).click();
  await expect(page.getByText(applicationPhrases.UA.queued.text)).toBeVisible();
  await page.goto(paths.team());
  await expect(page.getByText(offlinePhrases.UA.waiting(1))).toBeVisible();
});

test("a reader erases the stored pages on the privacy page", async ({ page }) => {
  await readPage(page, paths.about());
  await page.goto(paths.privacy());
  await waitForHydration(page);
  await page.getByRole("button", { name: offlinePhrases.UA.erase }).click();
  await expect(page.getByText(offlinePhrases.UA.erased)).toBeVisible();
  expect(await cachedAddresses(page)).toEqual([]);
});

test("an applicant learns of a new version, and keeps what they typed when they reload", async ({
  browser,
  console,
}) => {
  const site = new UpdatedSite(addressOf("visitors"));
  const context = await browser.newContext({
    baseURL: await site.start(),
    serviceWorkers: "allow",
  });
  const page = await context.newPage();
  console.watch(page);
  await readPage(page, paths.about());
  const { form, name } = await openForm(page, "VOLUNTEER", "UA");
  const field = form.getByRole("textbox").first();
  await field.fill(name);
  await expect(page.getByText(offlineNoticePhrases.UA.updated)).toBeHidden();

  site.update();
  const notice = page.getByRole("status").filter({ hasText: offlineNoticePhrases.UA.updated });
  await expect(async () => {
    // As when the reader returns to the tab.
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(notice).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(field).toHaveValue(name);
  await notice.getByRole("button", { name: offlineNoticePhrases.UA.reload }).click();
  await waitForHydration(page);
  await expect(field).toHaveValue(name);
  await context.close();
  await site.stop();
});
