import { OrderedItem } from "../../../server/content/content-item.ts";
import { kinds } from "../../../server/kinds.ts";
import type { Role, TestServer } from "../server/test-server.ts";

/** What the tests that run for every kind of content need to know about one kind. */
export interface KindCase {
  /** The name of its GraphQL type, such as BlogPost. */
  name: string;
  list: string;
  one: string;
  /** A text field of its translations. */
  textField: string;
  /** The required fields of its input, except the translations. */
  otherInput?: (site: TestServer, index: number) => Promise<object> | object;
  /** The argument that identifies one item; `id` if omitted. */
  key?: string;
  /** Editors order its items by hand. */
  isOrdered?: true;
  mostItems?: number;
}

/** Its name in the GraphQL enum ContentKind, e.g. BLOG_POST. */
export const kindEnum = (name: string): string =>
  name.replace(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase();

/** What the definitions do not say. */
const ownCases: Record<string, Partial<KindCase>> = {
  Report: { otherInput: (_, index) => ({ year: 2022, month: index }) },
  Gallery: { otherInput: async (site) => ({ categoryId: await aCategory(site) }) },
  TogetherPoint: { key: "city", otherInput: (_, index) => ({ city: `Town-${index}` }) },
  Page: { otherInput: (_, index) => ({ address: `page-${index}` }) },
};

// Kinds that belong to none come first: tests of galleries add categories.
const sorted = kinds.toSorted(
  (one, other) => Number(one.kind.parent !== undefined) - Number(other.kind.parent !== undefined),
);

export const kindCases: KindCase[] = sorted.map(
  ({ kind: { name, operations, title, textFields, entity } }) => ({
    name,
    list: operations.list,
    one: operations.item,
    textField: title[0] ?? textFields[0]?.property ?? "",
    ...(entity.prototype instanceof OrderedItem && { isOrdered: true }),
    ...ownCases[name],
  }),
);

/** One text for each language. */
export type TextPerLanguage = { ua?: string; eng?: string };

export interface SavedItem {
  id: string;
  version: number;
  /** The value that identifies the item: its id or city. */
  key: string;
}

/** Saves an item with these texts and publishes the languages in `published`. */
export async function anItemOfKind(
  site: TestServer,
  kind: KindCase,
  texts: TextPerLanguage = { ua: "слова", eng: "words" },
  { published = ["ua", "eng"], index = 0 }: { published?: ("ua" | "eng")[]; index?: number } = {},
): Promise<SavedItem> {
  const input = {
    ...(await kind.otherInput?.(site, index)),
    translations: translationsOf(kind, texts),
  };
  const key = kind.key ?? "id";
  const { saved } = await site.executeOrThrow(
    `mutation($input: ${kind.name}Input!) { saved: save${kind.name}(input: $input) { id version ${key} } }`,
    { input },
    "editor",
  );
  let item: SavedItem = { id: saved.id, version: saved.version, key: saved[key] };
  for (const language of published) {
    if (texts[language] !== undefined) item = await publish(site, kind, item, language);
  }
  return item;
}

export const translationsOf = (kind: KindCase, texts: TextPerLanguage) =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, { [kind.textField]: text }]),
  );

/** Publishes one language at the time `at`; null publishes now. */
export async function publish(
  site: TestServer,
  kind: KindCase,
  item: SavedItem,
  language: "ua" | "eng",
  at: string | null = null,
): Promise<SavedItem> {
  const { published } = await site.executeOrThrow(
    `mutation($id: ID!, $version: Int!, $language: Language!, $at: DateTimeISO) {
      published: publish(kind: ${kindEnum(kind.name)}, id: $id, version: $version, language: $language, at: $at) { version }
    }`,
    { id: item.id, version: item.version, language: language.toUpperCase(), at },
    "editor",
  );
  return { ...item, version: published.version };
}

/**
 * Replaces the texts of one language. Sends the complete input, as an editor does; the current one
 * is read from the history.
 */
export async function saveTexts(
  site: TestServer,
  kind: Pick<KindCase, "name">,
  { id, version }: Pick<SavedItem, "id" | "version">,
  language: "ua" | "eng",
  texts: object,
): Promise<Pick<SavedItem, "id" | "version">> {
  const [change] = await site.db.query(
    `select content from change where item_id = $1 and content is not null
     order by version desc limit 1`,
    [id],
  );
  const translations = { ...change.content.translations, [language]: texts };
  const { saved } = await site.executeOrThrow(
    `mutation($id: ID, $version: Int, $input: ${kind.name}Input!) {
      saved: save${kind.name}(id: $id, version: $version, input: $input) { id version }
    }`,
    { id, version, input: { ...change.content, translations } },
    "editor",
  );
  return saved;
}

/** Reads one item by its key with its translations; null when it is not visible to the role. */
export const readOne =
  (site: TestServer, kind: KindCase) =>
  async (value: string, language = "UA", as: Role = "visitor", drafts = false) => {
    const key = kind.key ?? "id";
    const type = key === "id" ? "ID" : "String";
    const { item } = await site.executeOrThrow(
      `query($key: ${type}!, $language: Language!, $drafts: Boolean!) {
        item: ${kind.one}(${key}: $key, language: $language, drafts: $drafts) {
          id version
          translation(language: $language) { language publishedAt word: ${kind.textField} }
          translations { language word: ${kind.textField} }
        }
      }`,
      { key: value, language, drafts },
      as,
    );
    return item;
  };

/** Reads the first page of a list in English; `args` are further arguments, with a leading comma. */
export const readList =
  (site: TestServer, kind: KindCase) =>
  async (args = "", as: Role = "visitor") => {
    const { list } = await site.executeOrThrow(
      `{ list: ${kind.list}(language: ENG${args}) {
          items { id translation { language word: ${kind.textField} } } endCursor hasNextPage total
      } }`,
      {},
      as,
    );
    return list;
  };

let category: { site: TestServer; id: string } | null = null;

/** The category of all galleries of a test file; created on first use. */
async function aCategory(site: TestServer): Promise<string> {
  if (category?.site === site) return category.id;
  const { saved } = await site.executeOrThrow(
    `mutation { saved: saveGalleryCategory(input: { translations: { ua: { name: "Табори" } } }) { id } }`,
    {},
    "editor",
  );
  category = { site, id: saved.id };
  return saved.id;
}
