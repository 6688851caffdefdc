import type { Speaker, TestApplication } from "./application.ts";

/** How the tests that hold for every kind of content speak of one. */
export interface KindFace {
  /** In GraphQL: Report, BlogPost … */
  name: string;
  list: string;
  one: string;
  /** A word of its translations, for comparing. */
  word: string;
  /** What an input needs beside translations. */
  rest?: (site: TestApplication, index: number) => Promise<object> | object;
  /** The argument by which one is asked for; the id unless told. */
  key?: string;
  reorder?: string;
  mostItems?: number;
}

const cities = ["Chernivtsi", "Chortkiv", "IvanoFrankivsk", "Kalush", "Shumsk", "Storojinets"];

export const kindFaces: KindFace[] = [
  {
    name: "Report",
    list: "reports",
    one: "report",
    word: "description",
    rest: (_, index) => ({ year: 2022, month: index }),
  },
  { name: "BlogPost", list: "blogPosts", one: "blogPost", word: "title" },
  {
    name: "GalleryCategory",
    list: "galleryCategories",
    one: "galleryCategory",
    word: "name",
    reorder: "reorderGalleryCategories",
  },
  {
    name: "Gallery",
    list: "galleries",
    one: "gallery",
    word: "title",
    rest: async (site) => ({ categoryId: await aCategory(site) }),
  },
  { name: "Project", list: "projects", one: "project", word: "name", reorder: "reorderProjects" },
  { name: "Member", list: "members", one: "member", word: "name", reorder: "reorderMembers" },
  { name: "Partner", list: "partners", one: "partner", word: "name", reorder: "reorderPartners" },
  {
    name: "TogetherPoint",
    list: "togetherPoints",
    one: "togetherPoint",
    word: "name",
    key: "city",
    rest: (_, index) => ({ city: cities[index] }),
    reorder: "reorderTogetherPoints",
  },
];

/** The words of both languages, unless the test says otherwise. */
export type WordsPerLanguage = { ua?: string; eng?: string };

export interface Made {
  id: string;
  version: number;
  /** With which one is asked for: the id, or the city. */
  key: string;
}

/** One item with these words, public in the languages of `published`. */
export async function anItem(
  site: TestApplication,
  kind: KindFace,
  words: WordsPerLanguage = { ua: "слова", eng: "words" },
  { published = ["ua", "eng"], index = 0 }: { published?: ("ua" | "eng")[]; index?: number } = {},
): Promise<Made> {
  const input = { ...(await kind.rest?.(site, index)), translations: wordsOf(kind, words) };
  const key = kind.key ?? "id";
  const { saved } = await site.must(
    `mutation($input: ${kind.name}Input!) { saved: save${kind.name}(input: $input) { id version ${key} } }`,
    { input },
    "editor",
  );
  let made: Made = { id: saved.id, version: saved.version, key: saved[key] };
  for (const language of published) {
    if (words[language] !== undefined) made = await publish(site, kind, made, language);
  }
  return made;
}

export const wordsOf = (kind: KindFace, words: WordsPerLanguage) =>
  Object.fromEntries(
    Object.entries(words).map(([language, word]) => [language, { [kind.word]: word }]),
  );

/** `at`: now unless told. */
export async function publish(
  site: TestApplication,
  kind: KindFace,
  made: Made,
  language: "ua" | "eng",
  at: string | null = null,
): Promise<Made> {
  const { published } = await site.must(
    `mutation($id: ID!, $version: Int!, $language: Language!, $at: DateTimeISO) {
      published: publish${kind.name}(id: $id, version: $version, language: $language, at: $at) { version }
    }`,
    { id: made.id, version: made.version, language: language.toUpperCase(), at },
    "editor",
  );
  return { ...made, version: published.version };
}

/** Reads one item by its key, with its words; null when the speaker does not see it. */
export const readOne =
  (site: TestApplication, kind: KindFace) =>
  async (value: string, language = "UA", as: Speaker = "visitor", drafts = false) => {
    const key = kind.key ?? "id";
    const type = key === "id" ? "ID" : "String";
    const { item } = await site.must(
      `query($key: ${type}!, $language: Language!, $drafts: Boolean!) {
        item: ${kind.one}(${key}: $key, language: $language, drafts: $drafts) {
          id version
          translation(language: $language) { language publishedAt word: ${kind.word} }
          translations { language word: ${kind.word} }
        }
      }`,
      { key: value, language, drafts },
      as,
    );
    return item;
  };

/** Reads the first page of a list, in English; `wish` goes on with its arguments. */
export const readList =
  (site: TestApplication, kind: KindFace) =>
  async (wish = "", as: Speaker = "visitor") => {
    const { list } = await site.must(
      `{ list: ${kind.list}(language: ENG${wish}) {
          items { id translation { language word: ${kind.word} } } endCursor hasNextPage total
      } }`,
      {},
      as,
    );
    return list;
  };

let category: { site: TestApplication; id: string } | null = null;

/** One category for all galleries of a test file. */
async function aCategory(site: TestApplication): Promise<string> {
  if (category?.site === site) return category.id;
  const { made } = await site.must(
    `mutation { made: saveGalleryCategory(input: { translations: { ua: { name: "Табори" } } }) { id } }`,
    {},
    "editor",
  );
  category = { site, id: made.id };
  return made.id;
}
