import type { DataSource } from "typeorm";
import { Image } from "../image/image.entity.ts";
import {
  isPublicIdSql,
  isPublicSql,
  withheldInSql,
  withoutImagesIn,
} from "../image/withheld-images.ts";
import type { Language } from "../language/language.ts";
import { tableOf } from "../platform/database/database.ts";
import { type Columns, entityJson, type JsonPart } from "../platform/database/entity-json.ts";
import type { ContentItem, ItemClass, LoadedPictures, Translation } from "./content-item.ts";
import { contentKinds } from "./content-kinds.ts";
import { joinColumn, translationMetadataOf } from "./item-metadata.ts";
import type { PlacementKind } from "./placement.ts";

/** What is loaded of an item. */
export interface ItemParts {
  columns: Columns;
  translations: {
    columns: Columns;
    /** Loads one translation only: that language if it is visible, else the other. */
    preferred?: Language;
  } | null;
  /** Many-to-one relations to images, by property name. */
  images: ReadonlyMap<string, Columns>;
  /** The item to which it belongs, by property name. */
  parent: { property: string; entity: ItemClass; parts: ItemParts } | null;
  pictures: PictureSet | null;
  /** The number of images in this set. */
  counted: PlacementKind | null;
}

/** The first images of an ordered set; all of them if `first` is null. */
export interface PictureSet {
  placement: PlacementKind;
  columns: Columns;
  first: number | null;
}

/** The columns and the translations of an item, and nothing that belongs to it. */
export const itemAlone: ItemParts = {
  columns: "all",
  translations: { columns: "all" },
  images: new Map(),
  parent: null,
  pictures: null,
  counted: null,
};

/** The translations and images that a reader may see, and the language of those that are returned. */
export interface Visibility {
  /** SQL of the current time; null shows unpublished translations and withheld images, too. */
  now: string | null;
  language: Language;
  /** Adds a parameter to the statement and returns its placeholder. */
  bind(value: unknown): string;
}

/** SQL that loads an item, whose table has the alias `alias`, with its parts as one JSON value. */
export function itemJson<Item extends ContentItem>(
  db: DataSource,
  entity: ItemClass<Item>,
  alias: string,
  parts: ItemParts,
  visibility: Visibility,
): JsonPart<Item | null> {
  const own = entityJson(db, entity, alias, parts.columns);
  const others = otherParts(db, entity, alias, parts, visibility);
  return {
    sql: `json_build_array(${[own, ...others].map(({ sql }) => sql).join(", ")})`,
    fromJson(json) {
      if (!Array.isArray(json)) return null;
      const item = own.fromJson(json[0]);
      if (!item) return null;
      item.requestedLanguage = visibility.language;
      item.includesDrafts = visibility.now === null;
      for (const [index, other] of others.entries()) {
        Reflect.set(item, other.property, other.fromJson(json[index + 1]));
      }
      return item;
    },
  };
}

interface PropertyPart extends JsonPart<unknown> {
  property: string;
}

function otherParts(
  db: DataSource,
  entity: ItemClass,
  alias: string,
  { translations, images, parent, pictures, counted }: ItemParts,
  visibility: Visibility,
): PropertyPart[] {
  const parts: PropertyPart[] = [];
  const add = (property: string, part: JsonPart<unknown>) => parts.push({ property, ...part });
  if (translations) {
    add("translations", translationsJson(db, entity, alias, translations, visibility));
  }
  for (const [property, columns] of images) {
    const image = imageJson(db, `${alias}_image`, columns, visibility.language);
    const on = `${alias}_image.id = ${alias}."${joinColumn(db, entity, property)}"
      and ${isPublicSql(`${alias}_image`, visibility.now)}`;
    add(property, { ...image, sql: `(select ${image.sql} from image ${alias}_image where ${on})` });
  }
  if (parent) add(parent.property, parentJson(db, entity, alias, parent, visibility));
  if (pictures) add("loadedPictures", picturesJson(db, alias, pictures, visibility));
  if (counted) {
    const sql = `(select count(*) from ${tableOf(db, counted)}
      where item_id = ${alias}.id and ${isPublicIdSql("image_id", visibility.now)})`;
    add("loadedPictureCount", { sql, fromJson: (count) => count });
  }
  return parts;
}

