import type { Page } from "@playwright/test";
import { paths } from "../../../client/paths.ts";
import { applicationPhrases } from "../../../client/phrases/application/application.ts";
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
import {
  countFrom,
  expect,
  fillAll,
  openForm,
  sendButton,
  storedOnDevice,
  test,
} from "../../support/journeys/open-form.ts";
import { adminSession, signIn } from "../../support/journeys/session.ts";
import { addressOf } from "../../support/journeys/sites/site.ts";
import { waitForHydration } from "../../support/journeys/test.ts";

test.use({ serviceWorkers: "allow" });

test.beforeEach(({ console }) => console.allow(/Failed to load resource|Failed to fetch/));

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const noticeOfCopy = (page: Page) =>
  page.getByRole("status").filter({ hasText: /копія\s+сторінки/ });

test("a reader opens without a connection what they read before, and finds emergency numbers, requisites and stored pages in place of the rest", async ({
  page,
  context,
}) => {
  const phrases = offlinePhrases.ENG;
  const main = page.getByRole("main");
  const contacts = page.getByRole("contentinfo").getByRole("link", { name: "Contacts" });
  await readPage(page, pathIn(paths.about(), "ENG"));
  await contacts.click();
  await expect.poll(() => cachedAddresses(page)).toContain(pathIn(paths.contacts(), "ENG"));
  await page.goto(pathIn(paths.about(), "ENG"));
  await waitForHydration(page);
  await cutLine(context, true);
  await contacts.click();
  await expect(heading(page)).toHaveText("Contacts");

  await page.goto(pathIn(paths.team(), "ENG"));
  await expect(heading(page)).toHaveText(phrases.heading);
  await expect(main.getByRole("link", { name: "112" })).toBeVisible();
  await expect(page.getByText(/^UA\d\d [\d ]+$/)).toBeVisible();
  await waitForHydration(page);
  await expectNoAccessibilityErrors(page, { widths: [] });
  await expectEnoughContrast(page, "the offline page");
  await main.getByRole("link", { name: about.eng.title }).click();
  await expect(heading(page)).toHaveText(about.eng.title);

  await page.goBack();
  await waitForHydration(page);
  await cutLine(context, false);
  await page.getByRole("button", { name: phrases.again }).click();
  await page.waitForURL((url) => url.pathname === paths.team());
});

test("a reader without a connection sees that a page is a copy, which is gone from the device when it was withdrawn and the connection is back", async ({
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
  await expect(heading(page)).toHaveText("Буде відкликано");
  // The page must listen before the connection is back.
  await expect(noticeOfCopy(page)).toBeVisible();
  await expectEnoughContrast(page, "the notice of a copy");

  const remove = `mutation ($id: ID!, $version: Int!) {
    deleteItem(kind: BLOG_POST, id: $id, version: $version)
  }`;
  await executeGraphql(request, session, remove, published);
  await cutLine(context, false);
  // Chromium sends no event to a document that was opened while the line was cut.
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect.poll(() => cachedAddresses(page)).not.toContain(address);
  expect(await cachedAddresses(page)).toContain(paths.about());
});

test("a reader who asked for help, or works for the team, leaves none of these pages on the device, and erases the others", async ({
  page,
  request,
}) => {
  await readPage(page, paths.about());
  for (const address of [paths.needHelp(), paths.psychologicalHelp(), paths.volunteer()]) {
    await page.goto(address);
    await waitForHydration(page);
  }
  await signIn(page, await adminSession(request));
  await page.goto(paths.admin());
  await expect(heading(page)).toBeVisible();
  await readPage(page, paths.contacts());
  const cached = await cachedAddresses(page);
  expect(
    cached.filter((address) =>
      /NeedHelp|Psychological|^.(?:need-)?help|admin|editor|graphql|api/i.test(address),
    ),
  ).toEqual([]);

  await page.goto(paths.privacy());
  await waitForHydration(page);
  await page.getByRole("button", { name: offlinePhrases.UA.erase }).click();
  await expect(page.getByText(offlinePhrases.UA.erased)).toBeVisible();
  expect(await cachedAddresses(page)).toEqual([]);
});

test("an applicant reads on the offline page that their application waits, and it is sent once from any page when the connection is back", async ({
  page,
  context,
  request,
  console,
}) => {
  await readPage(page, paths.about());
  const applying = await openForm(page, "GENERAL", "UA");
  await fillAll(applying);
  await cutLine(context, true);
  await sendButton(applying).click();
  await expect(page.getByText(applicationPhrases.UA.queued.text)).toBeVisible();
  await page.goto(paths.team());
  await expect(page.getByText(offlinePhrases.UA.waiting(1))).toBeVisible();
  await page.close();

  await cutLine(context, false);
  const visit = await context.newPage();
  console.watch(visit);
  await visit.goto(pathIn(paths.contacts(), "ENG"));
  const notice = visit.getByText("The connection is back:");
  await expect(notice).toContainText(/no\.\s\d+/);
  expect(await storedOnDevice(visit)).toBe("");
  expect(await countFrom(request, applying.phone)).toBe(1);
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
