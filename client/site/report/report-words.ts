/** A first paragraph up to this long is a headline: letters. */
const longestHeadline = 90;

/** A report's text: what it says in one line, if it does, and its paragraphs. */
export function partReport(description: string): { headline: string | null; body: string[] } {
  const [first = "", ...rest] = description.split(/\s*\n\s*/).filter(Boolean);
  const isHeadline = rest.length > 0 && first.length <= longestHeadline;
  if (isHeadline) return { headline: first, body: rest };
  return { headline: null, body: first ? [first, ...rest] : [] };
}
