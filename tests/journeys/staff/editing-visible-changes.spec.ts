import { randomUUID } from "node:crypto";
import { editorPaths, paths } from "../../../client/paths.ts";
import { type AdminPage, button, textField } from "../../support/journeys/editing.ts";
import { aBlogPost, ask } from "../../support/journeys/graphql.ts";
import { test } from "../../support/journeys/people.ts";
import { editorSession } from "../../support/journeys/session.ts";
import { expect, waitForHydration } from "../../support/journeys/test.ts";

test("what is saved is shown at once in every open list and page, without a reload", async ({
  meet,
  request,
  console,
}) => {
  const mark = randomUUID().slice(0, 8);
  const session = await editorSession(request, "Ганна");
  const post = await aBlogPost(request, session, { ua: `Сніг ${mark}`, eng: "Snow" });
  const publish =
    "mutation ($id: ID!, $version: Int!) { publish(kind: BLOG_POST, id: $id, version: $version) { id } }";
  await ask(request, session, publish, post);

  const desk: AdminPage = { page: await meet(session), language: "UA" };
  await desk.page.goto(editorPaths.edit("BLOG_POST", post.id));
  const [list, page] = [await desk.page.context().newPage(), await desk.page.context().newPage()];
  for (const tab of [list, page]) console.watch(tab);
  await list.goto(`${editorPaths.list("BLOG_POST")}?search=${mark}`);
  await expect(list.getByRole("link", { name: `Сніг ${mark}`, exact: true })).toBeVisible();
  await page.goto(paths.blogPost(post.id));
  await waitForHydration(page);

  await textField(desk, "UA", "Заголовок").fill(`Перший сніг ${mark}`);
  await button(desk, "Зберегти").click();
  const title = `Перший сніг ${mark}`;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(list.getByRole("link", { name: title, exact: true })).toBeVisible();
  await desk.page.getByRole("navigation", { name: "Де ви зараз" }).getByRole("link").click();
  await expect(desk.page.getByRole("link", { name: title, exact: true })).toBeVisible();
});
