import type { EntityManager } from "typeorm";
import { type FieldError, Invalid } from "../../platform/errors.ts";
import { directionOf, isLineCategory } from "../../report/figures/line-category.ts";
import type { Settings } from "../settings.entity.ts";
import { type MoneyCategory, moneyCategoriesOf } from "./money-category.ts";

const code = /^[A-Z][A-Z0-9_]*$/;

/**
 * Sets the categories that an admin saves, with codes for new ones; null keeps them. Throws Invalid
 * for a category without a name (`required`), a direction of which all are hidden (`allHidden`), one
 * that lines of reports use and that is missing now or has another direction (`used`), and a
 * counter's that does not exist (`unknown`).
 */
export async function assignMoneyCategories(
  manager: EntityManager,
  settings: Settings,
  wanted: readonly MoneyCategory[] | null | undefined,
): Promise<void> {
  const before = moneyCategoriesOf(settings);
  if (wanted) settings.moneyCategories = withCodes(wanted);
  const now = moneyCategoriesOf(settings);
  const errors = [
    ...(wanted ? listErrors(settings.moneyCategories) : []),
    ...(await missingUsed(manager, before, now)),
    ...settings.counters.flatMap(({ source }, place): FieldError[] =>
      source?.category && !now.some(({ id }) => id === source.category)
        ? [{ path: `counters.${place}.source.categoryId`, rule: "unknown" }]
        : [],
    ),
  ];
  if (errors.length > 0) throw Invalid(errors);
}

function listErrors(categories: readonly MoneyCategory[]): FieldError[] {
  const hidden = (["IN", "OUT"] as const).filter((direction) => {
    const own = categories.filter((one) => one.direction === direction);
    return own.length > 0 && own.every(({ isHidden }) => isHidden);
  });
  return [
    ...categories.flatMap(({ id, direction, nameUa, nameEng }, place) => [
      ...(nameUa || nameEng ? [] : [errorAt(`${place}.nameUa`, "required")]),
      ...(isLineCategory(id) && directionOf[id] !== direction
        ? [errorAt(`${place}.direction`, "used")]
        : []),
    ]),
    ...hidden.map(() => ({ path: "moneyCategories", rule: "allHidden" })).slice(0, 1),
  ];
}

const errorAt = (place: string, rule: string): FieldError => ({
  path: `moneyCategories.${place}`,
  rule,
});

/** Names without spaces around them; a category without a code has one made of its English name. */
function withCodes(wanted: readonly MoneyCategory[]): MoneyCategory[] {
  const taken = new Set<string>(wanted.map(({ id }) => id).filter((id) => code.test(id)));
  return wanted.map(({ id, direction, nameUa, nameEng, isHidden }) => ({
    id: code.test(id) ? id : newCode(nameEng, taken),
    direction,
    nameUa: nameUa.trim(),
    nameEng: nameEng.trim(),
    isHidden,
  }));
}

/** "Summer camps" → SUMMER_CAMPS, and SUMMER_CAMPS_2 for a second one. */
function newCode(name: string, taken: Set<string>): string {
  const words =
    name
      .normalize("NFKD")
      .toUpperCase()
      .match(/[A-Z0-9]+/g) ?? [];
  const wanted = words.join("_").slice(0, 40);
  const base = code.test(wanted) ? wanted : "OWN_CATEGORY";
  let found = base;
  // The codes of the schema's enum keep their meaning, also where the settings do not list them.
  for (let count = 2; taken.has(found) || isLineCategory(found); count += 1) {
    found = `${base}_${count}`;
  }
  taken.add(found);
  return found;
}

async function missingUsed(
  manager: EntityManager,
  before: readonly MoneyCategory[],
  now: readonly MoneyCategory[],
): Promise<FieldError[]> {
  const gone = before.filter(
    ({ id, direction }) => !now.some((one) => one.id === id && one.direction === direction),
  );
  if (gone.length === 0) return [];
  const used = await usedCategories(manager);
  return gone.some(({ id }) => used.has(id)) ? [{ path: "moneyCategories", rule: "used" }] : [];
}

/** The codes that lines of reports have, unless left out also of those in the trash. */
export async function usedCategories(
  manager: EntityManager,
  withTrash = true,
): Promise<Set<string>> {
  const rows: { category: string }[] = await manager.query(
    `select distinct category from report_line line join report on report.id = line.report_id
     where $1 or report.deleted_at is null`,
    [withTrash],
  );
  return new Set(rows.map(({ category }) => category));
}
