import { openTab, runOperation } from "../../../support/journeys/explorer.ts";
import { test } from "../../../support/journeys/sites/closed-site.ts";
import { journeyAdmin } from "../../../support/journeys/sites/site.ts";
import { expect } from "../../../support/journeys/test.ts";

test("a developer has GraphiQL alone where foreign script is off, and asks no other host", async ({
  page,
  closedSite,
  console,
}) => {
  // Without a token the schema is refused.
  console.allow(/status of 401/);
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (/^(?:https?|wss?):/.test(request.url()) && !request.url().startsWith(closedSite.address))
      foreign.push(request.url());
  });
  await page.goto("/graphql?lang=en");
  await openTab(page, "PageByAddress");
  await expect(page.getByRole("button", { name: "Sandbox" })).toBeHidden();
  await runOperation(page);
  await expect(page.getByText(/Last request: \d+ fields/)).toBeVisible();
  expect(foreign).toEqual([]);
});

test("a developer sees the schema once a token is entered, where visitors may not read it", async ({
  page,
  request,
  console,
}) => {
  console.allow(/status of 401/);
  const session = await request.post("/api/auth/login", { data: journeyAdmin });
  const { token } = await session.json();
  await page.goto("/graphql?lang=en");
  await expect(page.getByText("shows its schema with a token only")).toBeVisible();
  await page.getByLabel("Token").fill(token);
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("shows its schema with a token only")).toBeHidden();
  await page.getByRole("button", { name: "Show Documentation Explorer" }).click();
  await expect(page.getByRole("link", { name: "Mutation" })).toBeVisible();
});
