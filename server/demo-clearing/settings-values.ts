import { isDeepStrictEqual } from "node:util";
import type { EntityManager } from "typeorm";
import { languages } from "../language/language.ts";
import type { CounterSource } from "../settings/counter-source.ts";
import { Settings, SettingsTranslation } from "../settings/settings.entity.ts";

/** Values of the settings; those that differ by language under its code. */
export interface SettingsValues {
  ua: object;
  eng: object;
  /** By the ids of the counters, which themselves stay. */
  counterSources: object;
}

/**
 * Values of the settings by their paths in `SettingsInput`, like `translations.ua.address`; sources
 * of counters by the ids of these, like `counters.partners.source`.
 */
export type ValuesByPath = ReadonlyMap<string, unknown>;

export function valuesByPath(values: SettingsValues): ValuesByPath {
  const { ua, eng, counterSources, ...facts } = values;
  const texts = { ua, eng };
  return new Map<string, unknown>([
    ...Object.entries(facts),
    ...Object.entries(counterSources).map(([id, source]): [string, unknown] => [
      `counters.${id}.source`,
      source,
    ]),
    ...languages.flatMap((language) =>
      Object.entries(texts[language]).map(([name, value]): [string, unknown] => [
        `translations.${language}.${name}`,
        value,
      ]),
    ),
  ]);
}

/** Where a value of the settings is: its row, and its property there. */
function placeOf(settings: Settings, path: string) {
  const [, code, text] = /^translations\.(\w+)\.(\w+)$/.exec(path) ?? [];
  const language = languages.find((one) => one === code);
  if (!language || !text) return { row: settings, entity: Settings, name: path };
  const row = settings.translations.find((one) => one.language === language);
  return { row, entity: SettingsTranslation, name: text };
}

/** The id of the counter whose source is at the path; undefined for another value. */
const counterIdOf = (path: string) => /^counters\.([\w-]+)\.source$/.exec(path)?.[1];

export function valueAt(settings: Settings, path: string): unknown {
  const counterId = counterIdOf(path);
  if (counterId) return settings.counters.find(({ id }) => id === counterId)?.source;
  const { row, name } = placeOf(settings, path);
  return row && Reflect.get(row, name);
}

export function setValueAt(settings: Settings, path: string, value: unknown): void {
  const counterId = counterIdOf(path);
  if (counterId) {
    const source = value as CounterSource | null; // as `valueAt` returned it, or blank
    settings.counters = settings.counters.map((one) =>
      one.id === counterId ? { ...one, source } : one,
    );
    return;
  }
  const { row, name } = placeOf(settings, path);
  if (row) Reflect.set(row, name, value);
}

/** The value of a field that nobody has filled in: null, or the default of its column. */
export function blankValue(manager: EntityManager, settings: Settings, path: string): unknown {
  if (counterIdOf(path)) return null;
  const { entity, name } = placeOf(settings, path);
  const column = manager.connection.getMetadata(entity).findColumnWithPropertyName(name);
  return column?.isNullable ? null : column?.default;
}

/** Whether a value is the other one, or a list with one of its entries. */
const holds = (value: unknown, demo: unknown): boolean =>
  Array.isArray(value) && Array.isArray(demo) && demo.length > 0
    ? value.some((one) => isEntryOf(demo, one))
    : isDeepStrictEqual(value, demo);

const isEntryOf = (list: readonly unknown[], one: unknown): boolean =>
  list.some((entry) => isDeepStrictEqual(entry, one));

/** What remains of the value at a path without the demo's: the other entries of a list, or blank. */
export function valueWithout(
  manager: EntityManager,
  settings: Settings,
  path: string,
  demo: unknown,
): unknown {
  const value = valueAt(settings, path);
  return Array.isArray(value) && Array.isArray(demo)
    ? value.filter((one) => !isEntryOf(demo, one))
    : blankValue(manager, settings, path);
}

/**
 * The paths at which the settings still have these values, or entries of these lists, unless a blank
 * field has them too.
 */
export function remainingPaths(
  manager: EntityManager,
  settings: Settings,
  values: ValuesByPath,
): string[] {
  return [...values]
    .filter(([path, value]) => holds(valueAt(settings, path), value))
    .filter(([path, value]) => !isDeepStrictEqual(value, blankValue(manager, settings, path)))
    .map(([path]) => path);
}
