import { randomUUID } from "node:crypto";
import { editorPaths, paths } from "../../../../client/paths.ts";
import { blogPhrases } from "../../../../client/phrases/site/blog.ts";
import { expectEnoughContrast } from "../../../support/journeys/accessibility.ts";
import { type AdminPage, button, textField } from "../../../support/journeys/editing.ts";
import { aBlogPost, executeGraphql } from "../../../support/journeys/graphql.ts";
import { test } from "../../../support/journeys/people.ts";
import { editorSession } from "../../../support/journeys/session.ts";
import { expect, waitForHydration } from "../../../support/journeys/test.ts";

test("an editor sees a saved change at once in all open tabs, without a reload", async ({
  newPage,
  request,
  console,
}) => {
  const suffix = randomUUID().slice(0, 8);
  const session = await editorSession(request, "Ганна");
  const post = await aBlogPost(request, session, { ua: `Сніг ${suffix}`, eng: "Snow" });
  const publish =
    "mutation ($id: ID!, $version: Int!) { publish(kind: BLOG_POST, id: $id, version: $version) { id } }";
  await executeGraphql(request, session, publish, post);

  const screen: AdminPage = { page: await newPage(session), language: "UA" };
  await screen.page.goto(editorPaths.edit("BLOG_POST", post.id));
  const [list, page] = [
    await screen.page.context().newPage(),
    await screen.page.context().newPage(),
  ];
  for (const tab of [list, page]) console.watch(tab);
  await list.goto(`${editorPaths.list("BLOG_POST")}?search=${suffix}`);
  await expect(list.getByRole("link", { name: `Сніг ${suffix}`, exact: true })).toBeVisible();
  await page.goto(paths.blogPost(post.id));
  await waitForHydration(page);

  await textField(screen, "UA", "Заголовок").fill(`Перший сніг ${suffix}`);
  await button(screen, "Оновити на сайті").click();
  const title = `Перший сніг ${suffix}`;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(list.getByRole("link", { name: title, exact: true })).toBeVisible();
  await screen.page.getByRole("navigation", { name: "Де ви зараз" }).getByRole("link").click();
  await expect(screen.page.getByRole("link", { name: title, exact: true })).toBeVisible();
});

test("an editor on a slow line sees that the next screen is coming in its place, never the visitors' loading picture", async ({
  newPage,
  request,
}) => {
  const suffix = randomUUID().slice(0, 8);
  const session = await editorSession(request, "Ганна");
  await aBlogPost(request, session, { ua: `Мороз ${suffix}`, eng: "Frost" });
  const screen: AdminPage = { page: await newPage(session), language: "UA" };
  const { page } = screen;
  await page.goto(`${editorPaths.list("BLOG_POST")}?search=${suffix}`);
  const link = page.getByRole("link", { name: `Мороз ${suffix}`, exact: true });
  await expect(link).toBeVisible();

  let isHeld = Promise.resolve();
  let answer: () => void = () => undefined;
  await page.route("**/graphql", async (route) => {
    await isHeld;
    await route.continue();
  });
  const hold = () => {
    isHeld = new Promise((resolve) => {
      answer = resolve;
    });
  };
  const sidebar = page.getByRole("navigation", { name: "Розділи керування" });
  const waiting = page.getByRole("status").filter({ hasText: "Відкриваємо…" });
  const expectWaitingInFrame = async () => {
    await expect(waiting).toBeVisible();
    await expect(sidebar).toBeVisible();
    await expect(page.locator("[data-holds-page]")).toHaveCount(0);
    answer();
    await expect(textField(screen, "UA", "Заголовок")).toHaveValue(`Мороз ${suffix}`);
    await expect(waiting).toHaveCount(0);
  };
  hold();
  await link.click();
  await expectWaitingInFrame();
  hold();
  await page.reload();
  await expectWaitingInFrame();
});

type Translation = { language: "UA" | "ENG" };

test("a reader of the English blog can read the badge of a post in Ukrainian alone, by day and in the evening", async ({
  page,
  request,
}) => {
  const session = await editorSession(request, "Ганна");
  const title = `Лише тут ${randomUUID().slice(0, 8)}`;
  const post = await aBlogPost(request, session, { ua: title, eng: "Only here" });
  const publish =
    "mutation ($id: ID!, $version: Int!) { publish(kind: BLOG_POST, id: $id, version: $version, language: UA) { id } }";
  await executeGraphql(request, session, publish, post);

  // Posts in English come first: the list continues after the last of them.
  const { all } = await executeGraphql<{ all: { items: { translation: Translation }[] } }>(
    request,
    session,
    "{ all: blogPosts(language: ENG, first: 100) { items { translation { language } } } }",
  );
  const inEnglish = all.items.filter(({ translation }) => translation.language === "ENG");
  const { part } = await executeGraphql<{ part: { endCursor: string } }>(
    request,
    session,
    "query ($first: Int!) { part: blogPosts(language: ENG, first: $first) { endCursor } }",
    { first: inEnglish.length },
  );
  await page.goto(`${paths.blogPosts()}?lang=en&after=${encodeURIComponent(part.endCursor)}`);
  await expect(page.getByText(blogPhrases.ENG.onlyInOther).first()).toBeVisible();
  await expectEnoughContrast(page, "a badge");
});
