import { editorPaths } from "../../../client/paths.ts";
import { expectNoAccessibilityErrors } from "../../support/journeys/accessibility.ts";
import { somePictures } from "../../support/journeys/chosen-files.ts";
import { pathIn } from "../../support/journeys/editing.ts";
import { executeGraphql } from "../../support/journeys/graphql.ts";
import { test } from "../../support/journeys/people.ts";
import { editorSession } from "../../support/journeys/session.ts";
import { expect } from "../../support/journeys/test.ts";

test("an editor takes a deleted picture back from the trash, and it is served again", async ({
  newPage,
  request,
}) => {
  const session = await editorSession(request, "Леся");
  const headers = { authorization: `Bearer ${session.token}` };
  const [file] = await somePictures(1);
  const uploaded = await request.post("/api/images", {
    headers,
    multipart: {
      alt_ua: "Діти печуть картоплю",
      alt_eng: "Children bake potatoes",
      file: file ?? "",
    },
  });
  const { _id: id, url } = await uploaded.json();
  await executeGraphql(request, session, `mutation { deleteImage(id: "${id}") }`);
  expect((await request.get(url)).status()).toBe(404);

  const page = await newPage(session);
  for (const [language, heading] of [
    ["UA", "Світлини"],
    ["ENG", "Pictures"],
  ] as const) {
    await page.goto(pathIn(editorPaths.trash(), language));
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await expectNoAccessibilityErrors(page);
  }
  const restore = page.getByRole("button", { name: "Restore: Children bake potatoes" });
  await restore.focus();
  await page.keyboard.press("Enter");
  await expect(
    page.getByText("“Children bake potatoes” has been restored to the library"),
  ).toBeVisible();
  await expect(restore).toBeHidden();
  expect((await request.get(url)).status()).toBe(200);
});
