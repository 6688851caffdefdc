import type { EntityManager } from "typeorm";
import { asAttribute, fromAttribute } from "../platform/html-attribute.ts";

/** What a kind of content says of the images in its texts. */
export interface RichTextKind {
  /** As the history names it. */
  name: string;
  translation: new () => object;
  /** The column of translations, and the field of their input; see `ContentKind`. */
  richText?: string;
}

let kinds: readonly RichTextKind[] = [];
let cleanHtml = (html: string): string => html;

/** Hands over which texts contain images, and how these are sanitised; called by `registerKinds`. */
export function registerRichText(all: readonly RichTextKind[], clean: typeof cleanHtml): void {
  kinds = all;
  cleanHtml = clean;
}

/** A column in which content shows images: HTML, blocks, or the complete input of an item. */
interface ContentColumn {
  table: string;
  column: string;
  id: string;
  /** SQL of the kind's name. */
  kind: string;
}

const versions = [
  { table: "item_draft", column: "input", id: "id", kind: "kind" },
  { table: "item_draft", column: "base", id: "id", kind: "kind" },
  { table: "demo_item", column: "content", id: "item_id", kind: "kind" },
];
const history = { table: "change", column: "content", id: "id", kind: "kind" };
/** The only way in which the database lets a recorded change be rewritten. */
const rewriteChange = "select rewrite_change($1, null, $2)";

/** Every column in which content shows images, beside foreign keys; without the history. */
export const contentColumns = ({ connection }: EntityManager): ContentColumn[] => [
  ...kinds.flatMap(({ name, translation, richText }) => {
    const { tableName: table } = connection.getMetadata(translation);
    return richText ? [{ table, column: richText, id: "id", kind: `'${name}'` }] : [];
  }),
  ...versions,
];

/** Changes of the images in a content. */
export interface ImageChange {
  /** Returns the URL to show in place of one; called with the `src` of each image. */
  url(url: string): string;
  /** Ids of the image and of the one that takes its places; those of the images stay if omitted. */
  ids?: { old: string; next: string };
}

/**
 * Applies a change to all content that contains one of the texts `mentions`. Versions and timestamps
 * of items stay. Call it in a transaction: the rows are locked.
 */
export async function changeImagesInContent(
  manager: EntityManager,
  mentions: readonly string[],
  change: ImageChange,
  { inHistory }: { inHistory: boolean },
): Promise<void> {
  const places = contentColumns(manager);
  for (const place of inHistory ? [...places, history] : places) {
    const { table, column, id, kind } = place;
    const update = `update ${table} set ${column} = $2 where ${id} = $1`;
    const rows: { id: string; kind: string; value: unknown }[] = await manager.query(
      `select ${id} as id, ${kind} as kind, to_jsonb(${column}) as value from ${table}
       where exists (select from unnest($1::text[]) mention where strpos(${column}::text, mention) > 0)
       order by ${id} for update`,
      [mentions],
    );
    for (const row of rows) {
      const next = withImageChange(row.kind, row.value, change, column);
      const json = JSON.stringify(next);
      if (json === JSON.stringify(row.value)) continue;
      const stored = typeof next === "string" ? next : json;
      await manager.query(place === history ? rewriteChange : update, [row.id, stored]);
    }
  }
}

const idFields = /^(imageId|imageIds|metaImageId)$/;

/**
 * Applies a change to the images in the input of an item of this kind, or in the value of its field
 * `field`: to ids in the fields for images, and in HTML to the `src` of images, which is sanitised
 * again. Everything else stays as it is.
 */
export function withImageChange(
  kindName: string,
  value: unknown,
  change: ImageChange,
  field = "",
): unknown {
  const htmlFields = ["html", kinds.find(({ name }) => name === kindName)?.richText];
  const changed = (one: unknown, name: string): unknown => {
    if (typeof one === "string") {
      if (htmlFields.includes(name)) return inSources(one, change.url);
      return idFields.test(name) && one === change.ids?.old ? change.ids.next : one;
    }
    if (Array.isArray(one)) {
      const set = idFields.test(name) ? withoutDuplicate(one, change) : one;
      return set.map((each) => changed(each, name));
    }
    if (typeof one !== "object" || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, each]) => [key, changed(each, key)]));
  };
  return changed(value, field);
}

/** A set that has the other image already only loses this one. */
const withoutDuplicate = (set: unknown[], { ids }: ImageChange): unknown[] =>
  ids && set.includes(ids.next) ? set.filter((one) => one !== ids.old) : set;

/** Sanitised HTML begins images with their `src`, which is escaped. */
function inSources(html: string, change: ImageChange["url"]): string {
  const clean = cleanHtml(html);
  const changed = clean.replace(/(?<=<img src=")[^"]*/g, (source) =>
    asAttribute(change(fromAttribute(source))),
  );
  return changed === clean ? html : cleanHtml(changed);
}
