import type { APIRequestContext, Page, Request } from "@playwright/test";
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
import { adminSession, signIn } from "../../../support/journeys/session.ts";
import { test } from "../../../support/journeys/sites/cloudinary-site.ts";
import { expect } from "../../../support/journeys/test.ts";

/** An admin types the heading of a new post and chooses a photograph as its cover. */
async function startPost(page: Page, request: APIRequestContext, heading: string) {
  const session = await adminSession(request);
  await signIn(page, session);
  const screen: AdminPage = { page, language: "ENG" };
  await page.goto(pathIn(editorPaths.add("BLOG_POST"), "ENG"));
  await textField(screen, "ENG", "Heading").fill(heading);
  const card = page.getByRole("region", { name: "Cover", exact: true });
  await chooseFiles(card, imagePhrases.ENG.drop.choose, [await aPictureWithLocation("sea.jpg")]);
  return { session, screen, card, uploads: page.getByRole("region", { name: "Uploads" }) };
}

/** Saves the post and returns the URL of its cover. */
async function coverAfterSaving(
  { session, screen }: Awaited<ReturnType<typeof startPost>>,
  request: APIRequestContext,
  heading: string,
): Promise<string | undefined> {
  await button(screen, "Save").click();
  await screen.page.waitForURL((url) => url.pathname !== editorPaths.add("BLOG_POST"));
  const { posts } = await executeGraphql<{
    posts: { items: { image: { url: string } | null; translation: { title: string } }[] };
  }>(
    request,
    session,
    "{ posts: blogPosts(language: ENG, drafts: true) { items { image { url } translation(language: ENG) { title } } } }",
  );
  return posts.items.find(({ translation }) => translation.title === heading)?.image?.url;
}

test("an editor's picture goes straight to Cloudinary, and the server never receives the file", async ({
  page,
  request,
  cloudinary,
}) => {
  const uploads: Request[] = [];
  page.on("request", (sent) => {
    if (sent.headers()["content-type"]?.startsWith("multipart/")) uploads.push(sent);
  });
  const post = await startPost(page, request, "A day at the sea");
  const picture = post.card.locator("img");
  await expect(picture).toHaveAttribute("src", /^https:\/\/res\.cloudinary\.com\//);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  expect(uploads.map((sent) => sent.url())).toEqual([
    `${cloudinary.settings.uploadPrefix}/v1_1/hands/image/upload`,
  ]);
  expect(uploads[0]?.headers()).not.toHaveProperty("authorization");
  const url = await coverAfterSaving(post, request, "A day at the sea");
  const [stored, ...others] = [...cloudinary.resources];
  expect(others).toEqual([]);
  expect(url).toContain(stored?.[0]);
  expect(await tellsPlace(stored?.[1].bytes ?? Buffer.alloc(0))).toBe(false);
});

test("an editor whose picture Cloudinary rejects is told so, loses nothing and tries again", async ({
  page,
  request,
  console,
  cloudinary,
}) => {
  console.allow(/status of 500/);
  cloudinary.error = 500;
  const post = await startPost(page, request, "A day in the woods");
  const message = post.uploads.getByText("The picture storage did not accept the file.");
  // The sidebar is narrow; the message must not be squeezed to one letter per line.
  expect((await message.boundingBox())?.width).toBeGreaterThan(100);
  await expect(textField(post.screen, "ENG", "Heading")).toHaveValue("A day in the woods");

  cloudinary.error = null;
  await button(post.screen, "Try again to upload “sea.jpg”").click();
  await expect(post.uploads).toBeHidden();
  await expect(post.card.locator("img")).toHaveAttribute("src", /res\.cloudinary\.com/);
  const url = await coverAfterSaving(post, request, "A day in the woods");
  expect(url).toMatch(/^https:\/\/res\.cloudinary\.com\//);
});

test("an upload to Cloudinary that an editor cancels never arrives", async ({
  page,
  request,
  cloudinary,
}) => {
  let held: Request | null = null;
  await page.route(`${cloudinary.settings.uploadPrefix}/**`, async (route) => {
    held = route.request();
  });
  const post = await startPost(page, request, "A day at home");
  const ended = page.waitForEvent("requestfailed", (given) => given === held);
  await button(post.screen, "Cancel “sea.jpg”").click();
  await ended;
  await expect(post.uploads).toBeHidden();
  await expect(post.card.getByRole("button", { name: imagePhrases.ENG.drop.choose })).toBeVisible();
  expect([...cloudinary.resources.keys()]).toEqual([]);
});
