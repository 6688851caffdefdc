import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { importParts } from "../../../server/http/graphql/import-parts.ts";
import type { SignedIn } from "../../../server/platform/viewer.ts";
import { exportContent } from "../../../server/transfer/export-content.ts";
import {
  type ImportResult,
  importContent,
  sumOf,
} from "../../../server/transfer/import-content.ts";
import { openContentArchive } from "../../../server/transfer/read-content-archive.ts";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { anUploadedImage, uploadFile } from "../../support/images/image-library.ts";
import { aPdf } from "../../support/images/picture-files.ts";
import { aServer, type TestServer } from "../../support/server/test-server.ts";

const [trial, real] = [await aServer(), await aServer()];
const folder = mkdtempSync(join(tmpdir(), "doloni-transfer-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let number = 0;

async function exported(kindNames: string[] | null = null): Promise<string> {
  const file = join(folder, `${number++}.zip`);
  const { db, images, files } = trial;
  await exportContent({ db, images, files, file, kinds: kindNames, now: new Date() });
  return file;
}

async function imported(file: string): Promise<ImportResult> {
  const { db, images, files } = real;
  const [row]: Omit<SignedIn, "kind" | "session">[] = await db.query(
    `select id, email, name, roles from account where 'admin' = any(roles)`,
  );
  if (!row) throw new Error("there is no admin");
  const viewer = { ...row, kind: "user", session: null } as const;
  const parts = await importParts(db.manager, images, viewer, new Date());
  const archive = await openContentArchive(file);
  const importing = importContent({ db: db.manager, images, files, archive, ...parts });
  return importing.finally(() => archive.close());
}

const texts = (word: string) => ({ translations: { ua: { title: word }, eng: { title: word } } });
const names = (word: string) => ({ translations: { ua: { name: word }, eng: { name: word } } });

beforeAll(async () => {
  for (const site of [trial, real]) {
    await site.db.query("delete from gallery; delete from gallery_category; delete from page");
  }
  const picture = await anUploadedImage(trial, "painting.jpg");
  await trial.db.query("update image set alt_ua = 'Діти малюють', focus_x = 0.25");
  const { id: categoryId } = await aPublishedItem(trial, "GalleryCategory", names("Події"));
  await aPublishedItem(trial, "Gallery", {
    categoryId,
    imageIds: [picture.id],
    ...texts("Літній табір"),
  });
  await aPublishedItem(trial, "BlogPost", {
    translations: { ua: { title: "Допис", content: `<p><img src="${picture.url}" alt=""></p>` } },
  });
  const uploaded = await uploadFile(trial, aPdf(), {
    fileName: "report.pdf",
    url: "/api/documents",
  });
  const documentId: string = uploaded.json()._id;
  const { id: projectId } = await aPublishedItem(trial, "Project", names("Точки"));
  await aPublishedItem(trial, "Report", {
    month: 3,
    year: 2024,
    documents: [{ id: documentId, nameUa: "Звіт", nameEng: "Report" }],
    figures: {
      closingBalance: 500,
      lines: [{ category: "GRANTS", amount: 500, projectId, documentId }],
    },
    translations: { ua: { description: "Березень" } },
  });
  const statutes = await uploadFile(trial, aPdf(), { fileName: "s.pdf", url: "/api/documents" });
  const entries = [{ title: "Статут", address: statutes.json().url }];
  const block = { id: randomUUID(), quote: { text: "Разом", imageId: picture.id } };
  await aPublishedItem(trial, "Page", {
    address: "volunteers",
    translations: {
      ua: { title: "Волонтери", blocks: [block, { id: randomUUID(), documents: { entries } }] },
    },
  });
  for (const name of ["Оля", "Андрій", "Ірина"]) await aPublishedItem(trial, "Member", names(name));
  await trial.executeOrThrow(
    `mutation { saveMember(input: { translations: { ua: { name: "Чернетка" } } }) { id } }`,
    {},
    "editor",
  );
});

/** Everything that an import brings, as editors read it. */
async function contentOf(site: TestServer, role: "editor" | "visitor" = "visitor") {
  const drafts = `drafts: ${role === "editor"}`;
  const content = await site.executeOrThrow(
    `{
      galleries(${drafts}) { items { id createdAt translations { language title publishedAt }
        images(first: 5) { id alt focusX } category { id } } }
      blogPosts(${drafts}) { items { id address postedAt translations { language title } } }
      reports(${drafts}) { items { id year month documents { id name size }
        figures { closingBalance lines { amount project { id } document { id } } } } }
      members(${drafts}) { items { id translations { language name publishedAt } } }
      page(id: "volunteers") { id images(first: 5) { id } translation { title blocks { id documents { id url size fileName } } } }
    }`,
    {},
    role,
  );
  return content;
}

describe("content that moves from a trial to the real site", () => {
  test("is read there as it was, drafts and order included, at the same addresses", async () => {
    const { refused } = await imported(await exported());
    expect(refused).toEqual([]);
    expect(await contentOf(real)).toEqual(await contentOf(trial));
    expect(await contentOf(real, "editor")).toEqual(await contentOf(trial, "editor"));
  });

  test("comes with its files: a picture within a text, and a document", async () => {
    await imported(await exported());
    const { blogPosts } = await real.executeOrThrow(
      "{ blogPosts { items { translation { content } } } }",
    );
    const [, url] = /src="([^"]+)"/.exec(blogPosts.items[0].translation.content) ?? [];
    const { reports } = await real.executeOrThrow("{ reports { items { documents { url } } } }");
    const { page } = await contentOf(real);
    const ofPage = page.translation.blocks[1].documents[0].url;
    for (const address of [String(url), reports.items[0].documents[0].url, ofPage]) {
      expect((await real.request({ method: "GET", url: address })).statusCode).toBe(200);
    }
  });

  test("replaces what it brought before, and adds nothing twice", async () => {
    await imported(await exported());
    const { galleries } = await contentOf(trial);
    const { created, updated } = await imported(await exported());
    expect(sumOf(created)).toBe(0);
    expect(sumOf(updated)).toBeGreaterThan(5);
    expect((await contentOf(real)).galleries).toEqual(galleries);
  });

  test("brings its addresses; one that another item has already gets a number", async () => {
    const here = await aPublishedItem(real, "Project", names("Майстерня"));
    const there = await aPublishedItem(trial, "Project", names("Майстерня"));
    const { refused } = await imported(await exported(["Project"]));
    expect(refused).toEqual([]);
    const rows: { id: string; address: string }[] = await real.db.query(
      "select id, address from project where id = any($1)",
      [[here.id, there.id]],
    );
    expect(new Map(rows.map(({ id, address }) => [id, address]))).toEqual(
      new Map([
        [here.id, "maisternia"],
        [there.id, "maisternia-2"],
      ]),
    );
  });

  test("may be one kind alone, with the pictures of that kind only", async () => {
    const { kinds: counts, images } = await contentManifest(await exported(["Member"]));
    expect(Object.keys(counts)).toEqual(["Member"]);
    expect(images).toEqual([]);
  });
});

