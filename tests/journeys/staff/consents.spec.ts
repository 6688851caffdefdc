import type { APIRequestContext, Page } from "@playwright/test";
import { editorPaths, paths } from "../../../client/paths.ts";
import { expectNoAccessibilityErrors, phoneWidth } from "../../support/journeys/accessibility.ts";
import { somePictures } from "../../support/journeys/chosen-files.ts";
import { pathIn } from "../../support/journeys/editing.ts";
import { executeGraphql } from "../../support/journeys/graphql.ts";
import { test } from "../../support/journeys/people.ts";
import {
  adminSession,
  caseWorkerSession,
  editorSession,
  type Session,
} from "../../support/journeys/session.ts";
import { expect } from "../../support/journeys/test.ts";

/** A picture in the library, and a published post that shows it. */
async function aPostWithPicture(request: APIRequestContext, session: Session, name: string) {
  const [file] = await somePictures(1);
  const uploaded = await request.post("/api/images", {
    headers: { authorization: `Bearer ${session.token}` },
    multipart: { alt_ua: name, alt_eng: name, file: file ?? "" },
  });
  const { _id: id, url } = await uploaded.json();
  const picture = new URL(url).pathname;
  const text = { title: name, content: `<p>Текст</p><p><img src="${picture}" alt="${name}"></p>` };
  const { item } = await executeGraphql<{ item: { id: string; version: number } }>(
    request,
    session,
    "mutation ($input: BlogPostInput!) { item: saveBlogPost(input: $input) { id version } }",
    { input: { translations: { ua: text, eng: text } } },
  );
  await executeGraphql(
    request,
    session,
    "mutation ($id: ID!, $version: Int!) { publish(kind: BLOG_POST, id: $id, version: $version) { id } }",
    item,
  );
  return { id: String(id), picture, post: paths.blogPost(item.id) };
}

const statusOf = async (request: APIRequestContext, url: string) =>
  (await request.get(url)).status();

