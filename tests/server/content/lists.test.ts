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
  let made = 0;
  const add = (words: TextPerLanguage, published: ("ua" | "eng")[] = ["ua", "eng"]) =>
    anItemOfKind(site, kind, words, { published, index: made++ % 6 });
  const document = (wish: string) =>
    `query($search: String) { list: ${kind.list}(search: $search${wish}) { total items { id } } }`;
  const found = async (wish: string, as: Role = "editor", search: string | null = null) => {
    const { list } = await site.executeOrThrow(document(wish), { search }, as);
    expect(list.total).toBe(list.items.length);
    return list.items.map(({ id }: { id: string }) => id);
  };
  const sought = (search: string) => found("", "visitor", search);
  const refusal = async (wish: string, as: Role, search: string | null = null) =>
    (await site.execute(document(wish), { search }, as)).errors?.[0]?.extensions;

  /** Every text of a language, filled. */
  const whole = (word: string) => {
    const { columns } = site.db.getMetadata(`${kind.name}Translation`);
    const texts = columns.filter(({ type, propertyName }) => {
      return type === "text" && !["language", "searchForm", "searchLetters"].includes(propertyName);
    });
    return Object.fromEntries(texts.map(({ propertyName }) => [propertyName, word]));
  };
  test("a reader finds words in either language, whatever their capitals", async () => {
    const { id } = await add({ ua: "Літній табір у горах", eng: "Summer camp" });
    await add({ ua: "Зимовий табір", eng: "Winter camp" });
    expect(await sought("ЛІТНІЙ")).toEqual([id]);
    expect(await sought("summer")).toEqual([id]);
    expect(await sought("літ")).toEqual([id]);
    expect(await sought("весняний")).toEqual([]);
  });

  test("a reader need not know which apostrophe was typed, nor where the stress lies", async () => {
    const { id } = await add({ ua: "Об’єднання, за\u0301мок, Ґанок, їжа", eng: "Café" });
    for (const word of ["об'єднання", "обʼєднання", "ОБ`ЄДНАННЯ", "обєднання"]) {
      expect(await sought(word)).toEqual([id]);
    }
    for (const word of ["замок", "зам\u043e\u0301к", "ганок", "їжа", "cafe"]) {
      expect(await sought(word)).toEqual([id]);
    }
    for (const word of ["іжа", "zamok"]) expect(await sought(word)).toEqual([]);
  });

  test("each word that is searched for must occur in the same language", async () => {
    const { id } = await add({ ua: "Діти їдуть у гори", eng: "Children go to the mountains" });
    expect(await sought("  гори   діти ")).toEqual([id]);
    expect(await sought("гори море")).toEqual([]);
    expect(await sought("гори children")).toEqual([]);
  });

  test("signs that SQL knows are searched like any other", async () => {
    const { id } = await add({ ua: "на 100% за_раз \\ усе" });
    await add({ ua: "на 1000 за раз" });
    for (const word of ["100%", "за_раз", "\\"]) expect(await sought(word)).toEqual([id]);
    expect(await sought("%%%")).toEqual([]);
    expect(await sought("100\u0000%")).toEqual([id]);
  });

  test("a search for nothing asks for everything, and a long one is refused", async () => {
    const { id } = await add({ ua: "слова" });
    expect(await sought("   ")).toEqual([id]);
    expect(await sought("' ’")).toEqual([id]);
    expect(await refusal("", "visitor", "ж".repeat(201))).toMatchObject({
      code: "INVALID",
      fields: [{ path: "search", rule: "maxLength", limit: 200 }],
    });
  });

  test("a visitor finds nothing by the words of a draft; an editor does", async () => {
    const { id } = await add({ ua: "відоме", eng: "secret" }, ["ua"]);
    expect(await sought("secret")).toEqual([]);
    expect(await sought("відоме")).toEqual([id]);
    expect(await found(", drafts: true", "editor", "secret")).toEqual([id]);
  });

  test("an editor sees the drafts, the scheduled or the published", async () => {
    const draft = await add({ ua: "чернетка", eng: "draft" }, ["ua"]);
    const scheduled = await add({ ua: "завтра" }, []);
    await publish(site, kind, scheduled, "ua", "2100-01-01T10:00:00Z");
    const published = await add({ ua: "слова", eng: "words" });
    expect(await found(", drafts: true, state: DRAFT")).toEqual([draft.id]);
    expect(await found(", drafts: true, state: SCHEDULED")).toEqual([scheduled.id]);
    const out = await found(", drafts: true, state: PUBLISHED");
    expect(new Set(out)).toEqual(new Set([draft.id, published.id]));
  });

  test("an editor sees what is not, or not wholly, in a language", async () => {
    const done = await add({ ua: "слова", eng: "words" });
    const half = await saveTexts(site, kind, done, "ua", whole("слова"));
    expect(await found(", drafts: true, lacking: UA")).toEqual([]);
    await saveTexts(site, kind, half, "eng", { [kind.textField]: " " });
    expect(await found(", drafts: true, lacking: ENG")).toEqual([done.id]);
    await site.db.query(`delete from ${table} where language = 'eng'`);
    expect(await found(", drafts: true, lacking: ENG")).toEqual([done.id]);
  });

  test("an editor sees where the English is older than the Ukrainian", async () => {
    const fresh = await add({ ua: "слова", eng: "words" });
    await add({ ua: "лише українською" });
    expect(await found(", drafts: true, outdated: true")).toEqual([]);
    const changed = await saveTexts(site, kind, fresh, "ua", { [kind.textField]: "інші слова" });
    expect(await found(", drafts: true, outdated: true")).toEqual([fresh.id]);
    await saveTexts(site, kind, changed, "eng", { [kind.textField]: "other words" });
    expect(await found(", drafts: true, outdated: true")).toEqual([]);
  });

  test("a visitor is told to sign in for what is an editor's, an editor to ask for drafts", async () => {
    for (const wish of [
      "state: DRAFT",
      "lacking: ENG",
      "outdated: true",
      "skip: 1",
      "sort: TITLE",
    ]) {
      expect(await refusal(`, ${wish}`, "visitor")).toMatchObject({ code: "UNAUTHENTICATED" });
      expect(await refusal(`, ${wish}, drafts: true`, "visitor")).toMatchObject({
        code: "UNAUTHENTICATED",
      });
      const [path] = wish.split(":");
      expect(await refusal(`, ${wish}`, "editor")).toEqual({
        code: "INVALID",
        fields: [{ path, rule: "drafts" }],
      });
    }
  });
});
