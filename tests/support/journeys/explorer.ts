import { expect, type Page, type Request } from "@playwright/test";
import type { Console } from "./test.ts";

/** Answers requests for the Sandbox's script with `body`, or refuses them; no other host is asked. */
export async function replaceForeignScript(page: Page, body: string | null): Promise<void> {
  await page.route(/^https:\/\//, (route) =>
    body !== null && route.request().url().includes("embeddable-sandbox")
      ? route.fulfill({ contentType: "text/javascript", body })
      : route.abort(),
  );
}

/** Opens the explorer without the foreign script, so that it shows GraphiQL. */
export async function openGraphiql(page: Page, console: Console, address = "/graphql?lang=en") {
  console.allow(/net::ERR_FAILED/);
  await replaceForeignScript(page, null);
  await page.goto(address);
}

const resultOf = (page: Page) => page.getByRole("region", { name: "Result Window" });

/** Waits for the code editors: before that tabs and the button for running have no effect. */
async function waitForEditors(page: Page): Promise<void> {
  const editor = page.getByRole("region", { name: "Operation Editor" });
  await expect(editor).toContainText(/query|mutation/);
  await expect(resultOf(page).getByRole("textbox")).toBeAttached();
}

/** Runs the operation of GraphiQL's current tab, or one of several in its document by name. */
export async function runOperation(page: Page, name?: string): Promise<Request> {
  await waitForEditors(page);
  const button = page.getByRole("button", { name: /^Execute/ });
  if (name) await expect(button).toHaveAttribute("aria-haspopup", "menu");
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/graphql"),
  );
  await button.click();
  if (name) await page.getByRole("menuitem", { name }).click();
  return sent;
}

/** Replaces the variables of GraphiQL's current tab. */
export async function setVariables(page: Page, variables: object): Promise<void> {
  await page.getByRole("region", { name: "Variables" }).click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText(JSON.stringify(variables));
  // The editor closes brackets and quotation marks by itself.
  await page.keyboard.press("ControlOrMeta+Shift+End");
  await page.keyboard.press("Delete");
}

export async function openTab(page: Page, name: string): Promise<void> {
  await waitForEditors(page);
  await page.getByRole("button", { name, exact: true }).click();
}

/** Expects a text in the visible lines of the response. */
export async function expectResponse(page: Page, text: RegExp): Promise<void> {
  await expect(resultOf(page)).toContainText(text);
}
