/**
 * As many whole sentences of a text as fit into `longest` letters; when not even the first does,
 * as many of its words, with an ellipsis.
 */
export function firstSentences(text: string, longest: number): string {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= longest) return plain;
  const sentences = plain.slice(0, longest + 1).match(/^.*[.!?…](?=\s)/u)?.[0];
  if (sentences) return sentences;
  const words = plain.slice(0, longest).replace(/[\s,;:–—]*\S*$/u, "");
  return `${words}…`;
}