function translationsJson(
  db: DataSource,
  entity: ItemClass,
  item: string,
  { columns, preferred }: NonNullable<ItemParts["translations"]>,
  { now, bind }: Visibility,
): JsonPart<Translation[]> {
  const metadata = translationMetadataOf(db, entity);
  const alias = `${item}_translation`;
  const row = withoutWithheld(
    entityJson<Translation>(db, metadata.target, alias, columns),
    { alias, richText: richTextOf(entity, columns) },
    now,
  );
  const visible = now ? ` and ${alias}.published_at <= ${now}` : "";
  const rows = `from "${metadata.tableName}" ${alias} where ${alias}.item_id = ${item}.id${visible}`;
  if (!preferred) {
    return {
      sql: `(select json_agg(${row.sql}) ${rows})`,
      fromJson: (json) => rowsFrom(row, json),
    };
  }
  // Each is one look-up in the unique index, without the sorting that `limit 1` would need.
  const language = bind(preferred);
  const one = (sign: string) =>
    `(select ${row.sql} ${rows} and ${alias}.language ${sign} ${language})`;
  return {
    sql: `coalesce(${one("=")}, ${one("<>")})`,
    fromJson: (json) => rowsFrom(row, [json]),
  };
}

/** The column with HTML, if it is loaded. */
function richTextOf(entity: ItemClass, columns: Columns): string | null {
  const { richText } = contentKinds().find((kind) => kind.entity === entity) ?? {};
  return richText && (columns === "all" || columns.has(richText)) ? richText : null;
}

/** Removes withheld images from the column with HTML, which is text or JSON. */
function withoutWithheld(
  row: JsonPart<Translation | null>,
  { alias, richText }: { alias: string; richText: string | null },
  now: string | null,
): JsonPart<Translation | null> {
  if (!richText || !now) return row;
  const withheld = withheldInSql(`${alias}.${richText}`, now);
  return {
    sql: `json_build_array(${row.sql}, ${withheld})`,
    fromJson(json) {
      if (!Array.isArray(json)) return null;
      const translation = row.fromJson(json[0]);
      if (translation && json[1]) {
        const html: unknown = Reflect.get(translation, richText);
        Reflect.set(translation, richText, withoutImagesIn(html, json[1]));
      }
      return translation;
    },
  };
}

function parentJson(
  db: DataSource,
  entity: ItemClass,
  item: string,
  { property, entity: parentEntity, parts }: NonNullable<ItemParts["parent"]>,
  visibility: Visibility,
): JsonPart<ContentItem | null> {
  const alias = `${item}_parent`;
  const { sql, fromJson } = itemJson(db, parentEntity, alias, parts, visibility);
  const visible = visibility.now ? ` and ${alias}.public_from <= ${visibility.now}` : "";
  return {
    sql: `(select ${sql} from ${tableOf(db, parentEntity)} ${alias}
      where ${alias}.id = ${item}."${joinColumn(db, entity, property)}"
        and ${alias}.deleted_at is null${visible})`,
    fromJson,
  };
}

/** SQL of the first images of the set of the item `item.id`, in order. */
export function picturesJson(
  db: DataSource,
  item: string,
  { placement, columns, first }: PictureSet,
  { language, now, bind }: Visibility,
): JsonPart<LoadedPictures> {
  const alias = `${item}_picture`;
  const image = imageJson(db, alias, columns, language);
  const limit = first === null ? "" : ` limit ${bind(first)}`;
  return {
    sql: `(select json_agg(${image.sql} order by place.position) from (
        select image_id, position from ${tableOf(db, placement)}
        where item_id = ${item}.id and ${isPublicIdSql("image_id", now)}
        order by position${limit}
      ) place join image ${alias} on ${alias}.id = place.image_id)`,
    fromJson: (json) => ({ first, images: rowsFrom(image, json) }),
  };
}

function imageJson(
  db: DataSource,
  alias: string,
  columns: Columns,
  language: Language,
): JsonPart<Image | null> {
  const { sql, fromJson } = entityJson(db, Image, alias, columns);
  return {
    sql,
    fromJson(json) {
      const image = fromJson(json);
      if (image) image.requestedLanguage = language;
      return image;
    },
  };
}

/** `json_agg` yields null when there are no rows. */
const rowsFrom = <Row>({ fromJson }: JsonPart<Row | null>, json: unknown): Row[] =>
  Array.isArray(json) ? json.flatMap((each) => fromJson(each) ?? []) : [];
