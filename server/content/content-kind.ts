import type { EntityManager } from "typeorm";
import type { Author } from "../history/record-change.ts";
import type { Image } from "../image/image.entity.ts";
import type { Language } from "../language/language.ts";
import { snakeCase } from "../platform/database/snake-case-naming.ts";
import { fieldsOf, type RecordField } from "../platform/record/record-field.ts";
import type { ContentItem, ItemClass, Translation } from "./content-item.ts";
import type { InputOf } from "./fields/input-of.ts";
import type { PlacementKind } from "./placement.ts";
import type { ListOrder } from "./reading/list-order.ts";
import { mapTranslations, type TranslationsInput } from "./translations.ts";

/** The complete input of a kind's save mutation. */
export interface ContentInput<Texts = object> {
  translations: TranslationsInput<Texts>;
  /** Only of kinds with `pictures`. */
  imageIds?: string[];
}

/**
 * All that is particular to one kind of content, beside its fields. Reading, saving, publishing, the
 * trash, history, search, preview and sitemap are the same functions for every kind, and take its
 * definition.
 */
export interface KindDefinition<
  Item extends ContentItem = ContentItem,
  Row extends Translation = Translation,
  Input extends ContentInput = ContentInput,
> {
  /** Its name in the history, e.g. "BlogPost"; never changed. The GraphQL enum has BLOG_POST. */
  name: string;
  /** Description of its value in the GraphQL enum. */
  description: string;
  /** What descriptions call an item, and several of them. */
  noun: string;
  plural: string;
  /** Names of its root fields in GraphQL: of the queries for one item and for a list, and of the save. */
  operations: { item: string; list: string; save: string };
  /** What people call its items, within a sentence: e-mails never contain `name`. */
  namesInMail: Record<Language, string>;
  entity: ItemClass<Item>;
  translation: new () => Row;
  input: new () => Input;
  /** Order of its lists. */
  order: ListOrder;
  /** Order of its lists in English, if it is another. */
  englishOrder?: ListOrder;
  /** Order of editors' lists, if items without a date come first in it. */
  undatedFirst?: ListOrder;
  /** Of a kind whose fields have no title: replaces it in the history and in search. */
  label?: {
    /** SQL on `item`; it needs no index, because such kinds have few items. */
    sql: string;
    of(item: Item): string;
    /** SQL on `item` of the words by which visitors look for it, as `search_form` normalizes them. */
    searched: string;
  };
  /** Columns of a translation that are searched, where no field declares them. */
  quoted?: readonly string[];
  /** Entity of its ordered set of images. */
  pictures?: PlacementKind;
  /** The ids of that set, of kinds whose input has no `imageIds`. */
  pictureIds?(input: Input): string[];
  /**
   * The column of translations, and field of their input, whose JSON has HTML in fields named `html`;
   * omitted if it is a RichTextField.
   */
  richText?: string;
  /** What is searched of `richText`, if that is JSON. */
  searchedText?(richText: string): string;
  /**
   * The item of another kind to which an item refers, and the name of the relation. If the item
   * belongs to it, it is restored from the trash together with the item.
   */
  parent?: {
    property: string;
    kind: ContentKind;
    idOf(item: Item): string | null;
    isRestoredWithItem: boolean;
  };
  /** Other kinds to whose items its items refer; an import of content adds those first. */
  relatedKinds?: readonly ContentKind[];
  /** Whether the item can be neither unpublished nor deleted. */
  isPermanent?(item: Item): boolean;
  /** SQL on the item's columns: of items that stay in the trash until somebody restores them. */
  keptInTrash?: string;
  /**
   * What clearing puts in place of an item's demo content, where the starting content is kept or not;
   * null to move the item to the trash.
   */
  startingInput?(item: Item, isKept: boolean): Input | null;
  /**
   * Of kinds whose items have an `address`, the last segment of their paths: those that other pages
   * have.
   */
  reservedAddresses?: readonly string[];
  /** Path of the page that shows the item. */
  pagePath(item: Item): string;
  /** Name of its part of the sitemap; omitted if its items have no pages of their own. */
  sitemapSection?: string;
  /** What the image for shared links shows beside the picture, of kinds with pages. */
  card?: {
    label: Record<Language, string>;
    /** The title of a kind without titles. */
    titleOf?(item: Item, language: Language): string;
    /** The picture that an editor chose to be shown in place of the drawing; null for none. */
    pictureAlone?(item: Item): Image | null;
    /** What visitors may read of an item in large figures, in place of its picture; null for none. */
    numbersOf?(item: Item, read: CardReading): Promise<CardNumbers | null>;
  };

  /** Checks an input, and sets what follows from it, after its fields were copied. Throws Invalid. */
  assign?(item: Item, input: Input, write: { manager: EntityManager; now: Date }): unknown;
  /** Sets what follows from the texts of one language, after they were copied. */
  assignTranslation?(row: Row, texts: TextsIn<Input>, site: { publicUrl: string }): void;
  /** Sets columns that depend on the publication times of the translations. */
  assignPublication?(item: Item, now: Date): void;
  /** Saves rows of other tables that refer to the stored item. */
  saveRelated?(manager: EntityManager, item: Item, input: Input, author: Author): Promise<void>;
  /** Changes rows of other tables that an item contradicts once it leaves the trash. */
  restoreRelated?(manager: EntityManager, item: Item): Promise<void>;
  /** Releases what items of the trash use, before they are deleted for good. */
  eraseRelated?(manager: EntityManager, ids: readonly string[], author: Author): Promise<void>;

  /** The values of an input, as the item is stored, that no field of the item declares. */
  toInput?(item: Item, manager: EntityManager): OwnValues<Item, Input>;
  /** The same of the texts of one language. */
  toTexts?(row: Row): Record<string, unknown>;
}

