import { expectNoAccessibilityErrors } from "../../../support/journeys/accessibility.ts";
import {
  expectResponse,
  replaceForeignScript,
  runOperation,
} from "../../../support/journeys/explorer.ts";
import { expect, test } from "../../../support/journeys/test.ts";

/** Stands in for Apollo's script: it shows the operation, and what it can reach. */
const foreignScript = `
  const attempt = async (work) => { try { return await work(); } catch (error) { return error.name; } };
  window.EmbeddedSandbox = class {
    constructor({ target, initialEndpoint, initialState, handleRequest }) {
      const ask = async () => {
        const body = JSON.stringify({ query: "{ __typename }" });
        const headers = { "content-type": "application/json" };
        return (await handleRequest(initialEndpoint, { method: "POST", headers, body })).text();
      };
      void (async () => {
        const found = {
          document: initialState.document.split("\\n")[1],
          variables: initialState.variables,
          origin: self.origin,
          token: await attempt(() => localStorage.getItem("user") ?? "none"),
          explorer: await attempt(() => parent.document.title),
          page: await attempt(async () => (await fetch("/")).text()),
          answer: await attempt(ask),
        };
        document.querySelector(target).textContent = JSON.stringify(found);
      })();
    }
  };
`;

test("a developer's Sandbox shows prepared operations, reaches neither the token nor a page, and stays open beside GraphiQL", async ({
  page,
  console,
}) => {
  await page.clock.install();
  // The foreign script tries to read the site and is refused.
  console.allow(/blocked by CORS policy|net::ERR_FAILED/);
  await replaceForeignScript(page, foreignScript);
  const counted = page.waitForResponse(/graphql\/limits/);
  await page.goto("/graphql?lang=en");
  const report = page.frameLocator("iframe").locator("#sandbox");
  await expect(report).toContainText("answer");
  expect(JSON.parse((await report.textContent()) ?? "")).toEqual({
    document: "query Galleries($language: Language!, $first: Int!, $after: String) {",
    variables: { language: "ENG", first: 5 },
    origin: "null",
    token: "SecurityError",
    explorer: "SecurityError",
    page: "TypeError",
    answer: `{"data":{"__typename":"Query"}}\n`,
  });
  await counted;
  await expect(page.getByText(/searches are left/)).toBeVisible();
  // A script that loads later than this is given up.
  await page.clock.runFor(10_000);
  const sandbox = page.getByTitle("Apollo Sandbox");
  await expect(sandbox).toBeVisible();
  await page.getByLabel("Prepared operation").selectOption("Sign in");
  await expect(report).toContainText("mutation SignIn");
  await expectNoAccessibilityErrors(page, { what: "the explorer with the Sandbox" });

  await page.getByRole("button", { name: "GraphiQL" }).click();
  await expect(sandbox).toBeHidden();
  await runOperation(page);
  await expectResponse(page, /galleries/);
  await page.getByRole("button", { name: "Sandbox" }).click();
  await expect(sandbox).toBeVisible();
  await page.getByRole("button", { name: "GraphiQL" }).click();
  await expectResponse(page, /galleries/);
});

test("a foreign script that hangs is waited for no longer than some seconds", async ({ page }) => {
  await page.clock.install();
  await page.route(/^https:\/\//, () => undefined);
  // The page is not loaded whole while its frame waits for the script.
  await page.goto("/graphql", { waitUntil: "domcontentloaded" });
  const switchButton = page.getByRole("button", { name: "GraphiQL" });
  await expect(switchButton).toHaveAttribute("aria-pressed", "false");
  await page.clock.runFor(3000);
  await expect(switchButton).toHaveAttribute("aria-pressed", "true");
});
