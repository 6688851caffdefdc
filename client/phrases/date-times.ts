import { formatDay, kyivDayOf, timeZone } from "./dates.ts";
import { type Language, languageCodes } from "./language.tsx";

/** "12 жовтня 2022, 14:05": date and time in Kyiv. */
export function formatDateTime(moment: string, language: Language): string {
  const time = new Intl.DateTimeFormat(languageCodes[language].html, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  });
  return `${formatDay(kyivDayOf(moment), language)}, ${time.format(new Date(moment))}`;
}

/** "о 14:05", "об 11:05": the preposition is that of the hour read aloud, «об одинадцятій». */
export const ukrainianAt = (time: string): string =>
  `${time.startsWith("11") ? "об" : "о"} ${time}`;

/**
 * Parses "2026-11-20 14:30" as a time in Kyiv; null when it is invalid, or skipped by the change to
 * summer time. Of a time that the change to winter time repeats, the later one, as on the server.
 */
export function parseKyivTime(written: string): string | null {
  const [day = "", time = ""] = written.split(/[ T]/);
  const asUtc = new Date(`${day}T${time.slice(0, 5)}:00Z`);
  if (Number.isNaN(asUtc.getTime())) return null;
  // Kyiv's offset is two or three hours: the right one formats back to the same text.
  const candidates = [2, 3].map((hours) => new Date(asUtc.getTime() - hours * 3_600_000));
  return (
    candidates
      .find((moment) => formatKyivTime(moment) === `${day} ${time.slice(0, 5)}`)
      ?.toISOString() ?? null
  );
}

/** "2026-11-20 14:30": the local time in Kyiv. */
export function formatKyivTime(moment: Date): string {
  const time = new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  });
  return `${kyivDayOf(moment.toISOString())} ${time.format(moment)}`;
}
