import { beforeAll, describe, expect, test } from "vitest";
import { anApplication, type Speaker } from "../support/application.ts";
import { anImage } from "../support/images.ts";
import { kindFaces } from "../support/kinds.ts";
import { oneMoreOfEach } from "../support/one-of-each.ts";
import { aPublished } from "../support/published.ts";

const site = await anApplication();

const summary = `id kind version titleUa titleEng year month city imageCount cover { id }
  languages { language filled fields publishedAt isOutdated } updatedAt deletedAt`;

interface Wish {
  reason?: string;
  first?: number;
  skip?: number;
}

async function attention(wish: Wish = {}, as: Speaker = "editor") {
  const { needingAttention } = await site.must(
    `query ($reason: AttentionReason, $first: Int, $skip: Int) {
      needingAttention(reason: $reason, first: $first, skip: $skip) { total items { ${summary} } }
    }`,
    { first: 100, ...wish },
    as,
  );
  return needingAttention;
}

const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

async function countOf(kind: string) {
  const { overview } = await site.must(
    "{ overview { kinds { kind total lackingUa lackingEng drafts scheduled outdated } } }",
    {},
    "editor",
  );
  return overview.kinds.find((one: { kind: string }) => one.kind === kind);
}

async function saved(kind: string, input: object): Promise<{ id: string; version: number }> {
  const { made } = await site.must(
    `mutation ($input: ${kind}Input!) { made: save${kind}(input: $input) { id version } }`,
    { input },
    "editor",
  );
  return made;
}

async function remove(kind: string, { id, version }: { id: string; version: number }) {
  await site.must(
    `mutation ($id: ID!, $version: Int!) { delete${kind}(id: $id, version: $version) }`,
    { id, version },
    "editor",
  );
}

const whole = { title: "Назва", shortDescription: "Коротко", content: "<p>Довго</p>" };
const wholeEnglish = { title: "Title", shortDescription: "Short", content: "<p>Long</p>" };

