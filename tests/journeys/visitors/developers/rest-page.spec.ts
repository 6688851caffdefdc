import {
  expectNoAccessibilityErrors,
  phoneWidth,
} from "../../../support/journeys/accessibility.ts";
import { expect, test } from "../../../support/journeys/test.ts";

/** Scalar names the examples of all calls alike, and the landmarks are therefore not unique. */
const except = /^landmark-unique: <div[^>]* aria-label="Example Responses"/;

test("a developer reads a call with its example in the light theme, and only this site is asked", async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== baseURL) foreign.push(request.url());
  });
  await page.goto("/api?lang=en#tag/gallery/GET/api/gallery");
  await expect(page.getByRole("link", { name: "Українська" })).toBeVisible();
  const call = page.getByRole("region", { name: "Every gallery" });
  await expect(call.getByRole("heading", { name: "Every gallery" })).toBeInViewport();
  await expect(call.getByText(`curl "${baseURL}/api/gallery?limit=10"`)).toBeVisible();
  await expect(call.getByText('"galleryCategoryId"').first()).toBeVisible();

  await call.getByRole("button", { name: /curl/ }).click();
  await page.getByRole("option", { name: "fetch" }).click();
  await expect(call.getByText("const response = await fetch(")).toBeVisible();
  await expectNoAccessibilityErrors(page, { except });
  expect(foreign).toEqual([]);
});

test("a developer finds a call by keyboard in the dark theme, and reads it on a phone", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/api");
  await expect(page.getByRole("link", { name: "English" })).toBeVisible();
  await page.getByRole("button", { name: "Search" }).press("Enter");
  await page.getByRole("combobox").fill("Replace a blog post");
  const found = page.getByRole("option", { name: "Replace a blog post" });
  await expect(found).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Replace a blog post" })).toBeInViewport();
  await expectNoAccessibilityErrors(page, { width: phoneWidth, except });
});
