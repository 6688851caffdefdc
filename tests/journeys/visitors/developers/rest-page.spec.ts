import {
  expectNoAccessibilityErrors,
  phoneWidth,
} from "../../../support/journeys/accessibility.ts";
import { expect, test } from "../../../support/journeys/test.ts";

/** Scalar names the examples of all calls alike, and the landmarks are therefore not unique. */
const scalarsOwn = /^landmark-unique: <div[^>]* aria-label="Example Responses"/;

const galleries = "#tag/gallery/GET/api/gallery";

test("a developer reads a call with its example, and only this site is asked", async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== baseURL) foreign.push(request.url());
  });
  await page.goto(`/api?lang=en${galleries}`);
  const call = page.getByRole("region", { name: "Every gallery" });
  await expect(call.getByRole("heading", { name: "Every gallery" })).toBeInViewport();
  await expect(call.getByText(`curl "${baseURL}/api/gallery?limit=10"`)).toBeVisible();
  await expect(call.getByText('"galleryCategoryId"').first()).toBeVisible();

  await call.getByRole("button", { name: /curl/ }).click();
  await page.getByRole("option", { name: "fetch" }).click();
  await expect(call.getByText("const response = await fetch(")).toBeVisible();
  await expectNoAccessibilityErrors(page, { except: scalarsOwn });
  await expectNoAccessibilityErrors(page, { width: phoneWidth, except: scalarsOwn });
  expect(foreign).toEqual([]);
});

test("a developer finds a call by keyboard", async ({ page }) => {
  await page.goto("/api");
  await page.getByRole("button", { name: "Search" }).press("Enter");
  await page.getByRole("combobox").fill("Replace a blog post");
  const found = page.getByRole("option", { name: "Replace a blog post" });
  await expect(found).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Replace a blog post" })).toBeInViewport();
});

for (const [address, heading, language] of [
  ["/api", "Документ OpenAPI", "English"],
  ["/api?lang=en", "OpenAPI document", "Українська"],
] as const) {
  test(`${address} is accessible at every width, in the light theme and in the dark one`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    await expect(page.getByRole("link", { name: heading })).toHaveAttribute(
      "href",
      "/api/openapi.json",
    );
    await expect(page.getByRole("link", { name: language })).toBeVisible();
    await expectNoAccessibilityErrors(page);
    await expectNoAccessibilityErrors(page, { width: phoneWidth });
    await page.emulateMedia({ colorScheme: "dark" });
    await page.reload();
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    await expectNoAccessibilityErrors(page, { width: phoneWidth });
  });
}

test("a developer without JavaScript is led to the document", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await page.goto("/api?lang=en");
  const sentence = page.locator("noscript p");
  await expect(sentence).toBeVisible();
  expect(await sentence.textContent()).toContain("switch JavaScript on");
  await page.getByRole("link", { name: "OpenAPI document" }).click();
  await expect(page.locator("body")).toContainText('"openapi":"3.1.0"');
  await page.close();
});

test("the page runs no script and shows no style but its own, and compiles none", async ({
  page,
}) => {
  const response = await page.goto("/api");
  const policy = await response?.headerValue("content-security-policy");
  expect(policy).not.toMatch(
    /unsafe-eval|script-src [^;]*unsafe-inline|style-src [^;]*unsafe-inline/,
  );
  expect(policy).toContain("require-trusted-types-for 'script';trusted-types vue;");
});

test("the document of the whole site describes no call of its own screens", async ({ request }) => {
  const { paths } = await (await request.get("/api/openapi.json")).json();
  expect(Object.keys(paths).length).toBeGreaterThan(15);
  expect(Object.keys(paths).filter((path) => /preview|content|openapi|viewer/.test(path))).toEqual(
    [],
  );
});

test("the page has one address, and programs that ask it for JSON are told that it has none", async ({
  request,
}) => {
  const moved = await request.get("/api/?lang=en", { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, "/api?lang=en"]);
  const json = await request.get("/api", { headers: { accept: "application/json" } });
  expect([json.status(), (await json.json()).code]).toEqual([404, "NOT_FOUND"]);
});
