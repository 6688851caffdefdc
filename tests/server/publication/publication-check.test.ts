import { beforeEach, describe, expect, test } from "vitest";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { anImageRow } from "../../support/images/image-row.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();

interface Point {
  kind: string;
  isBlocking: boolean;
  language: string | null;
  path: string;
  excerpt: string;
  count: number;
  imageIds: string[];
}

const fields = "kind isBlocking language path excerpt count imageIds";

async function check(kind: string, input: object, language: string | null = null) {
  const { publicationCheck } = await site.executeOrThrow(
    `query ($kind: ContentKind!, $language: Language, $input: JSONObject!) {
      publicationCheck(kind: $kind, language: $language, input: $input) { ${fields} }
    }`,
    { kind, language, input },
    "editor",
  );
  return publicationCheck as Point[]; // as the query selects it
}

/** The points of a post with this Ukrainian text. */
const pointsOf = (content: string, others: object = {}) =>
  check("BLOG_POST", { translations: { ua: { title: "Табір", content, ...others }, eng: null } });

const found = (points: Point[]) =>
  points.map(({ kind, path, excerpt }) => [kind, path, excerpt].join(" "));

beforeEach(() => site.setClock(null));

test("there is nothing to say about a post that is as it should be", async () => {
  const text = "<h2>Літо</h2><h3>Липень</h3><p>П’ять днів у «Таборі»</p>";
  expect(await pointsOf(text)).toEqual([]);
});

