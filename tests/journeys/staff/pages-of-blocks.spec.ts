import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { aPageOfAllBlocks } from "../../support/content/all-blocks.ts";
import {
  desktopWidth,
  expectEnoughContrast,
  expectNoAccessibilityErrors,
  phoneWidth,
} from "../../support/journeys/accessibility.ts";
import { executeGraphql } from "../../support/journeys/graphql.ts";
import { adminSession } from "../../support/journeys/session.ts";
import { expect, test, waitForHydration } from "../../support/journeys/test.ts";

/** Publishes a page with every kind of block in both languages, and returns its path. */
async function aPublishedPage(request: APIRequestContext): Promise<string> {
  const address = `blocks-${randomUUID()}`;
  const session = await adminSession(request);
  const { demo } = await executeGraphql<{ demo: { images: { id: string }[] } }>(
    request,
    session,
    `{ demo: page(id: "our-volunteers") { images { id } } }`,
  );
  const input = aPageOfAllBlocks(
    address,
    demo.images.map(({ id }) => id),
  );
  const { item } = await executeGraphql<{ item: { id: string; version: number } }>(
    request,
    session,
    `mutation ($input: PageInput!) { item: savePage(input: $input) { id version } }`,
    { input },
  );
  let { version } = item;
  for (const language of ["UA", "ENG"]) {
    const { published } = await executeGraphql<{ published: { version: number } }>(
      request,
      session,
      `mutation ($id: ID!, $version: Int!, $language: Language!) {
        published: publish(kind: PAGE, id: $id, version: $version, language: $language) { version }
      }`,
      { id: item.id, version, language },
    );
    version = published.version;
  }
  return `/${address}`;
}

const validator = new HtmlValidate({ extends: ["html-validate:standard"] });
const widths = [desktopWidth, 768, phoneWidth, 320];

test("a page with every kind of block is valid, accessible and as wide as the screen, and a visitor who switches the language loses no block", async ({
  page,
  request,
}) => {
  const path = await aPublishedPage(request);
  for (const address of [path, `${path}?lang=en`]) {
    const { results } = await validator.validateString(await (await request.get(address)).text());
    const messages = results.flatMap((result) => result.messages.map(({ message }) => message));
    expect.soft(messages, address).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.goto(path);
  await waitForHydration(page);
  await expect(page.getByRole("heading", { name: "Де\u00a0потрібні руки" })).toBeVisible();
  await page.locator("summary").first().click();
  await expectNoAccessibilityErrors(page, { width: desktopWidth, widths });
  await expectEnoughContrast(page, path);

  await page.setViewportSize({ width: desktopWidth, height: 900 });
  await page.getByRole("button", { name: "ENG", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Where help is needed" })).toBeVisible();
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectNoAccessibilityErrors(page, { width: phoneWidth, widths });
  await page.getByRole("button", { name: "УКР", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Усі блоки");
  await expect(page.getByText("Папір не\u00a0має закінчуватися.")).toBeVisible();
});

/** The hosts that a page asks for something. */
function hostsAskedBy(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  return hosts;
}

const player = "www.youtube-nocookie.com";

test("a visitor opens an answer and a picture by keyboard and comes back; their browser asks no other host before they start a video", async ({
  page,
  request,
}) => {
  const path = await aPublishedPage(request);
  await page.route(`https://${player}/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Player</title>" }),
  );
  const hosts = hostsAskedBy(page);
  await page.goto(`${path}?lang=en`);
  await waitForHydration(page);
  const question = page.locator("summary").first();
  await expect(page.getByText("Yes, always.")).toBeHidden();
  await question.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Yes, always.")).toBeVisible();

  const picture = page.getByRole("link", { name: /^Picture 2/ });
  await picture.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Picture viewer" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Picture viewer" })).toBeHidden();
  await expect(picture).toBeFocused();
  await page.getByRole("region", { name: "Where help is needed" }).focus();
  await expect(page.getByRole("region", { name: "Where help is needed" })).toBeFocused();

  const own = new URL(page.url()).host;
  const start = page.getByRole("button", { name: "Watch the video" });
  await start.scrollIntoViewIfNeeded();
  await expect(page.getByText(/Your browser does not contact YouTube/)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect([...hosts]).toEqual([own]);
  await start.focus();
  await page.keyboard.press("Enter");
  const frame = page.locator("iframe");
  await expect(frame).toBeFocused();
  await expect(frame).toHaveAttribute("title", "A film");
  await expect(frame).toHaveAttribute("src", new RegExp(`^https://${player}/embed/aqz-KE-bpKQ`));
  await expect.poll(() => [...hosts].sort()).toEqual([own, player].sort());
});

test("a visitor without scripts opens an answer, and the video on YouTube", async ({
  browser,
  request,
}) => {
  const path = await aPublishedPage(request);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${path}?lang=en`);
  await page.getByText("Is it free?").click();
  await expect(page.getByText("Yes, always.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Watch the video" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Open on YouTube" }).first()).toHaveAttribute(
    "href",
    "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
  );
  await context.close();
});
