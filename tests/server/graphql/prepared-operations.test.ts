import { parse, validate } from "graphql";
import { expect, test } from "vitest";
import { type OperationName, preparedOperations } from "../../../client/explorer/operations.ts";
import { buildGraphqlSchema } from "../../../server/http/graphql/schema.ts";
import { adminEmail, password } from "../../support/accounts/accounts.ts";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { anUploadedImage } from "../../support/images/image-library.ts";
import { aServer, type Role } from "../../support/server/test-server.ts";

const site = await aServer();
const operations = preparedOperations("ENG");

/** Sends one operation of a prepared document, with some of its variables filled in. */
async function run(name: OperationName, variables: object = {}, as?: Role, operationName?: string) {
  const prepared = operations.find((operation) => operation.name === name);
  if (!prepared) throw new Error(`There is no operation ${name}`);
  const payload = {
    query: prepared.document,
    variables: { ...prepared.variables, ...variables },
    operationName,
  };
  return (await site.request({ method: "POST", url: "/graphql", payload }, as)).json();
}

test("every prepared operation is valid, and says what it is for", async () => {
  const schema = await buildGraphqlSchema();
  expect(operations).toHaveLength(5);
  for (const { document, name } of operations) {
    expect(validate(schema, parse(document)), name).toEqual([]);
    expect(document, name).toMatch(/^# /);
  }
});

test("a developer reads a page of galleries in a language, and the page after it", async () => {
  const named = { ua: { name: "Табори" }, eng: { name: "Camps" } };
  const { id } = await aPublishedItem(site, "GalleryCategory", { translations: named });
  for (const title of ["First", "Second"]) {
    const translations = { ua: { title: `${title} ua` }, eng: { title } };
    await aPublishedItem(site, "Gallery", { categoryId: id, translations });
  }
  const first = (await run("galleries", { first: 1 })).data.galleries;
  expect(first.items).toHaveLength(1);
  expect(first.items[0].translation.language).toBe("ENG");
  expect(first.hasNextPage).toBe(true);
  const next = (await run("galleries", { first: 1, after: first.endCursor })).data.galleries;
  expect(next.items[0].id).not.toBe(first.items[0].id);
});

test("a developer reads one page by its address", async () => {
  const { page } = (await run("page")).data;
  expect(page.address).toBe("about");
  expect(page.translation.title).not.toBe("");
});

test("a developer signs in and gets a token", async () => {
  const { data } = await run("signIn", { email: adminEmail, password });
  expect(data.login.token.length).toBeGreaterThan(20);
});

test("a developer saves with a version, and the second save meets a conflict", async () => {
  const created = (await run("conflict", {}, "editor", "CreateDraft")).data.savePartner;
  const save = () => run("conflict", created, "editor", "SaveVersion");
  expect((await save()).data.savePartner.version).toBe(created.version + 1);
  expect((await save()).errors[0].extensions.code).toBe("CONFLICT");
  const current = { id: created.id, version: created.version + 1 };
  expect((await run("conflict", current, "editor", "DeleteDraft")).data.deleteItem).toBe(true);
});

test("a visitor may not run an operation that saves", async () => {
  const { errors } = await run("conflict", {}, "visitor", "CreateDraft");
  expect(errors[0].extensions.code).toBe("UNAUTHENTICATED");
});

test("a developer saves a draft with an image that was uploaded through REST", async () => {
  const { id: imageId } = await anUploadedImage(site);
  const { data } = await run("upload", { imageId }, "editor");
  expect(data.savePartner.image.id).toBe(imageId);
});
