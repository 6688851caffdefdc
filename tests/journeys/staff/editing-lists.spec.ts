import { randomUUID } from "node:crypto";
import { editorPaths } from "../../../client/paths.ts";
import { phone } from "../../support/journeys/accessibility.ts";
import { type AdminPage, button } from "../../support/journeys/editing.ts";
import { aBlogPost } from "../../support/journeys/graphql.ts";
import { test } from "../../support/journeys/people.ts";
import { editorSession } from "../../support/journeys/session.ts";
import { expect } from "../../support/journeys/test.ts";

test("an editor selects rows with a thumb, then all of them, and moves them to the trash", async ({
  meet,
  request,
}) => {
  const mark = randomUUID().slice(0, 8);
  const session = await editorSession(request, "Леся");
  await aBlogPost(request, session, { ua: `Лист ${mark}`, eng: `A leaf ${mark}` });
  await aBlogPost(request, session, { ua: `Гілка ${mark}`, eng: `A branch ${mark}` });
  const desk: AdminPage = { page: await meet(session), language: "ENG" };
  const { page } = desk;
  await page.setViewportSize({ width: phone, height: 844 });
  await page.goto(`${editorPaths.list("BLOG_POST")}?search=${mark}&lang=en`);

  const leaf = page.getByRole("checkbox", { name: `Select: A leaf ${mark}` });
  await leaf.scrollIntoViewIfNeeded();
  const box = await leaf.boundingBox();
  // Beside the box that is drawn, within the 44 px that belong to it.
  await page.mouse.click((box?.x ?? 0) - 9, (box?.y ?? 0) - 9);
  await expect(leaf).toBeChecked();
  await expect(page.getByText("1 selected")).toBeVisible();

  const all = page.getByRole("checkbox", { name: "Select all on this page" });
  await expect(all).toBeChecked({ indeterminate: true });
  await all.click();
  await expect(all).toBeChecked();
  await expect(page.getByRole("checkbox", { name: `Select: A branch ${mark}` })).toBeChecked();
  await button(desk, "Move to trash").click();
  await page.getByRole("dialog").getByRole("button", { name: "Move to trash" }).click();
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
});
