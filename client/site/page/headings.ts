import type { SitePart } from "../../graphql/generated/BlocksPage.ts";
import type { PageBlock } from "./block.ts";
import { headingIdOf } from "./topics/ways.ts";

export type Heading = {
  /** Of the element with the heading: the fragment of links to it. */
  id: string;
  title: string;
};

type TextSection = { id: string; heading: string; html: string };

/** The parts of a text, each with its heading; the first part of a text may have none. */
export function textSections(html: string, id: string): TextSection[] {
  // The server's sanitizer leaves no attributes in headings.
  const [intro = "", ...rest] = html.split(/<h2>(.*?)<\/h2>/s);
  const sections = rest.flatMap((heading, index) =>
    index % 2 === 0
      ? [
          {
            id: index === 0 ? id : `${id}-${index / 2 + 1}`,
            heading: plain(heading),
            html: rest[index + 1] ?? "",
          },
        ]
      : [],
  );
  return intro.trim() ? [{ id: `${id}-0`, heading: "", html: intro }, ...sections] : sections;
}

/** The headings of the parts that the site draws; editors may write another first one. */
type PartHeadings = Partial<Record<SitePart, Heading | readonly Heading[]>>;

/** The headings of a page's blocks. */
export const headingsOf = (blocks: readonly PageBlock[], parts: PartHeadings): Heading[] =>
  blocks.flatMap((block) => headingsOfBlock(block.content, headingIdOf(block, blocks), parts));

function headingsOfBlock(
  content: PageBlock["content"],
  id: string,
  parts: PartHeadings,
): Heading[] {
  if (content.__typename === "RichTextBlock") {
    return textSections(content.html, id).flatMap((section) =>
      section.heading ? [{ id: section.id, title: section.heading }] : [],
    );
  }
  if (content.__typename === "SitePartBlock") {
    const [first, ...others] = [parts[content.part] ?? []].flat();
    return first ? [{ ...first, title: content.heading || first.title }, ...others] : [];
  }
  return "heading" in content && content.heading ? [{ id, title: content.heading }] : [];
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" };

/** Text without tags; the sanitizer writes these entities alone. */
const plain = (html: string): string =>
  html
    .replace(/<br \/>/g, " ")
    .replace(/<[^<>]*>/g, "")
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? "")
    .trim();