describe("what needs attention", () => {
  let finished: string;
  let halfEnglish: { id: string; version: number };
  let draft: { id: string };

  beforeAll(async () => {
    const imageId = await anImage(site.db);
    finished = (
      await aPublished(site, "BlogPost", {
        imageId,
        translations: { ua: whole, eng: wholeEnglish },
      })
    ).id;
    halfEnglish = await aPublished(site, "BlogPost", {
      imageId,
      translations: { ua: whole, eng: { title: "Title" } },
    });
    draft = await saved("Partner", { translations: { ua: { name: "Пекарня" } } });
  });

  test("is what lacks a language, words in one, a publication or a picture", async () => {
    const untranslated = idsOf(await attention({ reason: "UNTRANSLATED" }));
    expect(untranslated).toEqual([draft.id, halfEnglish.id]);
    expect(idsOf(await attention({ reason: "DRAFT" }))).toEqual([draft.id]);
    expect(idsOf(await attention({ reason: "WITHOUT_IMAGES" }))).toEqual([draft.id]);
    expect(idsOf(await attention({ reason: "OUTDATED" }))).toEqual([]);
  });

  test("comes without a reason for any of them, what was saved last first", async () => {
    const { items, total } = await attention();
    expect(idsOf({ items })).toEqual([draft.id, halfEnglish.id]);
    expect(idsOf({ items })).not.toContain(finished);
    expect(total).toBe(2);
  });

  test("comes in pages that know how many there are", async () => {
    const second = await attention({ first: 1, skip: 1 });
    expect(idsOf(second)).toEqual([halfEnglish.id]);
    expect(second.total).toBe(2);
    expect(await attention({ first: 1, skip: 5 })).toEqual({ items: [], total: 2 });
  });

  test("says what an item is, how far it is in each language, and its first picture", async () => {
    const { items } = await attention({ reason: "UNTRANSLATED" });
    expect(items[1]).toMatchObject({
      ...{ id: halfEnglish.id, kind: "BLOG_POST", titleUa: "Назва", titleEng: "Title" },
      ...{ imageCount: 1, deletedAt: null, year: null, city: null },
      cover: { id: expect.any(String) },
      languages: [
        { language: "UA", filled: 3, fields: 3, isOutdated: false },
        { language: "ENG", filled: 1, fields: 3, isOutdated: false },
      ],
    });
    expect(items[0].languages[1]).toEqual({
      ...{ language: "ENG", filled: 0, fields: 1, publishedAt: null, isOutdated: false },
    });
  });

  test("is counted by kind as it is listed", async () => {
    expect(await countOf("BLOG_POST")).toEqual({
      ...{ kind: "BLOG_POST", total: 2, lackingUa: 0, lackingEng: 1 },
      ...{ drafts: 0, scheduled: 0, outdated: 0 },
    });
    expect(await countOf("PARTNER")).toMatchObject({ total: 1, lackingEng: 1, drafts: 1 });
    expect(await countOf("GALLERY")).toMatchObject({ total: 0, drafts: 0 });
  });

  test("holds English that is older than its Ukrainian, until somebody confirms it", async () => {
    const { id, version } = await aPublished(site, "Member", {
      imageId: await anImage(site.db),
      translations: {
        ua: { name: "Оля", surname: "Гай", role: "Психологиня", about: "Слова" },
        eng: { name: "Olia", surname: "Hai", role: "Psychologist", about: "Words" },
      },
    });
    await site.must(
      `mutation ($id: ID!, $version: Int!) {
        saveMemberTranslation(id: $id, version: $version, language: UA,
          words: { name: "Ольга", surname: "Гай", role: "Психологиня", about: "Слова" }) { id } }`,
      { id, version },
      "editor",
    );
    const [outdated] = (await attention({ reason: "OUTDATED" })).items;
    expect(outdated).toMatchObject({ id, titleUa: "Ольга Гай", titleEng: "Olia Hai" });
    expect(outdated.languages[1].isOutdated).toBe(true);
    const { confirmed } = await site.must(
      `mutation ($id: ID!) {
        confirmed: confirmTranslation(kind: MEMBER, id: $id, language: ENG) { ${summary} } }`,
      { id },
      "editor",
    );
    expect(confirmed.languages[1].isOutdated).toBe(false);
    expect(confirmed.version).toBe(outdated.version);
    expect(idsOf(await attention({ reason: "OUTDATED" }))).toEqual([]);
    const { history } = await site.must(
      "query ($id: ID!) { history(kind: MEMBER, id: $id) { action language label } }",
      { id },
      "editor",
    );
    expect(history[0]).toEqual({ action: "CONFIRMED", language: "ENG", label: "Ольга Гай" });
  });

  test.each([
    ["of the wrong kind", "PARTNER", "ENG"],
    ["that it lacks", "GALLERY_CATEGORY", "ENG"],
  ])("words %s cannot be confirmed", async (_, kind, language) => {
    const { id } = await saved("GalleryCategory", { translations: { ua: { name: "Табори" } } });
    const { errors } = await site.ask(
      `mutation ($kind: ContentKind!, $id: ID!, $language: Language!) {
        confirmTranslation(kind: $kind, id: $id, language: $language) { id } }`,
      { kind, id, language },
      "editor",
    );
    expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });

  test("holds what waits for its moment", async () => {
    const { id, version } = await saved("Project", { translations: { ua: { name: "Потім" } } });
    const at = new Date(Date.now() + 86_400_000).toISOString();
    await site.must(
      `mutation ($id: ID!, $version: Int!, $at: DateTimeISO) {
        publishProject(id: $id, version: $version, language: UA, at: $at) { id } }`,
      { id, version, at },
      "editor",
    );
    expect(idsOf(await attention({ reason: "SCHEDULED" }))).toEqual([id]);
    expect(await countOf("PROJECT")).toMatchObject({ scheduled: 1, drafts: 0 });
  });
});

describe("the trash", () => {
  const trash = async () => {
    const { trash: page } = await site.must(
      `{ trash { total items { ${summary} } } }`,
      {},
      "editor",
    );
    return page;
  };

  test("holds what was deleted, the latest first, and gives it back", async () => {
    const first = await saved("Report", { year: 2022, month: 4, translations: { ua: {} } });
    const second = await saved("TogetherPoint", {
      ...{ city: "Kalush", translations: { ua: { name: "Калуш" } } },
    });
    await remove("Report", first);
    await remove("TogetherPoint", second);
    const { items, total } = await trash();
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { id: second.id, kind: "TOGETHER_POINT", city: "Kalush", titleUa: "Калуш" },
      { id: first.id, kind: "REPORT", year: 2022, month: 4, titleUa: "" },
    ]);
    expect(items[0].deletedAt).not.toBeNull();
    expect(idsOf(await attention())).not.toContain(first.id);
    const { overview } = await site.must("{ overview { inTrash } }", {}, "editor");
    expect(overview.inTrash).toBe(2);

    const { restored } = await site.must(
      `mutation ($id: ID!) { restored: restoreItem(kind: REPORT, id: $id) { id deletedAt } }`,
      { id: first.id },
      "editor",
    );
    expect(restored).toEqual({ id: first.id, deletedAt: null });
    expect(idsOf(await trash())).toEqual([second.id]);
  });

  test("keeps a point whose city another has taken meanwhile", async () => {
    const old = await saved("TogetherPoint", {
      ...{ city: "Shumsk", translations: { ua: { name: "Шумськ" } } },
    });
    await remove("TogetherPoint", old);
    await saved("TogetherPoint", { city: "Shumsk", translations: { ua: { name: "Шумськ" } } });
    const { errors } = await site.ask(
      "mutation ($id: ID!) { restoreItem(kind: TOGETHER_POINT, id: $id) { id } }",
      { id: old.id },
      "editor",
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", reason: "taken" });
  });

  test("gives back every kind", async () => {
    for (const [index, kind] of kindFaces.entries()) {
      const input = {
        ...(await kind.rest?.(site, index)),
        translations: { ua: { [kind.word]: "я" } },
      };
      const item = await saved(kind.name, kind.key ? { ...input, city: "Tyachiv" } : input);
      await remove(kind.name, item);
      const wire = kind.name.replace(/(?<=[a-z])[A-Z]/g, "_$&").toUpperCase();
      const { restored } = await site.must(
        `mutation ($id: ID!) { restored: restoreItem(kind: ${wire}, id: $id) { kind deletedAt } }`,
        { id: item.id },
        "editor",
      );
      expect(restored).toEqual({ kind: wire, deletedAt: null });
    }
  });
});

