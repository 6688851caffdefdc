import { addNonBreakingSpaces } from "../../phrases/non-breaking-spaces.ts";
import { withLanguage } from "../../ui/InternalLink.tsx";
import { sourceSet } from "../../ui/picture/variant-urls.ts";

/** A post's HTML for the page, and its parts: one for every heading, in order. */
export type Article = { html: string; parts: { id: string; title: string }[] };

const tag = /(<[^<>]*>)/;

/**
 * Prepares a post's sanitized HTML. Headings get ids (`part-1` …, the same in both languages),
 * internal links get the `language` of the URL, pictures load lazily in a suitable width, and short
 * words get non-breaking spaces.
 */
export function prepareArticle(html: string, language: string | null): Article {
  const parts: Article["parts"] = [];
  const pieces = html.split(tag).map((piece, place, all) => {
    if (!piece.startsWith("<")) return addNonBreakingSpaces(piece);
    if (piece === "<h2>") {
      const title = headingText(all.slice(place + 1));
      if (!title) return piece;
      const id = `part-${parts.length + 1}`;
      parts.push({ id, title: addNonBreakingSpaces(title) });
      return `<h2 id="${id}">`;
    }
    if (piece.startsWith("<a ") && language) return inLanguage(piece, language);
    return piece.startsWith("<img ") ? inRightWidth(piece) : piece;
  });
  return { html: pieces.join(""), parts };
}

function headingText(following: readonly string[]): string {
  const pieces = following.slice(0, following.indexOf("</h2>"));
  const text = pieces.map((piece) => (piece === "<br />" ? " " : piece.replace(tag, "")));
  return readable(text.join("")).trim();
}

const internalPath = /href="(\/(?!api\/|assets\/|documents\/|graphql\b|images\/)[^"]*)"/;

function inLanguage(link: string, language: string): string {
  return link.replace(internalPath, (_whole, path: string) => {
    return `href="${written(withLanguage(readable(path), language))}"`;
  });
}

const storedPicture = /src="(\/images\/[\w-]+\/)original\.\w+"/;
const ownWidth = /width="(\d+)"/;
const sizes = "(width >= 1024px) 688px, 100vw";

function inRightWidth(picture: string): string {
  const folder = storedPicture.exec(picture)?.[1];
  const lazy = picture.replace("<img ", '<img loading="lazy" decoding="async" ');
  if (!folder) return lazy;
  const own = ownWidth.exec(picture)?.[1];
  const srcset = sourceSet(`${folder}{width}.{format}`, own ? Number(own) : null, "webp");
  return lazy.replace("<img ", `<img srcset="${srcset}" sizes="${sizes}" `);
}

const entities = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** Decodes entities: sanitized HTML contains these four alone. */
function readable(html: string): string {
  // Every match is one of the keys.
  return html.replace(/&(?:amp|lt|gt|quot);/g, (found) => entities[found as keyof typeof entities]);
}

function written(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