describe("an editor is told before publishing", () => {
  test("that the heading is missing, which blocks it", async () => {
    const translations = { ua: { title: " ", content: "<p>слова</p>" }, eng: { title: "A camp" } };
    const [first] = await check("BLOG_POST", { translations }, "UA");
    expect(first).toEqual({
      kind: "MISSING_HEADING",
      isBlocking: true,
      language: "UA",
      path: "translations.ua.title",
      excerpt: "",
      count: 1,
      imageIds: [],
    });
    const all = await check("BLOG_POST", { translations });
    expect(all.filter(({ isBlocking }) => isBlocking)).toHaveLength(1);
  });

  test("of nothing without a heading where a kind has none, such as a report", async () => {
    const translations = { ua: { description: "слова" } };
    expect(await check("REPORT", { year: 2024, month: 5, imageIds: [], translations })).toEqual([]);
  });

  test("which texts one language has and the other lacks", async () => {
    const translations = {
      ua: { title: "Табір", shortDescription: "Коротко", content: "<p>Довго</p>" },
      eng: { title: "A camp", shortDescription: "", content: "<p></p>" },
    };
    expect(found(await check("BLOG_POST", { translations }))).toEqual([
      "BLANK_FIELD translations.eng.shortDescription ",
      "BLANK_FIELD translations.eng.content ",
    ]);
    expect(await check("BLOG_POST", { translations }, "UA")).toEqual([]);
  });

  test("which pictures have no description in a language that is published", async () => {
    const [plain, described, ornament] = [
      await anImageRow(site.db),
      await anImageRow(site.db),
      await anImageRow(site.db),
    ];
    await site.db.query(
      `update image set alt_ua = '', alt_eng = '', file_name = 'IMG_1.jpg' where id = $1`,
      [plain],
    );
    await site.db.query(`update image set alt_ua = 'Діти', alt_eng = '' where id = $1`, [
      described,
    ]);
    await site.db.query(
      `update image set is_decorative = true, alt_ua = '', alt_eng = '' where id = $1`,
      [ornament],
    );
    const imageIds = [plain, described, ornament];
    await site.db.query("update image set shows = 'nobody' where id = any($1)", [imageIds]);
    const translations = { ua: { title: "Табір" }, eng: { title: "A camp" } };
    const points = await check("GALLERY", { imageIds, translations });
    expect(points.map(({ path, language, count }) => [path, language, count])).toEqual([
      ["imageIds", "UA", 1],
      ["imageIds", "ENG", 2],
    ]);
    expect(points[0]).toMatchObject({ kind: "PICTURE_WITHOUT_TEXT", excerpt: "IMG_1.jpg" });
  });

  test("which pictures within a text have no description", async () => {
    const text = `<p>слова</p><img src="https://pictures.example/camp.jpg" alt="">`;
    expect(found(await pointsOf(text))).toEqual([
      "PICTURE_WITHOUT_TEXT translations.ua.content camp.jpg",
    ]);
  });

  test("that a heading skips a level", async () => {
    expect(found(await pointsOf("<h3>Липень</h3><h2>Літо</h2><h3>Серпень</h3>"))).toEqual([
      "HEADING_JUMP translations.ua.content Липень",
    ]);
  });

  test("of no jump below the heading of a block on the same page", async () => {
    const blocks = [
      { id: "a", callToAction: { heading: "Літо" } },
      { id: "b", richText: { html: "<h3>Липень</h3>" } },
    ];
    const points = (list: object[]) =>
      check("PAGE", { address: "a", translations: { ua: { title: "Табір", blocks: list } } });
    expect(await points(blocks)).toEqual([]);
    expect(found(await points(blocks.slice(1)))).toEqual([
      "HEADING_JUMP translations.ua.blocks.0.richText.html Липень",
    ]);
  });

  test("which mobile numbers are not the foundation's own", async () => {
    await site.db.query(
      `insert into settings (id, phone) values (1, '+380 67 123 45 67')
       on conflict (id) do update set phone = excluded.phone`,
    );
    expect(await pointsOf("<p>Телефонуйте: 067 123-45-67, 044 123 45 67</p>")).toEqual([]);
    expect(found(await pointsOf("<p>Моя мама: +38 (050) 765 43 21</p>"))).toEqual([
      "PERSONAL_PHONE translations.ua.content +38 (050) 765 43 21",
    ]);
  });

  test.each([
    "050 765 43 21",
    "\u202A+380 50 765–43–21\u202C",
    "8 (050) 765-43-21",
    "00380 50 765 43 21",
    "+380 (0)50 765/43/21",
    "050\u00A0765\u200B4321",
    "050-76-54-321",
  ])("of a person's own number, however it is typed: %j", async (number) => {
    await site.db.query("truncate settings cascade");
    const points = await pointsOf(`<p>Мама: ${number}, дзвоніть</p>`);
    expect(points.map(({ kind, count }) => [kind, count])).toEqual([["PERSONAL_PHONE", 1]]);
  });

  test("of no sum, date or number of an account as if it were a phone", async () => {
    const text = "<p>1 050 765 432 грн, 2050-76-54, UA213223130000050765432100001</p>";
    expect(await pointsOf(text)).toEqual([]);
  });

  test.each([
    ["Марійка, 7 років, малює море", "Марійка, 7 років"],
    ["прийшов Левко (9 років)", "Левко (9 років"],
    ["запитала семирічна Соля", "семирічна Соля"],
    ["7-річний Марко мовчав", "7-річний Марко"],
    ["said Levko, 9, from Kalush", "Levko, 9"],
    ["six-year-old Solia laughed", "six-year-old Solia"],
  ])("of a child with name and age, unless names are changed: %s", async (text, excerpt) => {
    const translations = { ua: { title: "Табір", content: `<p>${text}</p>` }, eng: null };
    const post = { translations, namesChanged: false };
    expect(found(await check("BLOG_POST", post))).toEqual([
      `NAMED_CHILD translations.ua.content ${excerpt}`,
    ]);
    expect(await check("BLOG_POST", { ...post, namesChanged: true })).toEqual([]);
    const saying = { ...translations.ua, shortDescription: "Імена змінено." };
    const namesSaid = { ...post, translations: { ua: saying, eng: null } };
    expect(await check("BLOG_POST", namesSaid)).toEqual([]);
    const { namesChanged: _, ...withoutSwitch } = post;
    expect(await check("GALLERY", withoutSwitch)).toEqual([]);
  });

  test.each([
    "Олена, 34 роки, волонтерка",
    "тридцятирічна Оксана",
    "двадцятисемирічний Тарас",
    "Фонду 7 років, а табору — 3 роки",
    "On Friday, 12 May, we met",
    "У Калуші, 7 травня, було сонячно",
  ])("of no child where an adult, a date or a foundation is meant: %s", async (text) => {
    const translations = { ua: { title: "Табір", content: `<p>${text}</p>` }, eng: null };
    expect(await check("BLOG_POST", { translations, namesChanged: false })).toEqual([]);
  });

  test("of nothing in the number of a point, which visitors are to call", async () => {
    const translations = { ua: { name: "Калуш", locative: "Калуші" } };
    const input = { city: "Kalush", phone: "+380 67 765 43 21", translations };
    expect(await check("TOGETHER_POINT", input)).toEqual([]);
  });

  test("of straight apostrophes and quotation marks in Ukrainian", async () => {
    const points = await pointsOf("", { shortDescription: `П'ять імен: "Оля" і "Юля", м'яч` });
    expect(points.map(({ kind, excerpt, count }) => [kind, excerpt, count])).toEqual([
      ["APOSTROPHE", "П'ять", 2],
      ["QUOTATION_MARKS", '"Оля"', 2],
    ]);
  });

  test("of no quotation marks in English, nor in the markup of a text", async () => {
    const ua = { title: "Табір", content: `<p><a href="/about">Про нас</a></p>` };
    const eng = { title: `The "camp"`, content: "<p>About</p>" };
    const points = await check("BLOG_POST", { translations: { ua, eng } });
    expect(points.filter(({ kind }) => kind === "QUOTATION_MARKS")).toEqual([]);
  });
});

