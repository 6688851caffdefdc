import type { EntityManager } from "typeorm";
import { kindNamed } from "../../content/content-kinds.ts";
import { withheldInSql, withoutImagesIn } from "../../image/withheld-images.ts";
import { type KindTables, unionOfKinds } from "../kind-tables.ts";
import type { Match } from "./find-matches.ts";
import { patternOf, plainText } from "./marked-text.ts";

/** The texts of a translation as they are stored. */
export interface StoredTexts {
  kind: string;
  title: string;
  texts: string[];
  /** Public ids of the withheld pictures in the text with HTML; null without such a picture. */
  withheld: string[] | null;
  /** The text with HTML; null without a withheld picture. */
  richText: string | null;
}

/** SQL of the columns of `StoredTexts` but for the kind, on `translation` and `item`. */
export function storedTextsSql({ title, quoted, richText }: KindTables, now: string): string {
  const withheld = richText ? withheldInSql(`translation.${richText}`, now) : "null::json";
  return `btrim(${title}) as title,
    array[${quoted.map((name) => `translation.${name}`).join(", ")}]::text[] as texts,
    ${withheld} as withheld,
    case when ${withheld} is not null then ${richText ? `translation.${richText}::text` : "null"} end as "richText"`;
}

/** The texts from which a result may quote, on one line each: without captions of withheld pictures. */
export function shownTexts({ kind, texts, withheld, richText }: StoredTexts): string[] {
  if (!withheld || richText === null) return texts.map(plainText);
  const shown = String(withoutImagesIn(richText, withheld));
  const { searchedText } = kindNamed(kind);
  return [...texts.slice(0, -1), searchedText ? searchedText(shown) : shown].map(plainText);
}

/**
 * Leaves out the items that contain the words in captions of withheld pictures alone, which the
 * columns for search cannot know: a consent also ends without any write. Takes one statement.
 */
export async function withoutHiddenMatches(
  db: EntityManager,
  matches: readonly Match[],
  { words, now }: { words: readonly string[]; now: Date },
): Promise<Match[]> {
  if (matches.length === 0) return [];
  const rows: (StoredTexts & Match)[] = await db.query(unionOfKinds(db, textsWithHiddenSql), [
    matches.map(({ id }) => id),
    now,
  ]);
  const patterns = words.map((word) => patternOf([word]));
  const isFound = (row: StoredTexts) => {
    const text = [plainText(row.title), ...shownTexts(row)].join(" ");
    return patterns.every((pattern) => text.search(pattern) >= 0);
  };
  const doubtful = new Set(rows.map(({ id }) => id));
  const shown = new Set(rows.filter(isFound).map(({ id }) => id));
  return matches.filter(({ id }) => !doubtful.has(id) || shown.has(id));
}

/** The texts of both languages of items of which one has a withheld picture. */
const textsWithHiddenSql = (kind: KindTables): string =>
  `select '${kind.kind}' as kind, item.id, ${storedTextsSql(kind, "$2")}
   from ${kind.items} item join ${kind.translations} translation on translation.item_id = item.id
   where item.id = any($1) and translation.published_at <= $2 and ${
     kind.richText
       ? `exists (select from ${kind.translations} other where other.item_id = item.id
           and other.published_at <= $2 and ${withheldInSql(`other.${kind.richText}`, "$2")} is not null)`
       : "false"
   }`;
