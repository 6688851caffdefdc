import type { EntityManager } from "typeorm";
import { restoreUsed } from "../document/used-documents.ts";
import { type FieldError, Invalid } from "../platform/errors.ts";
import { dayInKyiv, monthsBeforeInKyiv } from "../platform/kyiv-time.ts";
import type { Counter, CounterInput } from "./counter.ts";
import type { CounterSource, CounterSourceInput } from "./counter-source.ts";
import type { Settings } from "./settings.entity.ts";

/** A counter says what was done in a year: an older count is of another year. */
const periodMonths = 12;

/** The counters on the home page whose count is older than the year that they claim. */
export function outdatedCounters({ counters }: Settings, now: Date): Counter[] {
  const oldest = dayInKyiv(monthsBeforeInKyiv(now, periodMonths));
  return counters.filter(
    ({ numberUa, numberEng, source }) =>
      source?.countedOn && source.countedOn < oldest && numberUa + numberEng > 0,
  );
}

/** What the counters lack: a number, a label, and what their sources need. */
export function counterErrors(counters: readonly CounterInput[], now: Date): FieldError[] {
  return counters.flatMap(({ numberUa, numberEng, labelUa, labelEng, source }, place) => {
    const required = (name: keyof CounterInput) => ({
      path: `counters.${place}.${name}`,
      rule: "required",
    });
    const isCounted = source?.kind === "CONTENT" || numberUa + numberEng > 0;
    return [
      ...(isCounted ? [] : [required("numberUa")]),
      ...(labelUa.trim() || labelEng.trim() ? [] : [required("labelUa")]),
      ...(source ? sourceErrors(source, `counters.${place}.source`, now) : []),
    ];
  });
}

/** A day or a category that is missing. */
function sourceErrors(
  { kind, countedOn, categoryId, category }: CounterSourceInput,
  path: string,
  now: Date,
): FieldError[] {
  if (kind === "CONTENT") return [];
  if (kind === "REPORTS" && !(categoryId || category)) {
    return [{ path: `${path}.categoryId`, rule: "required" }];
  }
  if (!countedOn) return [{ path: `${path}.countedOn`, rule: "required" }];
  return countedOn > dayInKyiv(now) ? [{ path: `${path}.countedOn`, rule: "future" }] : [];
}

/** A counter without spaces around its texts, and without what another kind of source has. */
export const tidyCounter = ({ source, ...counter }: CounterInput): Counter => ({
  ...counter,
  unitUa: counter.unitUa.trim(),
  unitEng: counter.unitEng.trim(),
  labelUa: counter.labelUa.trim(),
  labelEng: counter.labelEng.trim(),
  source: source ? tidySource(source) : null,
});

function tidySource({ kind, ...typed }: CounterSourceInput): CounterSource {
  const { countedOn = null, documentId = null, noteUa, noteEng } = typed;
  const category = kind === "REPORTS" ? typed.categoryId || typed.category || null : null;
  return kind === "CONTENT"
    ? { kind, countedOn: null, category, documentId: null, noteUa, noteEng }
    : { kind, countedOn, category, documentId, noteUa, noteEng };
}

/** Takes the documents out of the trash. Throws Invalid (rule `unknown`) for those that do not exist. */
export async function requireSourceDocuments(
  manager: EntityManager,
  counters: readonly Counter[],
): Promise<void> {
  const missing = await restoreUsed(
    manager,
    counters.flatMap(({ source }) => source?.documentId ?? []),
  );
  const errors = counters.flatMap(({ source }, place): FieldError[] =>
    source?.documentId && missing.has(source.documentId)
      ? [{ path: `counters.${place}.source.documentId`, rule: "unknown" }]
      : [],
  );
  if (errors.length > 0) throw Invalid(errors);
}
