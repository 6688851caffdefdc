import { beforeEach, describe, expect, test } from "vitest";
import { settings } from "../../../../server/demo/content/settings.ts";
import { fillSettings } from "../../../../server/demo/rows/settings.ts";
import {
  recordDemoContent,
  recordDemoItems,
} from "../../../../server/demo-clearing/record-demo-items.ts";
import { sitePart } from "../../../../server/page/defaults/fixed-page-texts.ts";
import { fixedPages } from "../../../../server/page/fixed-pages.ts";
import { insertPage } from "../../../../server/page/insert-page.ts";
import { startingCounters } from "../../../../server/starting-content/counters.ts";
import { aPublishedItem } from "../../../support/content/published-item.ts";
import { anImageRow } from "../../../support/images/image-row.ts";
import { aServer, type Role } from "../../../support/server/test-server.ts";

const site = await aServer();

const named = (word: string) => ({ translations: { ua: { name: word }, eng: { name: word } } });
const titled = (word: string) => ({ translations: { ua: { title: word }, eng: { title: word } } });

interface Demo {
  galleryId: string;
  categoryId: string;
  postId: string;
  pageId: string;
  imageId: string;
}
let demo: Demo;

beforeEach(async () => {
  site.setClock(null);
  await site.db.query(
    `truncate gallery, gallery_category, blog_post, page, redirect, settings, demo_item, image,
     deleted_image, change, security_event cascade`,
  );
  await fillSettings(site.db.manager, settings);
  const imageId = await anImageRow(site.db);
  const { id: categoryId } = await aPublishedItem(site, "GalleryCategory", named("Події"));
  const gallery = { categoryId, imageIds: [imageId], ...titled("Літній табір") };
  const { id: galleryId } = await aPublishedItem(site, "Gallery", gallery);
  const { id: postId } = await aPublishedItem(site, "BlogPost", titled("Допис"));
  const page = { address: "our-story", ...titled("Історія") };
  const { id: pageId } = await aPublishedItem(site, "Page", page);
  await site.db.query("truncate change");
  await recordDemoContent(site.db.manager, settings);
  demo = { galleryId, categoryId, postId, pageId, imageId };
});

const fields = `isPresent items { kind count } remaining { kind id title reason } settingsFields
  restorable { kind count } restorableUntil`;
const ask = async (document: string, as: Role = "admin") =>
  (await site.executeOrThrow(document, {}, as)).answer;
const clear = () => ask(`mutation { answer: clearDemo { ${fields} } }`);
const restore = () => ask(`mutation { answer: restoreDemo { ${fields} } }`);
const state = () => ask(`{ answer: demoContent { ${fields} } }`);
const isDemo = async () => (await ask("{ answer: settings { isDemo } }", "visitor")).isDemo;
const galleries = async () =>
  (
    await ask(
      "{ answer: galleries { items { id translation(language: UA) { title publishedAt } images(first: 9) { id url } } } }",
      "visitor",
    )
  ).items;
const settingsOf = () =>
  ask(
    `{ answer: settings { phone iban givingExamples { amount } socialLinks { url } foundingYear
      counters { id numberUa numberEng labelUa source { noteUa } }
      ua: translation(language: UA) { foundationName address }
      eng: translation(language: ENG) { foundationName address } } }`,
    "visitor",
  );

async function editGallery(title: string): Promise<void> {
  const [row] = await site.db.query("select version from gallery where id = $1", [demo.galleryId]);
  await site.executeOrThrow(
    `mutation ($id: ID, $version: Int, $input: GalleryInput!) {
      saveGallery(id: $id, version: $version, input: $input) { id } }`,
    {
      id: demo.galleryId,
      version: row.version,
      input: { categoryId: demo.categoryId, imageIds: [demo.imageId], ...titled(title) },
    },
    "editor",
  );
}

