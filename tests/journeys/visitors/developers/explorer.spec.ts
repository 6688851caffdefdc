import type { APIRequestContext, Page, Request } from "@playwright/test";
import { explorerPhrases } from "../../../../client/phrases/explorer.ts";
import {
  expectNoAccessibilityErrors,
  phoneWidth,
} from "../../../support/journeys/accessibility.ts";
import { somePictures } from "../../../support/journeys/chosen-files.ts";
import {
  expectResponse,
  openGraphiql,
  openTab,
  runOperation,
  setVariables,
} from "../../../support/journeys/explorer.ts";
import { adminSession, signIn } from "../../../support/journeys/session.ts";
import { journeyAdmin } from "../../../support/journeys/sites/site.ts";
import { expect, test } from "../../../support/journeys/test.ts";

test("a developer whom the foreign script does not reach runs the operations in GraphiQL, on a phone too, and no password or token is stored", async ({
  page,
  console,
}) => {
  const phrases = explorerPhrases.UA;
  await openGraphiql(page, console, "/graphql");
  await expect(page.getByText(phrases.tooSlow)).toBeVisible();
  await runOperation(page);
  await expectResponse(page, /"imageCount"/);
  await openTab(page, "PageByAddress");
  await runOperation(page);
  await expectResponse(page, /"address":\s"about"/);
  await expect(page.getByText(/Останній\sзапит:.*\d/)).toBeVisible();
  await page.getByRole("button", { name: "Show History" }).click();
  await expect(page.getByRole("button", { name: "Set active" })).toHaveCount(2);

  await page.getByText("Скільки може").click();
  await page.getByRole("button", { name: "Show Documentation Explorer" }).click();
  await page.getByRole("link", { name: "Query" }).click();
  // GraphiQL's tabs are items with the role, and have buttons in them.
  const except = /^nested-interactive: <li [^>]*role="tab" class="graphiql-tab/;
  await expectNoAccessibilityErrors(page, { except, widths: [] });
  await expectNoAccessibilityErrors(page, { except, width: phoneWidth });

  await page.getByLabel(phrases.token).fill("a secret token");
  await openTab(page, "SignIn");
  await runOperation(page);
  await expectResponse(page, /errors/);
  const stored = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(stored).toContain("query Galleries");
  expect(await stored()).not.toContain("SignIn");
  expect(await stored()).not.toContain("a secret token");
});

/** Answers as a site whose explorer may load no foreign script and whose schema is closed. */
async function closeSchema(page: Page): Promise<void> {
  await page.route(/\/graphql\?lang=en$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('data-sandbox="on"', 'data-sandbox="off"');
    await route.fulfill({ response, body });
  });
  await page.route("**/graphql/schema.graphql", (route) =>
    route.request().headers().authorization ? route.continue() : route.fulfill({ status: 401 }),
  );
}

const jsonOf = async (sent: Request) => (await sent.response())?.json();
const answerOf = async (page: Page, name?: string) => jsonOf(await runOperation(page, name));

/** Uploads a picture outside of the explorer. Returns its id. */
async function uploadPicture(request: APIRequestContext, token: string): Promise<string> {
  const [file] = await somePictures(1);
  const uploaded = await request.post("/api/images", {
    headers: { authorization: `Bearer ${token}` },
    multipart: { file: file ?? "" },
  });
  return (await uploaded.json())._id;
}

/** Saves the draft, meets a conflict with the version that was just replaced, and deletes the draft. */
async function meetConflict(page: Page, { id, version }: { id: string; version: number }) {
  const input = { translations: { eng: { name: "Draft of a developer" } } };
  await setVariables(page, { id, version, input });
  expect((await answerOf(page, "SaveVersion")).data.savePartner.version).toBe(version + 1);
  await answerOf(page, "SaveVersion");
  await expectResponse(page, /CONFLICT/);
  await setVariables(page, { id, version: version + 1, input });
  expect((await answerOf(page, "DeleteDraft")).data.deleteItem).toBe(true);
}

test("a developer has GraphiQL alone where foreign script is off; not an editor's session but the token that they type opens the schema, and saves drafts and pictures", async ({
  page,
  request,
  console,
  baseURL,
}) => {
  console.allow(/status of 401/);
  const foreign: string[] = [];
  page.on("request", (sent) => {
    if (/^(?:https?|wss?):/.test(sent.url()) && !sent.url().startsWith(baseURL ?? ""))
      foreign.push(sent.url());
  });
  await closeSchema(page);
  await signIn(page, await adminSession(request));
  await page.goto("/graphql?lang=en");
  await openTab(page, "CreateDraft");
  await expect(page.getByRole("button", { name: "Sandbox" })).toBeHidden();
  const anonymous = await runOperation(page, "CreateDraft");
  expect(anonymous.headers()).not.toHaveProperty("authorization");
  await expectResponse(page, /UNAUTHENTICATED/);

  await openTab(page, "SignIn");
  await setVariables(page, journeyAdmin);
  const { token } = (await answerOf(page)).data.login;
  await page.getByLabel("Token").fill(token);
  await expect(page.getByText("only shows its schema with a token")).toBeVisible();
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("only shows its schema with a token")).toBeHidden();
  await page.getByRole("button", { name: "Show Documentation Explorer" }).click();
  await expect(page.getByRole("link", { name: "Mutation" })).toBeVisible();

  await openTab(page, "CreateDraft");
  const signed = await runOperation(page, "CreateDraft");
  expect(signed.headers().authorization).toBe(`Bearer ${token}`);
  await expectResponse(page, /"version":\s1/);
  await expect(page.getByText("not limited for this token")).toBeVisible();
  await meetConflict(page, (await jsonOf(signed)).data.savePartner);

  const imageId = await uploadPicture(request, token);
  await openTab(page, "CreateWithImage");
  await setVariables(page, { imageId });
  expect((await answerOf(page)).data.savePartner.image.id).toBe(imageId);
  expect(foreign).toEqual([]);
});
