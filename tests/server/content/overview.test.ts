import { beforeAll, describe, expect, test } from "vitest";
import { saveTexts } from "../../support/content/kind-cases.ts";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { idsOf, itemsNeedingAttention, saveDraft } from "../../support/content/summaries.ts";
import { anImageRow } from "../../support/images/image-row.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();

async function countOf(kind: string) {
  const { overview } = await site.executeOrThrow(
    "{ overview { kinds { kind total lackingUa lackingEng drafts scheduled outdated } } }",
    {},
    "editor",
  );
  return overview.kinds.find((one: { kind: string }) => one.kind === kind);
}

const completeTexts = { title: "Назва", shortDescription: "Коротко", content: "<p>Довго</p>" };
const completeEnglish = { title: "Title", shortDescription: "Short", content: "<p>Long</p>" };

describe("the list of what needs attention", () => {
  let finished: string;
  let partialEnglish: { id: string; version: number };
  let draft: { id: string };

  beforeAll(async () => {
    const imageId = await anImageRow(site.db);
    finished = (
      await aPublishedItem(site, "BlogPost", {
        imageId,
        translations: { ua: completeTexts, eng: completeEnglish },
      })
    ).id;
    partialEnglish = await aPublishedItem(site, "BlogPost", {
      imageId,
      translations: { ua: completeTexts, eng: { title: "Title" } },
    });
    draft = await saveDraft(site, "Partner", { translations: { ua: { name: "Пекарня" } } });
  });

  test("contains items that lack a language, a text, a publication or a picture", async () => {
    const untranslated = idsOf(await itemsNeedingAttention(site, { reason: "UNTRANSLATED" }));
    expect(untranslated).toEqual([draft.id, partialEnglish.id]);
    expect(idsOf(await itemsNeedingAttention(site, { reason: "DRAFT" }))).toEqual([draft.id]);
    expect(idsOf(await itemsNeedingAttention(site, { reason: "WITHOUT_IMAGES" }))).toEqual([
      draft.id,
    ]);
    expect(idsOf(await itemsNeedingAttention(site, { reason: "OUTDATED" }))).toEqual([]);
  });

  test("can be read without a filter, last saved first", async () => {
    const { items, total } = await itemsNeedingAttention(site);
    expect(idsOf({ items })).toEqual([draft.id, partialEnglish.id]);
    expect(idsOf({ items })).not.toContain(finished);
    expect(total).toBe(2);
  });

  test("is paginated, with a total", async () => {
    const second = await itemsNeedingAttention(site, { first: 1, skip: 1 });
    expect(idsOf(second)).toEqual([partialEnglish.id]);
    expect(second.total).toBe(2);
    expect(await itemsNeedingAttention(site, { first: 1, skip: 5 })).toEqual({
      items: [],
      total: 2,
    });
  });

  test("has each item's kind, its status in each language, and its first picture", async () => {
    const { items } = await itemsNeedingAttention(site, { reason: "UNTRANSLATED" });
    expect(items[1]).toMatchObject({
      id: partialEnglish.id,
      kind: "BLOG_POST",
      titleUa: "Назва",
      titleEng: "Title",
      imageCount: 1,
      deletedAt: null,
      year: null,
      city: null,
      cover: { id: expect.any(String) },
      languages: [
        { language: "UA", filled: 3, fields: 3, isOutdated: false },
        { language: "ENG", filled: 1, fields: 3, isOutdated: false },
      ],
    });
    expect(items[0].languages[1]).toEqual({
      language: "ENG",
      filled: 0,
      fields: 1,
      publishedAt: null,
      isOutdated: false,
    });
  });

  test("has counts by kind that match the list", async () => {
    expect(await countOf("BLOG_POST")).toEqual({
      kind: "BLOG_POST",
      total: 2,
      lackingUa: 0,
      lackingEng: 1,
      drafts: 0,
      scheduled: 0,
      outdated: 0,
    });
    expect(await countOf("PARTNER")).toMatchObject({ total: 1, lackingEng: 1, drafts: 1 });
    expect(await countOf("GALLERY")).toMatchObject({ total: 0, drafts: 0 });
  });

  test("contains English that is older than its Ukrainian, until somebody confirms it", async () => {
    const { id, version } = await aPublishedItem(site, "Member", {
      imageId: await anImageRow(site.db),
      translations: {
        ua: { name: "Оля", surname: "Гай", role: "Психологиня", about: "Слова" },
        eng: { name: "Olia", surname: "Hai", role: "Psychologist", about: "Words" },
      },
    });
    const texts = { name: "Ольга", surname: "Гай", role: "Психологиня", about: "Слова" };
    await saveTexts(site, { name: "Member" }, { id, version }, "ua", texts);
    const [outdated] = (await itemsNeedingAttention(site, { reason: "OUTDATED" })).items;
    expect(outdated).toMatchObject({ id, titleUa: "Ольга Гай", titleEng: "Olia Hai" });
    expect(outdated.languages[1].isOutdated).toBe(true);
    const { confirmed } = await site.executeOrThrow(
      `mutation ($id: ID!) {
        confirmed: confirmTranslation(kind: MEMBER, id: $id, language: ENG) { id version } }`,
      { id },
      "editor",
    );
    expect(confirmed).toEqual({ id, version: outdated.version });
    expect(idsOf(await itemsNeedingAttention(site, { reason: "OUTDATED" }))).toEqual([]);
    const { history } = await site.executeOrThrow(
      "query ($id: ID!) { history(kind: MEMBER, id: $id) { action language label } }",
      { id },
      "editor",
    );
    expect(history[0]).toEqual({ action: "CONFIRMED", language: "ENG", label: "Ольга Гай" });
  });

  test.each([
    ["of the wrong kind", "PARTNER", "ENG"],
    ["that it lacks", "GALLERY_CATEGORY", "ENG"],
  ])("a translation %s cannot be confirmed", async (_, kind, language) => {
    const { id } = await saveDraft(site, "GalleryCategory", {
      translations: { ua: { name: "Табори" } },
    });
    const { errors } = await site.execute(
      `mutation ($kind: ContentKind!, $id: ID!, $language: Language!) {
        confirmTranslation(kind: $kind, id: $id, language: $language) { id } }`,
      { kind, id, language },
      "editor",
    );
    expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });

  test("contains scheduled items", async () => {
    const { id, version } = await saveDraft(site, "Project", {
      translations: { ua: { name: "Потім" } },
    });
    const at = new Date(Date.now() + 86_400_000).toISOString();
    await site.executeOrThrow(
      `mutation ($id: ID!, $version: Int!, $at: DateTimeISO) {
        publish(kind: PROJECT, id: $id, version: $version, language: UA, at: $at) { id } }`,
      { id, version, at },
      "editor",
    );
    expect(idsOf(await itemsNeedingAttention(site, { reason: "SCHEDULED" }))).toEqual([id]);
    expect(await countOf("PROJECT")).toMatchObject({ scheduled: 1, drafts: 0 });
  });
});

test("pictures without an alternative text in a language are counted, decorative ones are not", async () => {
  const count = async () => {
    const { overview } = await site.executeOrThrow(
      "{ overview { imagesWithoutText } }",
      {},
      "editor",
    );
    return overview.imagesWithoutText;
  };
  const before = await count();
  const id = await anImageRow(site.db);
  expect(await count()).toBe(before + 1);
  await site.db.query("update image set alt_ua = 'Діти' where id = $1", [id]);
  expect(await count()).toBe(before + 1);
  await site.db.query("update image set is_decorative = true where id = $1", [id]);
  expect(await count()).toBe(before);
});