/** The addresses of pictures in the text of a page that a visitor reads, without scripts. */
async function picturesOn(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  return [...html.matchAll(/\/images\/[0-9a-f]{24}\//g)].map(([folder]) => folder).join(" ");
}

const folderOf = (picture: string) => picture.replace(/[^/]*$/, "");
const openPicture = (page: Page, id: string, language: "UA" | "ENG") =>
  page.goto(`${pathIn(editorPaths.images(), language)}${language === "UA" ? "?" : "&"}image=${id}`);

test("a picture of a child leaves the site, comes back with a consent, is withdrawn by one press, and a blurred one takes its place when an admin agrees", async ({
  newPage,
  request,
  console,
}) => {
  // A tile may still load the address that has just gone.
  console.allow(/status of 410/);
  const session = await editorSession(request, "Олеся");
  const name = `Ярмарок ${Date.now()}`;
  const { id, picture, post } = await aPostWithPicture(request, session, name);
  expect(await picturesOn(request, post)).toContain(folderOf(picture));

  const page = await newPage(session);
  await openPicture(page, id, "UA");
  const details = page.getByRole("dialog");
  await details.getByLabel("Кого можна впізнати").selectOption("дітей");
  await expect(details.getByText("Відвідувачі цієї світлини не бачать.")).toBeVisible();
  expect(await statusOf(request, picture)).toBe(410);
  expect(await picturesOn(request, post)).not.toContain(folderOf(picture));
  await expectNoAccessibilityErrors(page, { what: "a picture’s details", width: phoneWidth });

  const admin = await newPage(await adminSession(request));
  await admin.goto(paths.admin());
  await expect(admin.getByRole("link", { name: /без згоди/ })).toBeVisible();

  await details.getByRole("button", { name: "Додати до згоди" }).click();
  await page.getByRole("link", { name: "Нова згода" }).click();
  await page.getByLabel("Коли надано").fill("2026-01-10");
  await page.getByLabel("Подія").fill(name);
  await page.getByRole("button", { name: "Зберегти" }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expect(page.getByText("згода є")).toBeVisible();
  expect(await statusOf(request, picture)).toBe(200);
  expect(await picturesOn(request, post)).toContain(folderOf(picture));

  await openPicture(page, id, "UA");
  await page.getByRole("button", { name: `Відкликати згоду: ${name}` }).click();
  await page.getByRole("button", { name: "Відкликати зараз" }).click();
  await expect(page.getByText("Згоду відкликано")).toBeVisible();
  expect(await statusOf(request, picture)).toBe(410);
  expect(await statusOf(request, post)).toBe(200);
  expect(await picturesOn(request, post)).not.toContain(folderOf(picture));
  await expect(page.getByRole("heading", { name: "Де вона показана" })).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("link", { name })).not.toHaveCount(0);

  await blurByKeyboard(page);
  await expect(page.getByText("Світлину розмито")).toBeVisible();
  expect(await statusOf(request, picture)).toBe(410);
  const withoutIt = await picturesOn(request, post);
  expect(withoutIt).not.toContain(folderOf(picture));

  const navigation = admin.getByRole("navigation", { name: "Розділи керування" });
  await navigation.getByRole("link", { name: "Згоди на світлини" }).click();
  await admin.getByRole("searchbox").fill(name);
  await admin.getByRole("link", { name }).first().click();
  await admin.getByRole("button", { name: /^Прибрати зі згоди:/ }).click();
  await expect(admin.getByText("Жодної світлини.")).toBeVisible();
  const folders = (await picturesOn(request, post)).split(" ");
  const [blurred = ""] = folders.filter((folder) => !withoutIt.includes(folder));
  expect(blurred).not.toBe("");
  expect(await statusOf(request, `${blurred}original.webp`)).toBe(200);
});

/** Draws an area without a pointer, and hears where it is. */
async function blurByKeyboard(page: Page) {
  await page.getByRole("button", { name: "Розмити обличчя" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Розмити обличчя" });
  await dialog.getByRole("button", { name: "Додати ділянку" }).focus();
  await page.keyboard.press("Enter");
  const area = dialog.getByRole("button", { name: /^Ділянка 1:/ });
  await expect(area).toBeFocused();
  await expectNoAccessibilityErrors(page, { what: "blurring", width: phoneWidth });
  await expect(area).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Shift+ArrowDown");
  const place = "Ділянка 1: 38 % зліва, 38 % згори, завширшки 20 %, заввишки 27 %";
  await expect(dialog.getByRole("status")).toHaveText(place);
  await dialog.getByRole("button", { name: "Додати ділянку" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: /^Ділянка 2:/ })).toBeFocused();
  await page.keyboard.press("Delete");
  await expect(dialog.getByRole("status")).toHaveText("Ділянку 2 прибрано");
  await expect(dialog.getByText(/лишиться прихованою, доки людина/)).toBeVisible();
  await dialog.getByRole("radio", { name: "нікого" }).focus();
  await page.keyboard.press("Space");
  await dialog.getByRole("button", { name: "Розмити", exact: true }).focus();
  await page.keyboard.press("Enter");
}

test("a case worker finds a consent by the person’s reference and withdraws it; an editor does not see whose it is", async ({
  newPage,
  request,
}) => {
  const admin = await adminSession(request);
  const { id, picture, post } = await aPostWithPicture(request, admin, "A picnic by the river");
  const reference = `F-${Date.now()}`;
  await executeGraphql(
    request,
    admin,
    `mutation ($ids: [ID!]!, $person: ConsentPersonInput!) {
      saveConsent(imageIds: $ids, input: {
        state: GIVEN, givenOn: "2026-02-03", uses: [SITE], event: "A picnic", person: $person
      }) { id }
    }`,
    { ids: [id], person: { reference, givenBy: "A mother" } },
  );
  const worker = await newPage(await caseWorkerSession(request, "Ірина"));
  await worker.goto(pathIn(editorPaths.consents(), "ENG"));
  await worker.getByRole("searchbox").fill(reference);
  await expect(worker.getByRole("cell", { name: reference })).toBeVisible();
  await expectNoAccessibilityErrors(worker, { what: "the consents", width: phoneWidth });
  await worker.getByRole("button", { name: "Withdraw consent: A picnic" }).click();
  await worker.getByRole("button", { name: "Withdraw now" }).click();
  await expect(worker.getByText("The consent is withdrawn")).toBeVisible();
  await expect(worker.getByRole("row", { name: reference }).getByText("withdrawn")).toBeVisible();
  expect(await statusOf(request, picture)).toBe(410);
  expect(await picturesOn(request, pathIn(post, "ENG"))).not.toContain(folderOf(picture));

  const editor = await newPage(await editorSession(request, "Ada"));
  await editor.goto(pathIn(editorPaths.consents(), "ENG"));
  await editor.getByRole("searchbox").fill(reference);
  await editor.getByRole("link", { name: "A picnic" }).first().click();
  await expect(
    editor.getByText("Only administrators and case workers see whose consent it is."),
  ).toBeVisible();
  await expect(editor.getByText(reference)).toHaveCount(0);
  await expectNoAccessibilityErrors(editor, { what: "a consent" });
});
