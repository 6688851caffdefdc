import { expect, test } from "vitest";
import { sweepDocuments } from "../../../server/document/document-sweep.ts";
import { eraseDeleted } from "../../../server/overview/trash-sweep.ts";
import { pdf, uploadDocument } from "../../support/content/a-pdf.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
const sweep = (days: number) => sweepDocuments(site.db, site.files, inDays(days));
const statusOf = async (url: string) => (await site.request({ url })).statusCode;
const asEditor = (source: string, variables = {}) =>
  site.executeOrThrow(source, variables, "editor");

async function anUpload(fileName = "Статут.pdf"): Promise<{ id: string; url: string }> {
  const { _id: id, url } = (await uploadDocument(site, { fileName })).json();
  return { id, url };
}

const saveReport = `mutation ($id: ID, $version: Int, $input: ReportInput!) {
  saved: saveReport(id: $id, version: $version, input: $input) { id version documents { id } }
}`;
const savePage = `mutation ($id: ID, $version: Int, $input: PageInput!) {
  saved: savePage(id: $id, version: $version, input: $input) { id version }
}`;
const aReport = (...ids: string[]) => ({
  year: 2022,
  documents: ids.map((id) => ({ id, nameUa: "Звіт за березень" })),
  translations: { ua: { description: "Звіт" } },
});
let pages = 0;
const aPage = (url?: string) => {
  const id = "8f14e45f-ceea-4672-8b1f-0a1d2c3b4e5f";
  const entries = url ? [{ title: "Статут", address: url }] : [];
  const blocks = [{ id, documents: { entries } }];
  return { address: `files-${++pages}`, translations: { ua: { title: "Документи", blocks } } };
};

const trash = async (): Promise<{ document: { id: string } }[]> =>
  (
    await asEditor(`{ deletedDocuments(first: 100) {
      total items { deletedAt deletedBy document { id name size } }
    } }`)
  ).deletedDocuments.items;
const inTrash = async (id: string) =>
  (await trash()).find(({ document }) => document.id === id) ?? null;
const unused = async (): Promise<string[]> =>
  (await asEditor("{ unusedDocuments(first: 100) { items { id } } }")).unusedDocuments.items.map(
    ({ id }: { id: string }) => id,
  );
const restore = (id: string) => asEditor(`mutation { restoreDocument(id: "${id}") { id } }`);

test("an editor who removed a PDF from a report finds it in the trash, with name, size, time and who did it", async () => {
  const { id } = await anUpload();
  const { saved } = await asEditor(saveReport, { input: aReport(id) });
  const { id: report, version } = saved;
  await asEditor(saveReport, { id: report, version, input: aReport() });
  const { currentUser } = await asEditor("{ currentUser { name } }");
  expect(await inTrash(id)).toEqual({
    deletedAt: expect.any(String),
    deletedBy: currentUser.name,
    document: { id, name: "Звіт за березень", size: pdf.length },
  });
});

test("an editor takes a document back from the trash a day before it is erased, and its report lists it again", async () => {
  const { id, url } = await anUpload();
  const { saved } = await asEditor(saveReport, { input: aReport(id) });
  const without = { id: saved.id, version: saved.version, input: aReport() };
  const { version } = (await asEditor(saveReport, without)).saved;
  await sweep(29);
  expect(await statusOf(url)).toBe(404);
  await restore(id);
  expect(await statusOf(url)).toBe(200);
  expect(await inTrash(id)).toBeNull();
  expect(await unused()).toContain(id);
  const again = await asEditor(saveReport, { id: saved.id, version, input: aReport(id) });
  expect(again.saved.documents).toEqual([{ id }]);
});

test("a document that is in the trash for 30 days is erased, and no longer listed", async () => {
  const { id, url } = await anUpload();
  await asEditor(`mutation { deleteDocument(id: "${id}") }`);
  await site.db.query("update document set removed_at = $2 where id = $1", [id, inDays(-30)]);
  expect(await inTrash(id)).toBeNull();
  await sweep(1);
  expect(await statusOf(url)).toBe(404);
  await expect(restore(id)).rejects.toThrow("NOT_FOUND");
});

