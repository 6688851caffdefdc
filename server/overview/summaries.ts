import type { EntityManager } from "typeorm";
import type { Image } from "../image/image.entity.ts";
import { type Language, languages } from "../language/language.ts";
import { type PathColumns, pathColumnsSql, pathOf } from "./item-path.ts";
import type { ItemSummary, LanguageState } from "./item-summary.ts";
import { type KindTables, unionOfKinds } from "./kind-tables.ts";
import { loadCovers } from "./listed-item.ts";

/** A row of a statement over all kinds. Ids are unique across kinds. */
export interface FoundItem {
  kind: string;
  id: string;
}

type SummaryRow = Omit<ItemSummary, "path" | "titleUa" | "titleEng" | "cover" | "languages"> &
  PathColumns & {
    coverId: string | null;
    translations: SummaryTranslation[];
  };

interface SummaryTranslation {
  language: Language;
  title: string;
  filled: number;
  fields: number;
  publishedAt: string | null;
  textsChangedAt: string;
}

/** Loads summaries in the given order, including items in the trash. Takes two statements. */
export async function loadSummaries(
  db: EntityManager,
  found: readonly Pick<FoundItem, "id">[],
): Promise<ItemSummary[]> {
  if (found.length === 0) return [];
  const rows: SummaryRow[] = await db.query(unionOfKinds(db, summarySql), [
    found.map(({ id }) => id),
  ]);
  const covers = await loadCovers(db, rows);
  const items = new Map(rows.map((row) => [row.id, toSummary(row, covers)]));
  return found.flatMap(({ id }) => items.get(id) ?? []);
}

const summarySql = (kind: KindTables): string =>
  `select '${kind.kind}' as kind, item.id, item.version,
     ${kind.column("year", "int")} as year, ${kind.column("month", "int")} as month,
     ${pathColumnsSql(kind)},
     item.updated_at as "updatedAt", item.deleted_at as "deletedAt",
     pictured."coverId", pictured."imageCount", spoken.translations
   from ${kind.items} item
   cross join lateral (
     select (array_agg(image_id order by place))[1] as "coverId",
       count(distinct image_id)::int as "imageCount"
     from ${kind.placements} placed where item_id = item.id
   ) pictured
   cross join lateral (
     select jsonb_agg(jsonb_build_object('language', language, 'title', btrim(${kind.title}),
       'filled', filled, 'fields', fields, 'publishedAt', published_at,
       'textsChangedAt', words_changed_at)) as translations
     from ${kind.translations} translation where item_id = item.id
   ) spoken
   where item.id = any($1)`;

function toSummary(
  { coverId, translations, ...row }: SummaryRow,
  covers: Map<string | null, Image>,
): ItemSummary {
  // The year of a report is not a title: clients format year and month themselves.
  const titleIn = (language: Language) =>
    row.year === null ? (translations.find((one) => one.language === language)?.title ?? "") : "";
  return {
    ...row,
    path: pathOf(row),
    titleUa: titleIn("ua"),
    titleEng: titleIn("eng"),
    cover: covers.get(coverId) ?? null,
    languages: languages.map((language) => translationStateIn(language, translations)),
  };
}

function translationStateIn(language: Language, translations: SummaryTranslation[]): LanguageState {
  const own = translations.find((one) => one.language === language);
  const original = translations.find((one) => one.language === "ua");
  return {
    language,
    filled: own?.filled ?? 0,
    fields: own?.fields ?? translations[0]?.fields ?? 0,
    publishedAt: own?.publishedAt ? new Date(own.publishedAt) : null,
    isOutdated: own && original ? changedAtMs(own) < changedAtMs(original) : false,
  };
}

const changedAtMs = (translation: SummaryTranslation): number =>
  Date.parse(translation.textsChangedAt);
