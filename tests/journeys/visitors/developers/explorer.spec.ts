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
import { adminSession } from "../../../support/journeys/session.ts";
import { journeyAdmin } from "../../../support/journeys/sites/site.ts";
import { expect, test } from "../../../support/journeys/test.ts";

test("a developer whom the foreign script does not reach runs the operations in GraphiQL", async ({
  page,
  console,
}) => {
  await openGraphiql(page, console);
  await expect(page.getByText("here are the same operations in GraphiQL")).toBeVisible();
  await runOperation(page);
  await expectResponse(page, /"imageCount"/);
  await openTab(page, "PageByAddress");
  await runOperation(page);
  await expectResponse(page, /"address":\s"about"/);
  await expect(page.getByText(/Last request: \d+ fields/)).toBeVisible();
  await page.getByRole("button", { name: "Show Documentation Explorer" }).click();
  await expect(page.getByRole("link", { name: "Mutation" })).toBeVisible();
  await page.getByRole("button", { name: "Show History" }).click();
  await expect(page.getByRole("button", { name: "Set active" })).toHaveCount(2);
});

test("an editor's session is not used, but a token that was typed is", async ({
  page,
  request,
  console,
}) => {
  const session = await adminSession(request);
  const { token } = session;
  await page.goto("/robots.txt");
  await page.evaluate((text) => localStorage.setItem("user", text), JSON.stringify(session));
  await openGraphiql(page, console);
  await openTab(page, "CreateDraft");
  const anonymous = await runOperation(page, "CreateDraft");
  expect(anonymous.headers()).not.toHaveProperty("authorization");
  await expectResponse(page, /UNAUTHENTICATED/);
  await page.getByLabel("Token").fill(token);
  const signed = await runOperation(page, "CreateDraft");
  expect(signed.headers().authorization).toBe(`Bearer ${token}`);
  await expectResponse(page, /"version":\s1/);
  await expect(page.getByText("not limited for this token")).toBeVisible();
});

test("a developer signs in, meets a conflict, and adds an uploaded picture to a draft", async ({
  page,
  request,
  console,
}) => {
  await openGraphiql(page, console);
  const answer = async (name?: string) =>
    (await (await runOperation(page, name)).response())?.json();

  await openTab(page, "SignIn");
  await setVariables(page, journeyAdmin);
  const { token } = (await answer()).data.login;
  await page.getByLabel("Token").fill(token);

  await openTab(page, "CreateDraft");
  const { id, version } = (await answer("CreateDraft")).data.savePartner;
  const input = { translations: { eng: { name: "Draft of a developer" } } };
  await setVariables(page, { id, version, input });
  expect((await answer("SaveVersion")).data.savePartner.version).toBe(version + 1);
  await answer("SaveVersion");
  await expectResponse(page, /CONFLICT/);
  await setVariables(page, { id, version: version + 1, input });
  expect((await answer("DeleteDraft")).data.deleteItem).toBe(true);

  const [file] = await somePictures(1);
  const uploaded = await request.post("/api/images", {
    headers: { authorization: `Bearer ${token}` },
    multipart: { file: file ?? "" },
  });
  const { _id: imageId } = await uploaded.json();
  await openTab(page, "CreateWithImage");
  await setVariables(page, { imageId });
  expect((await answer()).data.savePartner.image.id).toBe(imageId);
});

test("a password that was sent to sign in is not stored on the device", async ({
  page,
  console,
}) => {
  await openGraphiql(page, console);
  await page.getByLabel("Token").fill("a secret token");
  await runOperation(page);
  await expectResponse(page, /galleries|errors/);
  await openTab(page, "SignIn");
  await runOperation(page);
  await expectResponse(page, /errors/);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
    .toContain("query Galleries");
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).not.toContain("SignIn");
  expect(stored).not.toContain("a secret token");
});

for (const [query, language] of [
  ["", "Ukrainian"],
  ["?lang=en", "English"],
]) {
  test(`GraphiQL and its surroundings are accessible, on a phone too, in ${language}`, async ({
    page,
    console,
  }) => {
    await openGraphiql(page, console, `/graphql${query}`);
    await runOperation(page);
    await expectResponse(page, /galleries/);
    await page
      .getByText(language === "English" ? "What a request may cost" : "Скільки може")
      .click();
    await page.getByRole("button", { name: "Show Documentation Explorer" }).click();
    await page.getByRole("link", { name: "Query" }).click();
    // GraphiQL's tabs are items with the role, and have buttons in them.
    const except = /^nested-interactive: <li [^>]*role="tab" class="graphiql-tab/;
    await expectNoAccessibilityErrors(page, { what: "GraphiQL", except });
    await expectNoAccessibilityErrors(page, { what: "GraphiQL", except, width: phoneWidth });
  });
}
