import { randomUUID } from "node:crypto";
import { addresses, editors } from "../../client/addresses.ts";
import { expect, takenOver } from "../support/journey.ts";
import { button, type Desk, wordIn } from "../support/journey-editing.ts";
import { aBlogPost, ask } from "../support/journey-graphql.ts";
import { test } from "../support/journey-people.ts";
import { editorSession } from "../support/journey-session.ts";

test("what is saved is shown at once in every open list and page, without a reload", async ({
  meet,
  request,
  console,
}) => {
  const mark = randomUUID().slice(0, 8);
  const session = await editorSession(request, "Ганна");
  const post = await aBlogPost(request, session, { ua: `Сніг ${mark}`, eng: "Snow" });
  const publish =
    "mutation ($id: ID!, $version: Int!) { publishBlogPost(id: $id, version: $version) { id } }";
  await ask(request, session, publish, post);

  const desk: Desk = { page: await meet(session), language: "UA" };
  await desk.page.goto(editors.edit("BLOG_POST", post.id));
  const [list, page] = [await desk.page.context().newPage(), await desk.page.context().newPage()];
  for (const tab of [list, page]) console.watch(tab);
  await list.goto(`${editors.list("BLOG_POST")}?search=${mark}`);
  await expect(list.getByRole("link", { name: `Сніг ${mark}`, exact: true })).toBeVisible();
  await page.goto(addresses.blogPost(post.id));
  await takenOver(page);

  await wordIn(desk, "UA", "Заголовок").fill(`Перший сніг ${mark}`);
  await button(desk, "Зберегти").click();
  const title = `Перший сніг ${mark}`;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(list.getByRole("link", { name: title, exact: true })).toBeVisible();
  await desk.page.getByRole("navigation", { name: "Де ви зараз" }).getByRole("link").click();
  await expect(desk.page.getByRole("link", { name: title, exact: true })).toBeVisible();
});
