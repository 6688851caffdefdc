import type { EntityManager } from "typeorm";
import { isPublicIdSql } from "../../image/withheld-images.ts";
import type { Language } from "../../language/language.ts";
import { type PathColumns, pathColumnsSql, pathOf } from "../item-path.ts";
import { type KindTables, unionOfKinds } from "../kind-tables.ts";
import { loadCovers } from "../listed-item.ts";
import { excerptOf, markMatches, patternOf, plainText } from "./marked-text.ts";
import type { SearchResult } from "./search-result.ts";
import { wordsOf } from "./search-words.ts";
import { type StoredTexts, shownTexts, storedTextsSql } from "./shown-texts.ts";
import { findSimilarWords } from "./similar-words.ts";

interface Found {
  kind: string;
  id: string;
  isExact: boolean;
}

interface ResultRow
  extends PathColumns,
    StoredTexts,
    Pick<SearchResult, "id" | "kind" | "language" | "year" | "month"> {
  coverId: string | null;
}

/**
 * Loads public items in the given order with their texts in `language`, or in the other language
 * where they are not public in it. In the titles of similar items, the words that were taken for
 * misspelled ones are marked as well. Takes two statements, for similar items three.
 */
export async function loadResults(
  db: EntityManager,
  found: readonly Found[],
  { words, language, now }: { words: readonly string[]; language: Language; now: Date },
): Promise<SearchResult[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows: ResultRow[] = await db.query(unionOfKinds(db, resultSql), [ids, now, language]);
  const covers = await loadCovers(db, rows, now);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const pattern = patternOf(words);
  const misspelled = found.flatMap(({ id, isExact }) => (isExact ? [] : (byId.get(id) ?? [])));
  const titleWords = new Set(misspelled.flatMap(({ title }) => wordsOf(plainText(title))));
  const similarPattern = patternOf([
    ...words,
    ...(await findSimilarWords(db, words, [...titleWords])),
  ]);
  return found.flatMap(({ id, isExact }) => {
    const row = byId.get(id);
    if (!row) return [];
    const { kind, language, year, month, coverId } = row;
    return {
      ...{ id, kind, language, year, month, isExact },
      path: pathOf(row),
      title:
        row.year === null
          ? markMatches(plainText(row.title), isExact ? pattern : similarPattern)
          : [],
      excerpt: excerptOf(quoted(row, pattern), pattern),
      cover: covers.get(coverId) ?? null,
    };
  });
}

/** The first text with a match; the first that is not blank when none has one. */
function quoted(row: StoredTexts, pattern: RegExp): string {
  const plain = shownTexts(row).filter(Boolean);
  return plain.find((text) => text.search(pattern) >= 0) ?? plain[0] ?? "";
}

/** Parameters: ids, the current time, the preferred language. */
const resultSql = (kind: KindTables): string =>
  `select '${kind.kind}' as kind, item.id, ${kind.column("year", "int")} as year,
     ${kind.column("month", "int")} as month, ${pathColumnsSql(kind)},
     (select image_id from ${kind.placements} placed
       where item_id = item.id and ${isPublicIdSql("image_id", "$2")}
       order by place limit 1) as "coverId",
     spoken.language, spoken.title, spoken.texts, spoken.withheld, spoken."richText"
   from ${kind.items} item
   cross join lateral (
     select language, ${storedTextsSql(kind, "$2")}
     from ${kind.translations} translation
     where item_id = item.id and published_at <= $2
     order by language = $3 desc limit 1
   ) spoken
   where item.id = any($1) and item.deleted_at is null`;