/** The texts of one language in an input. */
type TextsIn<Input extends ContentInput> = NonNullable<Input["translations"]["ua"]>;

type OwnValues<Item, Input> =
  | Record<Exclude<keyof Input, keyof InputOf<Item> | "translations">, unknown>
  | Promise<Record<Exclude<keyof Input, keyof InputOf<Item> | "translations">, unknown>>;

/** A kind's definition, and what follows from its fields. */
export interface ContentKind<
  Item extends ContentItem = ContentItem,
  Row extends Translation = Translation,
  Input extends ContentInput = ContentInput,
> extends KindDefinition<Item, Row, Input> {
  fields: readonly RecordField[];
  /** The fields of its translations. */
  textFields: readonly RecordField[];
  /** Its images, which are loaded with every item. */
  relations: readonly string[];
  /** The columns of a translation that make up the title, joined by a space; none without titles. */
  title: readonly string[];
  /**
   * The columns of a translation from which search results quote, most telling first; the last one is
   * `richText`, or what `searchedText` makes of it. With the title they are all that is searched.
   */
  quoted: readonly string[];
}

/** Completes a definition by what follows from the fields of the item and of its translations. */
export function defineKind<
  Item extends ContentItem,
  Row extends Translation,
  Input extends ContentInput,
>(definition: KindDefinition<Item, Row, Input>): ContentKind<Item, Row, Input> {
  const fields = fieldsOf(definition.entity);
  const textFields = fieldsOf(definition.translation);
  const richText =
    definition.richText ?? textFields.find(({ type }) => type === "richText")?.property;
  const searchedAs = (part: RecordField["searched"]) =>
    textFields.filter(({ searched }) => searched === part).map(({ property }) => property);
  return {
    ...definition,
    fields,
    textFields,
    relations: fields.filter(({ type }) => type === "image").map(({ property }) => property),
    title: searchedAs("title"),
    quoted: definition.quoted ?? searchedAs("text").map(snakeCase),
    ...(richText && { richText }),
  };
}

export interface CardReading {
  db: EntityManager;
  now: Date;
  language: Language;
}

/** Texts of an image for shared links with numbers; they replace the kind's label and the title. */
export interface CardNumbers {
  label: string;
  title: string;
  numbers: readonly { name: string; value: string }[];
}

/** Order of the kinds that editors arrange by hand; their items extend OrderedItem. */
export const editorsOrder: ListOrder = {
  direction: "asc",
  keys: [{ sql: "item.position", type: "int" }],
};

type Titled = Pick<ContentKind, "title" | "label">;

/** SQL of the title on the translation `translation`, or of the label on `item`. */
export const titleSql = ({ title, label }: Titled): string =>
  label?.sql ?? title.map((column) => `translation.${column}`).join(" || ' ' || ");

/** The title for editors: in Ukrainian, else in English, else blank. */
export function titleWithFallback(
  { title }: Titled,
  item: Pick<ContentItem, "translations">,
): string {
  const titleOf = (row: Translation) =>
    title
      .map((column) => Reflect.get(row, column))
      .join(" ")
      .trim();
  const { ua, eng } = mapTranslations(item.translations, titleOf);
  return ua || eng || "";
}
