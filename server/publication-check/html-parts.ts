// All of these take HTML as `cleanRichText` returns it: attributes are quoted, entities are few.

/** The text as readers see it; the ends of paragraphs, headings and list items are line breaks. */
export const plainTextOf = (html: string): string =>
  decoded(
    html
      .replace(/<\/(p|h\d|li|blockquote|td|th|figcaption)>|<br \/>/g, "\n")
      .replace(/<[^<>]*>/g, ""),
  ).trim();

/** The headings in order. */
export const headingsIn = (html: string): { level: number; text: string }[] =>
  [...html.matchAll(/<h([1-6])>(.*?)<\/h\1>/gs)].map(([, level, inner = ""]) => ({
    level: Number(level),
    text: plainTextOf(inner),
  }));

/** The addresses of the links in order. */
export const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a [^<>]*?href="([^"]*)"/g)].map(([, address = ""]) => decoded(address));

/** The pictures in order, with their descriptions. */
export const picturesIn = (html: string): { src: string; alt: string }[] =>
  [...html.matchAll(/<img [^<>]*>/g)].map(([tag]) => ({
    src: attributeOf(tag, "src"),
    alt: attributeOf(tag, "alt"),
  }));

const attributeOf = (tag: string, name: string): string =>
  decoded(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "");

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
  nbsp: " ",
};

const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? "");
