import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import {
  anItemOfKind,
  kindCases,
  publish,
  saveTexts,
  type TextPerLanguage,
} from "../../support/content/kind-cases.ts";
import { aServer, type Role } from "../../support/server/test-server.ts";

const site = await aServer();

describe.each(kindCases)("$list", (kind) => {
  beforeEach(async () => {
    site.setClock(null);
    await site.db.query(`delete from ${site.db.getMetadata(kind.name).tablePath}`);
  });

  const table = `${site.db.getMetadata(kind.name).tableName}_translation`;
  let createdCount = 0;
  const add = (textPerLanguage: TextPerLanguage, published: ("ua" | "eng")[] = ["ua", "eng"]) =>
    anItemOfKind(site, kind, textPerLanguage, { published, index: createdCount++ % 6 });
  const document = (filters: string) =>
    `query($search: String) { list: ${kind.list}(search: $search${filters}) { total items { id } } }`;
  const found = async (filters: string, as: Role = "editor", search: string | null = null) => {
    const { list } = await site.executeOrThrow(document(filters), { search }, as);
    expect(list.total).toBe(list.items.length);
    return list.items.map(({ id }: { id: string }) => id);
  };
  const searchAsVisitor = (search: string) => found("", "visitor", search);
  const refusal = async (filters: string, as: Role, search: string | null = null) =>
    (await site.execute(document(filters), { search }, as)).errors?.[0]?.extensions;

  /** A translation with every text field filled. */
  const fullTranslation = (word: string) => {
    const { columns } = site.db.getMetadata(`${kind.name}Translation`);
    const texts = columns.filter(({ type, propertyName }) => {
      return type === "text" && !["language", "searchForm", "searchLetters"].includes(propertyName);
    });
    const { plainText, ...filled } = Object.fromEntries(
      texts.map(({ propertyName }) => [propertyName, word]),
    );
    // The plain text of a page is that of its blocks.
    const block = { id: randomUUID(), quote: { text: plainText } };
    return { ...filled, ...(plainText && { blocks: [block] }) };
  };
  test("a reader finds words in either language, case-insensitively", async () => {
    const { id } = await add({ ua: "Літній табір у горах", eng: "Summer camp" });
    await add({ ua: "Зимовий табір", eng: "Winter camp" });
    expect(await searchAsVisitor("ЛІТНІЙ")).toEqual([id]);
    expect(await searchAsVisitor("summer")).toEqual([id]);
    expect(await searchAsVisitor("літ")).toEqual([id]);
    expect(await searchAsVisitor("весняний")).toEqual([]);
  });

  test("a reader need not know which apostrophe was typed, nor which letter is stressed", async () => {
    const { id } = await add({ ua: "Об’єднання, за\u0301мок, Ґанок, їжа", eng: "Café" });
    for (const word of ["об'єднання", "обʼєднання", "ОБ`ЄДНАННЯ", "обєднання"]) {
      expect(await searchAsVisitor(word)).toEqual([id]);
    }
    for (const word of ["замок", "зам\u043e\u0301к", "ганок", "їжа", "cafe"]) {
      expect(await searchAsVisitor(word)).toEqual([id]);
    }
    for (const word of ["іжа", "zamok"]) expect(await searchAsVisitor(word)).toEqual([]);
  });

  test("every word of the search must occur in the same language", async () => {
    const { id } = await add({ ua: "Діти їдуть у гори", eng: "Children go to the mountains" });
    expect(await searchAsVisitor("  гори   діти ")).toEqual([id]);
    expect(await searchAsVisitor("гори море")).toEqual([]);
    expect(await searchAsVisitor("гори children")).toEqual([]);
  });

  test("special characters of SQL are searched like any others", async () => {
    const { id } = await add({ ua: "на 100% за_раз \\ усе" });
    await add({ ua: "на 1000 за раз" });
    for (const word of ["100%", "за_раз", "\\"]) expect(await searchAsVisitor(word)).toEqual([id]);
    expect(await searchAsVisitor("%%%")).toEqual([]);
    expect(await searchAsVisitor("100\u0000%")).toEqual([id]);
  });

  test("an empty search returns everything, and a search that is too long is refused", async () => {
    const { id } = await add({ ua: "слова" });
    expect(await searchAsVisitor("   ")).toEqual([id]);
    expect(await searchAsVisitor("' ’")).toEqual([id]);
    expect(await refusal("", "visitor", "ж".repeat(201))).toMatchObject({
      code: "INVALID",
      fields: [{ path: "search", rule: "maxLength", limit: 200 }],
    });
  });

  test("a visitor finds nothing by the text of a draft; an editor does", async () => {
    const { id } = await add({ ua: "відоме", eng: "secret" }, ["ua"]);
    expect(await searchAsVisitor("secret")).toEqual([]);
    expect(await searchAsVisitor("відоме")).toEqual([id]);
    expect(await found(", drafts: true", "editor", "secret")).toEqual([id]);
  });

  test("an editor filters by draft, scheduled or published", async () => {
    const draft = await add({ ua: "чернетка", eng: "draft" }, ["ua"]);
    const scheduled = await add({ ua: "завтра" }, []);
    await publish(site, kind, scheduled, "ua", "2100-01-01T10:00:00Z");
    const published = await add({ ua: "слова", eng: "words" });
    expect(await found(", drafts: true, state: DRAFT")).toEqual([draft.id]);
    expect(await found(", drafts: true, state: SCHEDULED")).toEqual([scheduled.id]);
    const out = await found(", drafts: true, state: PUBLISHED");
    expect(new Set(out)).toEqual(new Set([draft.id, published.id]));
  });

  test("an editor filters the items that lack a translation or a part of it", async () => {
    const complete = await add({ ua: "слова", eng: "words" }, ["ua"]);
    const partial = await saveTexts(site, kind, complete, "ua", fullTranslation("слова"));
    expect(await found(", drafts: true, lacking: UA")).toEqual([]);
    await saveTexts(site, kind, partial, "eng", { [kind.textField]: " " });
    expect(await found(", drafts: true, lacking: ENG")).toEqual([complete.id]);
    await site.db.query(`delete from ${table} where language = 'eng'`);
    expect(await found(", drafts: true, lacking: ENG")).toEqual([complete.id]);
  });

  test("an editor filters the items whose English is older than the Ukrainian", async () => {
    const outdated = await add({ ua: "слова", eng: "words" });
    await add({ ua: "лише українською" });
    expect(await found(", drafts: true, outdated: true")).toEqual([]);
    const changed = await saveTexts(site, kind, outdated, "ua", { [kind.textField]: "інші слова" });
    expect(await found(", drafts: true, outdated: true")).toEqual([outdated.id]);
    await saveTexts(site, kind, changed, "eng", { [kind.textField]: "other words" });
    expect(await found(", drafts: true, outdated: true")).toEqual([]);
  });

  test("a visitor is told to sign in for an editor's filters, and an editor to request drafts", async () => {
    for (const filters of [
      "state: DRAFT",
      "lacking: ENG",
      "outdated: true",
      "skip: 1",
      "sort: TITLE",
    ]) {
      expect(await refusal(`, ${filters}`, "visitor")).toMatchObject({ code: "UNAUTHENTICATED" });
      expect(await refusal(`, ${filters}, drafts: true`, "visitor")).toMatchObject({
        code: "UNAUTHENTICATED",
      });
      const [path] = filters.split(":");
      expect(await refusal(`, ${filters}`, "editor")).toEqual({
        code: "INVALID",
        fields: [{ path, rule: "drafts" }],
      });
    }
  });
});
