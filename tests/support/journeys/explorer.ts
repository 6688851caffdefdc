import { expect, type Page, type Request } from "@playwright/test";

/** What the browser reports when a test keeps the foreign script away. */
export const scriptRefused = /net::ERR_FAILED/;

/** Answers requests for the Sandbox's script with `body`, or refuses them; no other host is asked. */
export async function replaceForeignScript(page: Page, body: string | null): Promise<void> {
  await page.route(/^https:\/\//, (route) =>
    body !== null && route.request().url().includes("embeddable-sandbox")
      ? route.fulfill({ contentType: "text/javascript", body })
      : route.abort(),
  );
}

/** Runs the operation of GraphiQL's current tab; several of them in one document by name. */
export async function runOperation(page: Page, name?: string): Promise<Request> {
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/graphql"),
  );
  await page.getByRole("button", { name: /^Execute/ }).click();
  if (name) await page.getByRole("menuitem", { name }).click();
  return sent;
}

export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
}

/** Expects a text in the response, where the code editor draws spaces as non-breaking ones. */
export async function expectResponse(page: Page, text: RegExp): Promise<void> {
  await expect(page.getByRole("region", { name: "Operation Response" })).toContainText(text);
}
