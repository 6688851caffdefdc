import type { PageBlock } from "./block.ts";

/** The blocks that have something to show, without hidden ones, which editors get too. */
export const shownBlocks = (blocks: readonly PageBlock[]): PageBlock[] =>
  blocks.filter(({ isHidden, content }) => !isHidden && hasContent(content));

/** Whether a block has more than a heading above an empty list. */
function hasContent(content: PageBlock["content"]): boolean {
  switch (content.__typename) {
    case "PicturesBlock":
      return content.imageIds.length > 0;
    case "QuoteBlock":
      return content.text !== "";
    case "StepsBlock":
      return content.entries.length > 0 || content.facts.length > 0;
    case "TimelineBlock":
      return content.text !== "" || content.entries.length > 0;
    case "VideoBlock":
      return content.address !== "";
    case "TableBlock":
      return content.rows.some((cells) => cells.length > 0);
    case "HeroBlock": // It is the page's hero, above its blocks.
      return false;
    case "FormBlock":
    case "SitePartBlock":
    case "WayBlock":
      return true;
    case "TopicBlock":
      return (
        [content.heading, content.text, content.note, content.imageId].some(Boolean) ||
        content.entries.length > 0
      );
    default:
      return "entries" in content ? content.entries.length > 0 : hasWordsOrPicture(content);
  }
}

const hasWordsOrPicture = (content: object): boolean =>
  ["heading", "text", "html", "label", "imageId"].some((name) => Reflect.get(content, name));
