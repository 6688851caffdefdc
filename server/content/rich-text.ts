import sanitize from "sanitize-html";
import { withoutProtection } from "../image/protected-url.ts";
import { isSitePath, isWebUrl, linkAddressOf } from "./link-address.ts";

/**
 * Sanitises HTML: paragraphs, two levels of headings, lists, quotations, emphasis, links,
 * images, figures with captions, videos on YouTube and tables are allowed. Unknown tags are removed but their text stays; scripts and styles are
 * removed with their content; incomplete addresses of links are completed. Idempotent, so that it may be applied again on reading as well;
 * takes about 0.1 ms per 1000 characters. Pictures at `publicUrl`, the site's origin, get the path that
 * stays when the origin changes.
 */
export function cleanRichText(html: string, publicUrl?: string): string {
  const img: sanitize.Transformer = (tagName, attributes) => ({
    tagName,
    attribs: pictureAttributes(attributes, publicUrl),
  });
  return sanitize(html, { ...rules, transformTags: { ...rules.transformTags, img } }).trim();
}

/**
 * Sanitised HTML without its tags. Emphasis and links leave nothing, because they may stand inside of
 * a word; everything else leaves a space. The database's `search_form` does the same.
 */
export const withoutTags = (html: string): string =>
  html.replace(/<\/?(?:a|em|strong)(?: [^<>]*)?>/g, "").replace(/<[^<>]*>/g, " ");

/** A cell of one column and one row needs no attribute; 99 is the limit of the editor too. */
const spans = { colspan: /^([2-9]|[1-9]\d)$/, rowspan: /^([2-9]|[1-9]\d)$/ };

const rules: sanitize.IOptions = {
  allowedTags: "p h2 h3 ul ol li blockquote strong em a br hr img"
    .concat(" figure figcaption table tbody tr th td")
    .split(" "),
  allowedAttributes: {
    a: ["href", "rel"],
    img: ["src", "alt", "width", "height"],
    figure: ["data-youtube"],
    ol: ["start"],
    th: ["colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowedSchemesByTag: { img: ["https"] },
  allowProtocolRelative: false,
  enforceHtmlBoundary: false,
  nonTextTags: ["script", "style", "textarea", "option", "xmp", "noscript", "title", "template"],
  transformTags: {
    // Tags pasted from other programs: the page already has an h1, and h3 is the lowest level.
    b: "strong",
    i: "em",
    h1: "h2",
    h4: "h3",
    h5: "h3",
    h6: "h3",
    a: (tagName, { href = "" }) => ({ tagName, attribs: linkAttributes(href) }),
    figure: onlyMatching({ "data-youtube": /^[\w-]{11}$/ }),
    ol: onlyMatching({ start: /^([2-9]|[1-9]\d{1,3})$/ }),
    thead: "tbody",
    tfoot: "tbody",
    th: onlyMatching(spans),
    td: onlyMatching(spans),
  },
  // Deeper than people write. The library copies its result for each open element that is removed.
  nestingLimit: 100,
  exclusiveFilter: ({ tag, attribs, mediaChildren }) => {
    if (tag === "img") return !attribs.src;
    const isFigureOfNothing =
      tag === "figure" && !attribs["data-youtube"] && !mediaChildren.includes("img");
    return (isFigureOfNothing || (tag === "a" && !attribs.href)) && "excludeTag";
  },
};

/** Preserves an element, and of its attributes those whose values match. */
function onlyMatching(allowed: Readonly<Record<string, RegExp>>): sanitize.Transformer {
  return (tagName, attributes) => ({
    tagName,
    attribs: Object.fromEntries(
      Object.entries(attributes).filter(([name, value]) => allowed[name]?.test(value)),
    ),
  });
}

function linkAttributes(given: string): sanitize.Attributes {
  const href = linkAddressOf(given);
  if (!href) return {};
  return isWebUrl(href) ? { href, rel: "noopener noreferrer" } : { href };
}

function pictureAttributes(given: sanitize.Attributes, publicUrl?: string): sanitize.Attributes {
  const src = withoutProtection(pathOnSite(given.src?.trim() ?? "", publicUrl));
  const pixels = Object.entries({ width: given.width, height: given.height }).filter(
    (entry): entry is [string, string] => /^[1-9]\d{0,3}$/.test(entry[1] ?? ""),
  );
  return {
    ...(isSitePath(src) || (isWebUrl(src) && /^https:/i.test(src)) ? { src } : {}),
    // That of the library is filled in on reading: see `withLibraryAlt`.
    ...(given.alt === undefined || given["data-alt"] === "library" ? {} : { alt: given.alt }),
    ...Object.fromEntries(pixels),
  };
}

/** The path of an address on the site; every other address as it is. */
function pathOnSite(address: string, publicUrl = ""): string {
  if (!publicUrl || !isWebUrl(address)) return address;
  const { origin, pathname, search } = new URL(address);
  return origin === new URL(publicUrl).origin ? `${pathname}${search}` : address;
}