async function contentManifest(file: string) {
  const { openArchive } = await import("../../../server/platform/files/archive.ts");
  const archive = await openArchive(file);
  const text = await archive.readAll("content.json");
  await archive.close();
  return JSON.parse(text.toString());
}

describe("an import", () => {
  test("is told of an unknown kind", async () => {
    await expect(exported(["Cats"])).rejects.toThrow(/There is no kind Cats/);
  });

  test("refuses a file that was cut off, and one of another kind", async () => {
    const whole = readFileSync(await exported());
    const [cut, other] = [join(folder, "cut.zip"), join(folder, "other.zip")];
    writeFileSync(cut, whole.subarray(0, whole.length / 2));
    writeFileSync(other, "no archive");
    for (const file of [cut, other]) {
      await expect(imported(file)).rejects.toThrow(/is not a complete zip archive/);
    }
  });

  test("names an item that cannot be saved, and brings the others", async () => {
    const taken = await aPublishedItem(real, "Page", {
      address: "taken",
      ...texts("Наша сторінка"),
    });
    await aPublishedItem(trial, "Page", { address: "taken", ...texts("Їхня сторінка") });
    const { refused, updated } = await imported(await exported());
    expect(refused).toMatchObject([
      { kind: "Page", title: "Їхня сторінка", error: { code: "CONFLICT" } },
    ]);
    expect(sumOf(updated)).toBeGreaterThan(5);
    const { page } = await real.executeOrThrow(`{ page(id: "taken") { id } }`);
    expect(page.id).toBe(taken.id);
  });
});
