const dayMs = 24 * 3_600_000;

/** Numbers of daily and weekly backups that are kept. */
const keptBackups = { days: 7, weeks: 4 } as const;

/** Name of the daily backup made at this time, in UTC. */
export const backupName = (now: Date): string =>
  `doloni-${now.toISOString().slice(0, 16).replace(":", "")}Z.zip`;

const namePattern = /^doloni-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})Z\.zip$/;

/** The time in such a name; null for any other name. */
export function timeOfBackup(name: string): Date | null {
  const [, day, hour, minute] = namePattern.exec(name) ?? [];
  return day ? new Date(`${day}T${hour}:${minute}:00Z`) : null;
}

/** Key of the manifest beside a daily backup. */
export const manifestOf = (name: string): string => name.replace(/\.zip$/, manifestSuffix);

/** The name of the daily backup whose manifest has this key; null for any other key. */
export const archiveOfManifest = (key: string): string | null =>
  key.endsWith(manifestSuffix) ? `${key.slice(0, -manifestSuffix.length)}.zip` : null;

const manifestSuffix = ".manifest.json";

/**
 * Of these names the backups to keep: the last one of each of the last 7 days that have one, and the
 * last one of each of the last 4 weeks (from Monday, UTC) that have one.
 */
export function backupsToKeep(names: readonly string[]): Set<string> {
  const newestFirst = names
    .flatMap((name) => {
      const time = timeOfBackup(name)?.getTime();
      return time === undefined ? [] : [{ name, day: Math.floor(time / dayMs), time }];
    })
    .sort((one, other) => other.time - one.time);
  const firstOf = (count: number, periodOf: (day: number) => number) => {
    const periods = new Map<number, string>();
    for (const { name, day } of newestFirst) {
      if (!periods.has(periodOf(day))) periods.set(periodOf(day), name);
    }
    return [...periods.values()].slice(0, count);
  };
  return new Set([
    ...firstOf(keptBackups.days, (day) => day),
    // 1 January 1970 was a Thursday.
    ...firstOf(keptBackups.weeks, (day) => Math.floor((day + 3) / 7)),
  ]);
}