describe("where a picture is used", () => {
  const usesOf = async (id: string) => {
    const { imageUses } = await site.must(
      "query ($id: ID!) { imageUses(id: $id) { id kind deletedAt } }",
      { id },
      "editor",
    );
    return imageUses;
  };

  test("are sets, covers and texts, and last what is in the trash", async () => {
    const imageId = await anImage(site.db);
    const [{ url }] = await site.db.query("select url from image where id = $1", [imageId]);
    const inSet = await saved("Report", {
      ...{ year: 2021, imageIds: [imageId], translations: { ua: {} } },
    });
    const asCover = await saved("Partner", { imageId, translations: { ua: { name: "Я" } } });
    const content = `<p>Слова</p><img src="${url}" alt="">`;
    const inText = await saved("BlogPost", { translations: { ua: { title: "Я", content } } });
    await remove("Report", inSet);
    expect(await usesOf(imageId)).toMatchObject([
      { id: inText.id, kind: "BLOG_POST", deletedAt: null },
      { id: asCover.id, kind: "PARTNER", deletedAt: null },
      { id: inSet.id, kind: "REPORT", deletedAt: expect.any(String) },
    ]);
  });

  test("are none for a picture that nobody placed, and for an unknown one", async () => {
    expect(await usesOf(await anImage(site.db))).toEqual([]);
    expect(await usesOf("no id")).toEqual([]);
  });

  test("count a picture once that a project shows as its own and in its set", async () => {
    const imageId = await anImage(site.db);
    const { id } = await saved("Project", {
      ...{ imageId, imageIds: [imageId, await anImage(site.db)] },
      translations: { ua: { name: "Проєкт" } },
    });
    const { items } = await attention({ reason: "DRAFT" });
    const project = items.find((item: { id: string }) => item.id === id);
    expect(project).toMatchObject({ imageCount: 2, cover: { id: imageId } });
  });
});

const questions = [
  "overview { kinds { total } inTrash imagesWithoutText }",
  `needingAttention(first: 100) { total items { ${summary} } }`,
  `trash(first: 100) { total items { ${summary} } }`,
  `searchContent(text: "1", first: 100) { ${summary} }`,
  `imageUses(id: "00000000-0000-4000-8000-000000000000") { ${summary} }`,
  "recentChanges { id }",
];

test.each(questions)("a visitor is refused: %s", async (question) => {
  const { errors } = await site.ask(`{ ${question} }`);
  expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
});

test("pictures that say nothing in a language are counted, decorative ones are not", async () => {
  const count = async () => {
    const { overview } = await site.must("{ overview { imagesWithoutText } }", {}, "editor");
    return overview.imagesWithoutText;
  };
  const before = await count();
  const id = await anImage(site.db);
  expect(await count()).toBe(before + 1);
  await site.db.query("update image set alt_ua = 'Діти' where id = $1", [id]);
  expect(await count()).toBe(before + 1);
  await site.db.query("update image set is_decorative = true where id = $1", [id]);
  expect(await count()).toBe(before);
});

test("each costs as many statements for many items as for few", async () => {
  const costs = async () => {
    const told: Record<string, number> = {};
    for (const question of questions) {
      told[question] = await site.statements(() => site.must(`{ ${question} }`, {}, "editor"));
    }
    return told;
  };
  const trashed = await saved("Partner", { translations: { ua: { name: "1" } } });
  await remove("Partner", trashed);
  await oneMoreOfEach(site, 1);
  const few = await costs();
  for (let index = 10; index < 14; index++) await oneMoreOfEach(site, index);
  expect(await costs()).toEqual(few);
  expect(Math.max(...Object.values(few))).toBeLessThanOrEqual(5);
}, 60_000);