describe("an admin who looks at the demo content", () => {
  test("is told how much of each kind is there, and which settings still have its values", async () => {
    const { isPresent, items, remaining, settingsFields, restorableUntil } = await state();
    expect(isPresent).toBe(true);
    expect(items).toEqual(
      expect.arrayContaining(
        ["GALLERY", "GALLERY_CATEGORY", "BLOG_POST", "PAGE"].map((kind) => ({ kind, count: 1 })),
      ),
    );
    expect(remaining).toEqual([]);
    expect(settingsFields).toEqual(
      expect.arrayContaining(["phone", "iban", "translations.eng.address"]),
    );
    // Their values are those of every new site.
    expect(settingsFields).not.toContain("workingHours");
    expect(restorableUntil).toBeNull();
  });

  test("is told by name what an editor has changed, and what that still needs", async () => {
    await editGallery("Наш табір");
    const { items, remaining } = await state();
    expect(remaining).toEqual([
      { kind: "GALLERY", id: demo.galleryId, title: "Наш табір", reason: "EDITED" },
      { kind: "GALLERY_CATEGORY", id: demo.categoryId, title: "Події", reason: "IN_USE" },
    ]);
    expect(items.map(({ kind }: { kind: string }) => kind).sort()).toEqual(["BLOG_POST", "PAGE"]);
  });
});

describe("an admin who clears the demo content", () => {
  test("finds it in the trash, and the site says no more that it is invented", async () => {
    expect(await isDemo()).toBe(true);
    const { isPresent, items, restorable } = await clear();
    expect({ isPresent, items }).toEqual({ isPresent: false, items: [] });
    expect(restorable).toHaveLength(4);
    expect(await isDemo()).toBe(false);
    expect(await galleries()).toEqual([]);
    const { total } = await ask("{ answer: trash(first: 20) { total } }", "editor");
    expect(total).toBe(4);
  });

  test("leaves what an editor has changed, with the category that it needs", async () => {
    await editGallery("Наш табір");
    const { remaining } = await clear();
    expect(remaining.map(({ title }: { title: string }) => title).sort()).toEqual([
      "Наш табір",
      "Події",
    ]);
    expect(await galleries()).toHaveLength(1);
    expect(await isDemo()).toBe(false);
  });

  test("leaves what an editor has added", async () => {
    await aPublishedItem(site, "Gallery", { categoryId: demo.categoryId, ...titled("Власна") });
    await clear();
    expect(
      (await galleries()).map(
        ({ translation }: { translation: { title: string } }) => translation.title,
      ),
    ).toEqual(["Власна"]);
  });

  test("empties the settings that nobody has filled in, and no others", async () => {
    const own = { url: "https://t.me/hope" };
    await site.db.query(
      `update settings set version = version + 1, phone = '+380 44 123 45 67',
         social_links = $1 || social_links`,
      [JSON.stringify([own])],
    );
    await clear();
    expect(await settingsOf()).toEqual({
      phone: "+380 44 123 45 67",
      iban: "",
      givingExamples: [],
      socialLinks: [own],
      foundingYear: 2022,
      counters: expect.any(Array),
      ua: { foundationName: "", address: "" },
      eng: { foundationName: "", address: "" },
    });
  });

  test("keeps the numbers of the year, which are no demo; only their invented sources go", async () => {
    const { settingsFields } = await state();
    expect(settingsFields).toContain("counters.partners.source");
    expect(settingsFields).not.toContain("counters");
    await site.db.query(`update settings set version = version + 1,
      counters = jsonb_set(counters, '{0,source,noteUa}', '"Наша примітка"')`);
    await clear();
    const { counters } = await settingsOf();
    expect(counters).toEqual(
      startingCounters.map(({ id, numberUa, numberEng, labelUa }, place) => {
        const source = place === 0 ? { noteUa: "Наша примітка" } : null;
        return { id, numberUa, numberEng, labelUa, source };
      }),
    );
  });

  test("leaves a record of the emptied bank details in the security log", async () => {
    await clear();
    const events = await site.db.query("select field, before, after from security_event");
    expect(events).toContainEqual({ field: "iban", before: settings.iban, after: "" });
  });

  test("twice changes nothing the second time", async () => {
    const first = await clear();
    expect(await clear()).toEqual(first);
  });
});