test("a stored item is checked by its id, as a list does before it publishes many", async () => {
  const translations = { ua: { title: 'Пес "Рекс"' } };
  const { id } = await aPublishedItem(site, "BlogPost", { translations });
  const { publicationCheck } = await site.executeOrThrow(
    `{ publicationCheck(kind: BLOG_POST, id: "${id}") { ${fields} } }`,
    {},
    "editor",
  );
  expect(found(publicationCheck)).toEqual(['QUOTATION_MARKS translations.ua.title "Рекс"']);
});

test("input of any shape is checked, or refused with a reason", async () => {
  expect(await check("BLOG_POST", { translations: [7, null, { x: true }], imageId: {} })).toEqual(
    [],
  );
  const { errors } = await site.execute(
    `{ publicationCheck(kind: BLOG_POST) { kind } }`,
    {},
    "editor",
  );
  expect(errors?.[0]?.extensions).toMatchObject({ code: "INVALID" });
});

test.each(["visitor", "caseWorker"] as const)("is not for: %s", async (role) => {
  for (const query of [
    "publicationCheck(kind: BLOG_POST, input: {}) { kind }",
    "deadLinks { address }",
  ]) {
    const { errors } = await site.execute(`{ ${query} }`, {}, role);
    expect(errors?.[0]?.extensions.code).toBe(role === "visitor" ? "UNAUTHENTICATED" : "FORBIDDEN");
  }
});

describe("pictures of people", () => {
  const aPicture = async (columns: object) => {
    const id = await anImageRow(site.db);
    const described = { shows: "children", file_name: "f.jpg", ...columns };
    for (const [name, value] of Object.entries(described)) {
      await site.db.query(`update image set ${name} = $2 where id = $1`, [id, value]);
    }
    return id;
  };
  const kindsOf = async (id: string) => {
    const translations = { ua: {}, eng: null };
    const points = await check("REPORT", { year: 2026, month: 1, imageIds: [id], translations });
    for (const point of points) {
      expect(point.imageIds).toEqual(point.kind === "PICTURE_WITHOUT_TEXT" ? [] : [id]);
    }
    return points.map(({ kind, path, count }) => [kind, path, count].join(" "));
  };
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);

  test("that will not be shown, or not for long, or were never asked about, are named once", async () => {
    const none = await aPicture({ withheld_from: new Date(0) });
    expect(await kindsOf(none)).toContain("PICTURE_WITHOUT_CONSENT imageIds 1");
    const soon = await aPicture({ withheld_from: inDays(29) });
    expect(await kindsOf(soon)).toContain("CONSENT_ENDS_SOON imageIds 1");
    const unknown = await aPicture({ shows: "unknown" });
    expect(await kindsOf(unknown)).toContain("PICTURE_OF_UNKNOWN_PEOPLE imageIds 1");
    const hidden = await aPicture({ is_hidden: true });
    expect((await kindsOf(hidden)).join()).not.toContain("PICTURE_WITHOUT_CONSENT");
  });

  test("with a consent for long, or of nobody, are not mentioned", async () => {
    for (const columns of [{ withheld_from: inDays(31) }, { shows: "nobody" }]) {
      const kinds = (await kindsOf(await aPicture(columns))).join();
      expect(kinds).not.toMatch(/CONSENT|PEOPLE/);
    }
  });

  test("within a text are found there", async () => {
    const id = await aPicture({ withheld_from: new Date(0) });
    const [{ url }] = await site.db.query("select url from image where id = $1", [id]);
    const points = await pointsOf(`<p><img src="${url}" alt="Діти"></p>`);
    expect(found(points)).toEqual(["PICTURE_WITHOUT_CONSENT translations.ua.content f.jpg"]);
  });
});