test("an editor who removed a PDF from a page finds it in the trash", async () => {
  const { id, url } = await anUpload();
  const page = aPage(url);
  const { saved } = await asEditor(savePage, { input: page });
  expect(await inTrash(id)).toBeNull();
  const input = { ...aPage(), address: page.address };
  await asEditor(savePage, { id: saved.id, version: saved.version, input });
  expect(await inTrash(id)).not.toBeNull();
});

test("a document that was taken back stays out of the trash when its former page is saved again", async () => {
  const { id, url } = await anUpload();
  const page = aPage(url);
  const { saved } = await asEditor(savePage, { input: page });
  const input = { ...aPage(), address: page.address };
  const { version } = (await asEditor(savePage, { ...saved, input })).saved;
  await restore(id);
  await asEditor(savePage, { id: saved.id, version, input });
  expect(await inTrash(id)).toBeNull();
});

test("a document that another page offers does not go to the trash with one page or report", async () => {
  const { id, url } = await anUpload();
  const page = aPage(url);
  await asEditor(savePage, { input: aPage(url) });
  const { saved } = await asEditor(savePage, { input: page });
  const input = { ...aPage(), address: page.address };
  await asEditor(savePage, { id: saved.id, version: saved.version, input });
  expect(await inTrash(id)).toBeNull();
});

test("an editor who uploaded a PDF and never saved finds it again, however long ago that was", async () => {
  const { id, url } = await anUpload();
  await site.db.query("update document set created_at = $2 where id = $1", [id, inDays(-400)]);
  for (const days of [1, 31, 62]) await sweep(days);
  expect(await unused()).toContain(id);
  expect(await statusOf(url)).toBe(200);
});

test("documents of a report that is erased from the trash are in the trash for 30 days more", async () => {
  const { id } = await anUpload();
  const { saved } = await asEditor(saveReport, { input: aReport(id) });
  await asEditor(
    "mutation ($id: ID!, $version: Int!) { deleteItem(kind: REPORT, id: $id, version: $version) }",
    { id: saved.id, version: saved.version },
  );
  expect(await inTrash(id)).toBeNull();
  await eraseDeleted(site.db, inDays(1));
  expect(await inTrash(id)).not.toBeNull();
});

test("an editor deletes a document that nothing uses, and undoes it", async () => {
  const { id } = await anUpload();
  const remove = `mutation { deleteDocument(id: "${id}") }`;
  expect(await asEditor(remove)).toEqual({ deleteDocument: true });
  expect(await asEditor(remove)).toEqual({ deleteDocument: false });
  expect(await unused()).not.toContain(id);
  await restore(id);
  expect(await unused()).toContain(id);
});

test("a document in use cannot be deleted", async () => {
  const [ofReport, ofPage] = [await anUpload(), await anUpload()];
  await asEditor(saveReport, { input: aReport(ofReport.id) });
  await asEditor(savePage, { input: aPage(ofPage.url) });
  for (const { id } of [ofReport, ofPage]) {
    const { errors } = await site.execute(`mutation { deleteDocument(id: "${id}") }`, {}, "editor");
    expect(errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", reason: "inUse" });
    expect(await unused()).not.toContain(id);
  }
});

test("a visitor neither sees nor changes the trash of documents", async () => {
  const { id } = await anUpload();
  for (const operation of [
    "{ deletedDocuments { total } }",
    "{ unusedDocuments { total } }",
    `mutation { deleteDocument(id: "${id}") }`,
    `mutation { restoreDocument(id: "${id}") { id } }`,
  ]) {
    const { errors } = await site.execute(operation, {}, "visitor");
    expect(errors?.[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED" });
  }
});