describe("an admin who restores the demo content", () => {
  test("has everything back as it was, with its publication times and addresses of pictures", async () => {
    const before = [await galleries(), await settingsOf()];
    await clear();
    const { isPresent, restorableUntil } = await restore();
    expect([await galleries(), await settingsOf()]).toEqual(before);
    expect({ isPresent, restorableUntil }).toEqual({ isPresent: true, restorableUntil: null });
    expect(await isDemo()).toBe(true);
  });

  test("can clear it once more", async () => {
    await clear();
    await restore();
    await clear();
    expect(await isDemo()).toBe(false);
    expect(await galleries()).toEqual([]);
  });

  test("has no number again that was deleted meanwhile", async () => {
    await clear();
    await site.db.query(
      "update settings set version = version + 1, counters = counters - 0 - 0 - 0 - 0",
    );
    await restore();
    const { counters } = await settingsOf();
    expect(counters).toMatchObject([
      { id: "institutions", source: { noteUa: settings.counterSources.institutions?.noteUa } },
    ]);
  });

  test("keeps the settings that were filled in meanwhile", async () => {
    await clear();
    await site.db.query("update settings set version = version + 1, phone = '+380 44 123 45 67'");
    await restore();
    expect(await settingsOf()).toMatchObject({ phone: "+380 44 123 45 67", iban: settings.iban });
  });

  test("does not bring back what an editor had deleted before", async () => {
    const [{ version }] = await site.db.query("select version from blog_post");
    await site.executeOrThrow(
      `mutation { deleteItem(kind: BLOG_POST, id: "${demo.postId}", version: ${version}) }`,
      {},
      "editor",
    );
    site.setClock(new Date(Date.now() + 60_000));
    await clear();
    await restore();
    const { total } = await ask("{ answer: blogPosts { total } }", "visitor");
    expect(total).toBe(0);
  });

  test("finds a page whose address was taken meanwhile left in the trash", async () => {
    await clear();
    await aPublishedItem(site, "Page", { address: "our-story", ...titled("Власна") });
    const { restorable } = await restore();
    expect(restorable).toEqual([{ kind: "PAGE", count: 1 }]);
    expect(await galleries()).toHaveLength(1);
  });

  test("is refused after 30 days", async () => {
    await clear();
    site.setClock(new Date(Date.now() + 31 * 24 * 3_600_000));
    await expect(restore()).rejects.toThrow(/NOT_FOUND/);
  });
});

describe("a page that every site has", () => {
  const { id, address } = fixedPages.ABOUT;
  const lead = async () =>
    (await ask(`{ answer: page(id: "about") { translation(language: UA) { lead } } }`, "visitor"))
      .translation.lead;
  const invented = "Почалося з гуртка.";

  beforeEach(async () => {
    const texts = { title: "Про нас", lead: invented, metaTitle: "", metaDescription: "" };
    const blocks = [sitePart("HASHTAG")];
    const both = { ua: { ...texts, blocks }, eng: { ...texts, blocks } };
    const page = { id, fixedPage: "ABOUT", address, imageId: null, ...both } as const;
    await insertPage(site.db.manager, page, new Date());
    await recordDemoItems(site.db.manager, "Page", [id]);
  });

  test("gets texts that are true of every foundation, and its demo texts back", async () => {
    await clear();
    expect(await lead()).not.toBe(invented);
    expect(await isDemo()).toBe(false);
    const { restorable } = await state();
    expect(restorable).toContainEqual({ kind: "PAGE", count: 2 });
    await restore();
    expect(await lead()).toBe(invented);
    expect(await isDemo()).toBe(true);
    await clear();
    expect(await lead()).not.toBe(invented);
  });

  test("keeps what an editor wrote on it after the clearing", async () => {
    await clear();
    await site.db.query("update page set version = version + 1 where id = $1", [id]);
    await site.db.query("update page_translation set lead = 'Наша історія' where item_id = $1", [
      id,
    ]);
    await restore();
    expect(await lead()).toBe("Наша історія");
  });
});

describe("somebody who is no admin", () => {
  test.each(["clearDemo", "restoreDemo"])("is refused to %s", async (name) => {
    for (const [role, code] of [
      ["visitor", "UNAUTHENTICATED"],
      ["editor", "FORBIDDEN"],
    ] as const) {
      const { errors } = await site.execute(`mutation { ${name} { isPresent } }`, {}, role);
      expect(errors?.[0]?.extensions.code).toBe(code);
    }
    expect(await galleries()).toHaveLength(1);
  });

  test("does not see what the demo content is", async () => {
    const { errors } = await site.execute("{ demoContent { isPresent } }", {}, "editor");
    expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  });
});
