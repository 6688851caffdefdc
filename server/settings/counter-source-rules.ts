import type { EntityManager } from "typeorm";
import { restoreUsed } from "../document/used-documents.ts";
import { type FieldError, Invalid } from "../platform/errors.ts";
import { dayInKyiv, monthsBeforeInKyiv } from "../platform/kyiv-time.ts";
import type { Counter, CounterSource } from "./counter-source.ts";
import type { Settings, SettingsTranslation } from "./settings.entity.ts";

/** A counter says what was done in a year: an older count is of another year. */
const periodMonths = 12;

/** The kinds of content whose published items are what a counter counts, by their names. */
export const countedKinds: Partial<Record<Counter, string>> = { PARTNERS: "Partner" };

type Count = "institutions" | "families" | "partners" | "tons" | "childrenThousands";

const counts: Record<Counter, Count> = {
  INSTITUTIONS: "institutions",
  FAMILIES: "families",
  PARTNERS: "partners",
  TONS: "tons",
  CHILDREN_THOUSANDS: "childrenThousands",
};

const isShown = (texts: readonly SettingsTranslation[], counter: Counter) =>
  texts.some((row) => row[counts[counter]] > 0);

/** The counters on the home page whose count is older than the year that they claim. */
export function outdatedCounters(
  { counterSources, translations }: Settings,
  now: Date,
): CounterSource[] {
  const oldest = dayInKyiv(monthsBeforeInKyiv(now, periodMonths));
  return counterSources.filter(
    ({ counter, countedOn }) => countedOn && countedOn < oldest && isShown(translations, counter),
  );
}

/** What is wrong with the sources: a kind that counts nothing, a day or a category that is missing. */
export function sourceErrors(sources: readonly CounterSource[], now: Date): FieldError[] {
  return sources.flatMap(({ counter, kind, countedOn, category }, place): FieldError[] => {
    const at = (name: keyof CounterSource, rule: string) => [
      { path: `counterSources.${place}.${name}`, rule },
    ];
    if (kind === "CONTENT") return countedKinds[counter] ? [] : at("kind", "isIn");
    if (kind === "REPORTS" && !category) return at("category", "required");
    if (!countedOn) return at("countedOn", "required");
    return countedOn > dayInKyiv(now) ? at("countedOn", "future") : [];
  });
}

/** A source without what another kind of source has. */
export function tidySource({ counter, kind, ...typed }: CounterSource): CounterSource {
  const { countedOn = null, documentId = null, noteUa, noteEng } = typed;
  const category = kind === "REPORTS" ? (typed.category ?? null) : null;
  return kind === "CONTENT"
    ? { counter, kind, countedOn: null, category, documentId: null, noteUa, noteEng }
    : { counter, kind, countedOn, category, documentId, noteUa, noteEng };
}

/** Takes the documents out of the trash. Throws Invalid (rule `unknown`) for those that do not exist. */
export async function requireSourceDocuments(
  manager: EntityManager,
  sources: readonly CounterSource[],
): Promise<void> {
  const missing = await restoreUsed(
    manager,
    sources.flatMap(({ documentId }) => documentId ?? []),
  );
  const errors = sources.flatMap(({ documentId }, place): FieldError[] =>
    documentId && missing.has(documentId)
      ? [{ path: `counterSources.${place}.documentId`, rule: "unknown" }]
      : [],
  );
  if (errors.length > 0) throw Invalid(errors);
}
