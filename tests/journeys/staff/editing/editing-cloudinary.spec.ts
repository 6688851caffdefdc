import type { APIRequestContext, Locator, Request } from "@playwright/test";
import { editorPaths } from "../../../../client/paths.ts";
import { imagePhrases } from "../../../../client/phrases/admin/images.ts";
import { tellsPlace } from "../../../support/images/picture-files.ts";
import { aPictureWithLocation } from "../../../support/journeys/chosen-files.ts";
import {
  type AdminPage,
  button,
  chooseFiles,
  pathIn,
  textField,
} from "../../../support/journeys/editing.ts";
import { executeGraphql } from "../../../support/journeys/graphql.ts";
import { adminSession, type Session, signIn } from "../../../support/journeys/session.ts";
import { test } from "../../../support/journeys/sites/cloudinary-site.ts";
import { expect } from "../../../support/journeys/test.ts";

const heading = "A day at the sea";

test("an editor whose picture Cloudinary rejects loses nothing, may cancel, and sends it again straight to Cloudinary, past the server", async ({
  page,
  request,
  console,
  cloudinary,
}) => {
  console.allow(/status of 500/);
  const session = await adminSession(request);
  await signIn(page, session);
  const screen: AdminPage = { page, language: "ENG" };
  const sent: Request[] = [];
  page.on("request", (each) => {
    if (each.headers()["content-type"]?.startsWith("multipart/")) sent.push(each);
  });
  cloudinary.error = 500;
  await page.goto(pathIn(editorPaths.add("BLOG_POST"), "ENG"));
  await textField(screen, "ENG", "Heading").fill(heading);
  const card = page.getByRole("region", { name: "Cover", exact: true });
  const uploads = page.getByRole("region", { name: "Uploads" });
  const { choose } = imagePhrases.ENG.drop;
  const photograph = await aPictureWithLocation("sea.jpg");
  await chooseFiles(card, choose, [photograph]);
  const message = uploads.getByText("The picture storage did not accept the file.");
  // The sidebar is narrow; the message must not be squeezed to one letter per line.
  expect((await message.boundingBox())?.width).toBeGreaterThan(100);
  await expect(textField(screen, "ENG", "Heading")).toHaveValue(heading);

  cloudinary.error = null;
  const held = page.waitForRequest(`${cloudinary.settings.uploadPrefix}/**`);
  await page.route(`${cloudinary.settings.uploadPrefix}/**`, () => undefined);
  await button(screen, "Try again to upload “sea.jpg”").click();
  const cancelled = await held;
  const ended = page.waitForEvent("requestfailed", (each) => each === cancelled);
  await button(screen, "Cancel “sea.jpg”").click();
  await ended;
  await expect(uploads).toBeHidden();
  expect([...cloudinary.resources.keys()]).toEqual([]);

  await page.unroute(`${cloudinary.settings.uploadPrefix}/**`);
  await chooseFiles(card, choose, [photograph]);
  await expectToBeSeen(card.locator("img"));
  const address = `${cloudinary.settings.uploadPrefix}/v1_1/hands/image/upload`;
  expect(sent.map((each) => each.url())).toEqual([address, address, address]);
  for (const each of sent) expect(each.headers()).not.toHaveProperty("authorization");
  await button(screen, "Save").click();
  await page.waitForURL((url) => url.pathname !== editorPaths.add("BLOG_POST"));
  const [stored, ...others] = [...cloudinary.resources];
  expect(others).toEqual([]);
  const cover = await storedCover(request, session);
  expect(cover).toMatch(/^https:\/\/res\.cloudinary\.com\//);
  expect(cover).toContain(stored?.[0]);
  expect(await tellsPlace(stored?.[1].bytes ?? Buffer.alloc(0))).toBe(false);
});

/** A picture that is served by Cloudinary, and drawn. */
async function expectToBeSeen(picture: Locator) {
  await expect(picture).toHaveAttribute("src", /^https:\/\/res\.cloudinary\.com\//);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

/** The URL of the saved post's cover. */
async function storedCover(request: APIRequestContext, session: Session) {
  const { posts } = await executeGraphql<{
    posts: { items: { image: { url: string } | null; translation: { title: string } }[] };
  }>(
    request,
    session,
    "{ posts: blogPosts(language: ENG, drafts: true) { items { image { url } translation(language: ENG) { title } } } }",
  );
  return posts.items.find(({ translation }) => translation.title === heading)?.image?.url;
}
