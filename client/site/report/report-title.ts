import { paths } from "../../paths.ts";

/** The reports of one year, at the place where they begin. */
export const yearPath = (year: number): string => `${paths.reports()}?year=${year}#year`;

/** A first paragraph up to this long is a headline: letters. */
const maxHeadlineLength = 90;

/** A report's text: what it says in one line, if it does, and its paragraphs. */
export function splitReportTitle(description: string): { headline: string | null; body: string[] } {
  const [first = "", ...rest] = description.split(/\s*\n\s*/).filter(Boolean);
  const isHeadline = rest.length > 0 && first.length <= maxHeadlineLength;
  if (isHeadline) return { headline: first, body: rest };
  return { headline: null, body: first ? [first, ...rest] : [] };
}
