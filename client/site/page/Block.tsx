import type { PageBlock } from "./block.ts";
import { CallToActionBlock } from "./blocks/CallToActionBlock.tsx";
import { DocumentsBlock } from "./blocks/DocumentsBlock.tsx";
import { FiguresBlock } from "./blocks/FiguresBlock.tsx";
import { FormBlock } from "./blocks/FormBlock.tsx";
import { LinksBlock } from "./blocks/LinksBlock.tsx";
import { QuestionsBlock } from "./blocks/QuestionsBlock.tsx";
import { RichTextBlock } from "./blocks/RichTextBlock.tsx";
import { StepsBlock } from "./blocks/StepsBlock.tsx";
import { TableBlock } from "./blocks/TableBlock.tsx";
import { PeopleBlock } from "./media/PeopleBlock.tsx";
import { PicturesBlock } from "./media/PicturesBlock.tsx";
import { PictureTextBlock } from "./media/PictureTextBlock.tsx";
import { QuoteBlock } from "./media/QuoteBlock.tsx";
import { TimelineBlock } from "./media/TimelineBlock.tsx";
import { VideoBlock } from "./media/VideoBlock.tsx";
import type { SiteParts } from "./site-parts.ts";

type OneBlockProps = {
  block: PageBlock;
  /** All blocks of the page that are shown. */
  blocks: readonly PageBlock[];
  parts: SiteParts;
};

/** A block of a page, by its kind. */
export function Block({
  block: { id: blockId, content, documents },
  parts,
  blocks,
}: OneBlockProps) {
  const id = `block-${blockId}`;
  switch (content.__typename) {
    case "RichTextBlock":
      return <RichTextBlock content={content} id={id} />;
    case "PictureTextBlock":
      return <PictureTextBlock content={content} id={id} />;
    case "PicturesBlock":
      return <PicturesBlock content={content} id={id} />;
    case "QuoteBlock":
      return <QuoteBlock content={content} />;
    case "StepsBlock":
      return <StepsBlock content={content} id={id} />;
    case "TimelineBlock":
      return <TimelineBlock content={content} id={id} />;
    case "FiguresBlock":
      return <FiguresBlock content={content} id={id} />;
    case "PeopleBlock":
      return <PeopleBlock content={content} id={id} />;
    case "LinksBlock":
      return <LinksBlock content={content} id={id} />;
    case "CallToActionBlock":
      return <CallToActionBlock content={content} id={id} />;
    case "DocumentsBlock":
      return <DocumentsBlock content={content} id={id} documents={documents} />;
    case "QuestionsBlock":
      return <QuestionsBlock content={content} id={id} />;
    case "VideoBlock":
      return <VideoBlock content={content} id={id} />;
    case "TableBlock":
      return <TableBlock content={content} id={id} />;
    case "FormBlock":
      return <FormBlock content={content} id={id} />;
    case "HeroBlock": // Above the sheets.
    case "TopicBlock":
    case "WayBlock":
      return null; // With their sheets.
    case "SitePartBlock":
      return parts[content.part]?.draw({ content, id, blocks });
  }
}
