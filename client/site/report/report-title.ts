/** A first paragraph up to this length is a headline: characters. */
const maxHeadlineLength = 90;

/** A report's text split into its headline, if it has one, and its paragraphs. */
export function splitReportTitle(description: string): { headline: string | null; body: string[] } {
  const [first = "", ...rest] = description
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const isHeadline = rest.length > 0 && first.length <= maxHeadlineLength;
  if (isHeadline) return { headline: first, body: rest };
  return { headline: null, body: first ? [first, ...rest] : [] };
}
