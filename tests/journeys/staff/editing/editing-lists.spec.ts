import { randomUUID } from "node:crypto";
import { editorPaths } from "../../../../client/paths.ts";
import { phoneWidth } from "../../../support/journeys/accessibility.ts";
import { type AdminPage, button } from "../../../support/journeys/editing.ts";
import { aBlogPost } from "../../../support/journeys/graphql.ts";
import { test } from "../../../support/journeys/people.ts";
import { editorSession } from "../../../support/journeys/session.ts";
import { expect } from "../../../support/journeys/test.ts";

test("an editor on a phone selects a row, then all rows, and moves them to the trash", async ({
  newPage,
  request,
}) => {
  const suffix = randomUUID().slice(0, 8);
  const session = await editorSession(request, "Леся");
  await aBlogPost(request, session, { ua: `Лист ${suffix}`, eng: `A leaf ${suffix}` });
  await aBlogPost(request, session, { ua: `Гілка ${suffix}`, eng: `A branch ${suffix}` });
  const screen: AdminPage = { page: await newPage(session), language: "ENG" };
  const { page } = screen;
  await page.setViewportSize({ width: phoneWidth, height: 844 });
  await page.goto(`${editorPaths.list("BLOG_POST")}?search=${suffix}&lang=en`);

  const leaf = page.getByRole("checkbox", { name: `Select: A leaf ${suffix}` });
  await leaf.scrollIntoViewIfNeeded();
  const box = await leaf.boundingBox();
  // Outside the visible checkbox, but inside its touch target of 44 px.
  await page.mouse.click((box?.x ?? 0) - 9, (box?.y ?? 0) - 9);
  await expect(leaf).toBeChecked();
  await expect(page.getByText("1 selected")).toBeVisible();

  const all = page.getByRole("checkbox", { name: "Select all on this page" });
  await expect(all).toBeChecked({ indeterminate: true });
  await all.click();
  await expect(all).toBeChecked();
  await expect(page.getByRole("checkbox", { name: `Select: A branch ${suffix}` })).toBeChecked();
  await button(screen, "Move to trash").click();
  await page.getByRole("dialog").getByRole("button", { name: "Move to trash" }).click();
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
});
