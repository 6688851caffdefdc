import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { renderModule } from "../../../server/platform/paths.ts";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { anImageRow } from "../../support/images/image-row.ts";
import { aServer } from "../../support/server/test-server.ts";

const { render } = await import(pathToFileURL(renderModule).href);
const site = await aServer({ render });

type Speaker = Parameters<typeof site.request>[1];

const preview = (payload: object, as: Speaker = "editor") =>
  site.request({ method: "POST", url: "/api/preview", payload }, as);
const pageAt = async (url: string) => site.request({ url, headers: { accept: "text/html" } });

const texts = { title: "Табір у Карпатах", description: "Двадцять дітей." };
let categoryId: string;
let galleryId: string;

beforeAll(async () => {
  const named = { ua: { name: "Табори" }, eng: { name: "Camps" } };
  categoryId = (await aPublishedItem(site, "GalleryCategory", { translations: named })).id;
  const translations = { ua: texts, eng: { title: "A camp", description: "Twenty children." } };
  galleryId = (await aPublishedItem(site, "Gallery", { categoryId, translations })).id;
}, 60_000);

/** Every row that a preview could change. */
const allRows = () =>
  Promise.all(
    site.db.entityMetadatas
      .filter(({ tableName }) => tableName !== "attempt")
      .map(({ tableName }) => site.db.query(`select * from ${tableName} t order by t::text`)),
  );

describe("an editor previews", () => {
  test("unsaved texts in the language in which they are written", async () => {
    const translations = {
      ua: { ...texts, title: "Зимовий табір" },
      eng: { title: "A winter camp", description: "Twenty." },
    };
    const galleryPreview = { kind: "GALLERY", id: galleryId, input: { categoryId, translations } };
    const ukrainian = await preview({ ...galleryPreview, language: "UA" });
    expect(ukrainian.statusCode).toBe(200);
    expect(ukrainian.body).toContain("Зимовий табір");
    expect(ukrainian.body).toMatch(/<html lang="uk">/);
    const english = await preview({ ...galleryPreview, language: "ENG" });
    expect(english.body).toContain("A winter camp");
    expect(english.body).toMatch(/<html lang="en">/);
  });

  test("a new item that was never saved", async () => {
    const translations = { ua: { title: "Новий допис", content: "<p>Перші слова.</p>" } };
    const { statusCode, body } = await preview({
      kind: "BLOG_POST",
      language: "UA",
      input: { translations },
    });
    expect(statusCode).toBe(200);
    expect(body).toContain("Перші слова.");
  });

  test("a draft that visitors cannot open", async () => {
    const { saved } = await site.executeOrThrow(
      `mutation { saved: saveReport(input: { year: 2023, month: 5,
        translations: { ua: { description: "Чернетка." } } }) { id } }`,
      {},
      "editor",
    );
    const translations = { ua: { description: "Чернетка, дописана." } };
    const input = { year: 2023, month: 5, translations };
    const { body } = await preview({ kind: "REPORT", id: saved.id, language: "UA", input });
    expect(body).toContain("Чернетка, дописана.");
    expect((await pageAt(`/reports/${saved.id}`)).statusCode).toBe(404);
  });

  test("the pictures of a project whose texts are a fixed page's", async () => {
    const imageId = await anImageRow(site.db);
    const translations = { ua: { name: "РАЗОМ зі змінами", summary: "Коротко." } };
    const input = { page: "toyLibrary", imageIds: [imageId], translations };
    const { statusCode, body } = await preview({ kind: "PROJECT", language: "UA", input });
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1 id="project">Іграшкотека</h1>');
    expect(body).toContain("Світлини проєкту");
  });

  test.each([
    ["GALLERY_CATEGORY", { translations: { ua: { name: "Свята" } } }, "Свята"],
    ["MEMBER", { translations: { ua: { name: "Оля", surname: "Гай" } } }, "Гай"],
    ["PARTNER", { translations: { ua: { name: "Пекарня" } } }, "Пекарня"],
    [
      "TOGETHER_POINT",
      { city: "Kalush", translations: { ua: { name: "Калуш", locative: "Калуші" } } },
      "Калуші",
    ],
  ])("a new %s", async (kind, input, expected) => {
    const { statusCode, body } = await preview({ kind, language: "UA", input });
    expect(statusCode).toBe(200);
    expect(body).toContain(expected);
  });
});

test("an admin previews the settings, an editor may not", async () => {
  const { settings } = await site.executeOrThrow(`{ settings {
    phone email foundingYear workingHours { weekday opens closes } edrpou iban
    translations { language foundationName tagline address recipient bankName bankAddress
      paymentPurpose } } }`);
  const { translations, ...rest } = settings;
  const of = (language: string) => {
    const { language: _, ...recordedTexts } = translations.find(
      (row: { language: string }) => row.language === language,
    );
    return recordedTexts;
  };
  const ua = { ...of("UA"), address: "вулиця Нова, 1" };
  const input = { ...rest, translations: { ua, eng: of("ENG") } };
  const galleryPreview = { kind: "SETTINGS", language: "UA", input };
  expect((await preview(galleryPreview)).statusCode).toBe(403);
  const { statusCode, body } = await preview(galleryPreview, "admin");
  expect(statusCode).toBe(200);
  expect(body).toContain("вулиця Нова, 1");
});

describe("a preview", () => {
  const translations = { ua: { ...texts, title: "Ніколи не збережено" } };
  const galleryPreview = () => ({
    kind: "GALLERY",
    id: galleryId,
    language: "UA",
    input: { categoryId, translations },
  });

  test("is not stored, and not recorded in the history", async () => {
    const before = await allRows();
    await preview(galleryPreview());
    expect(await allRows()).toEqual(before);
  });

  test("does not change the public page", async () => {
    const [{ body }, page] = await Promise.all([
      preview(galleryPreview()),
      pageAt(`/gallery/${galleryId}`),
    ]);
    expect(body).toContain("Ніколи не збережено");
    expect(page.body).toContain("Табір у Карпатах");
    expect(page.body).not.toContain("Ніколи не збережено");
  });

  test("does not block a save right after it", async () => {
    await Promise.all([
      preview(galleryPreview()),
      preview(galleryPreview()),
      preview(galleryPreview()),
    ]);
    const { gallery } = await site.executeOrThrow(
      `query ($id: ID!) { gallery(id: $id) { version } }`,
      {
        id: galleryId,
      },
    );
    const { shown } = await site.executeOrThrow(
      `mutation ($id: ID!, $version: Int!) {
        shown: showGalleryInNews(id: $id, version: $version, isShown: true) { isImportant } }`,
      { id: galleryId, version: gallery.version },
      "editor",
    );
    expect(shown.isImportant).toBe(true);
  });

  test("has no scripts, is never cached, and opens links in a new tab", async () => {
    const { body, headers } = await preview(galleryPreview());
    expect(body).not.toContain("<script");
    expect(body).not.toContain("<style");
    expect(body).toContain('<link rel="stylesheet" href="/');
    expect(body).toContain('<base target="_blank">');
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["content-type"]).toContain("text/html");
  });
});
