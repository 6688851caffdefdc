import type { ReactNode } from "react";
import { type Language, useForeignLanguage } from "../../phrases/language.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import styles from "./BlockSheets.module.css";
import { ColumnContext, type PageBlock } from "./block.ts";
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
import { groupBySheet } from "./sheet-groups.ts";
import type { SiteParts } from "./site-parts.ts";

type BlockSheetsProps = {
  blocks: readonly PageBlock[];
  /** Language of the blocks' texts. */
  language: Language;
  /** What the page draws itself. */
  parts?: SiteParts | undefined;
  /** The hero, above the sheets. */
  children: ReactNode;
};

/** The blocks of a page on sheets of paper. */
export function BlockSheets({ blocks, language, parts = {}, children }: BlockSheetsProps) {
  const lang = useForeignLanguage()({ language });
  const groups = groupBySheet(blocks, parts);
  const draw = (block: PageBlock) => (
    <Block key={block.id} block={block} parts={parts} blocks={blocks} />
  );
  return (
    <div data-ends-on={endOf(groups.at(-1)?.tone)}>
      {children}
      {groups.map(({ tone, place, blocks: onSheet }, index) => {
        const [first, ...others] = onSheet;
        if (!first || place === "sheet") return onSheet.map(draw);
        return (
          <Sheet key={first.id} tone={tone} edge={index % 2 === 0 ? "a" : "b"}>
            {place === "column" ? (
              <div className={columnsOf(first, parts)}>
                {draw(first)}
                <ColumnContext value={true}>
                  <div className={styles.beside} lang={lang}>
                    {others.map(draw)}
                  </div>
                </ColumnContext>
              </div>
            ) : (
              <div className={styles.blocks} lang={lang}>
                {onSheet.map(draw)}
              </div>
            )}
          </Sheet>
        );
      })}
      {groups.length === 0 && <Sheet tone="paper">{null}</Sheet>}
    </div>
  );
}

const columnsOf = ({ content }: PageBlock, parts: SiteParts) =>
  content.__typename === "SitePartBlock" ? parts[content.part]?.columns : undefined;

/** The colours that the footer's edge continues; all others end on paper. */
const endOf = (tone: string | undefined) =>
  tone === "sky-2" ? "sky" : tone === "leaf-2" ? "leaf" : undefined;

type OneBlockProps = Pick<BlockSheetsProps, "blocks"> & { block: PageBlock; parts: SiteParts };

function Block({ block: { id: blockId, content }, parts, blocks }: OneBlockProps) {
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
      return <DocumentsBlock content={content} id={id} />;
    case "QuestionsBlock":
      return <QuestionsBlock content={content} id={id} />;
    case "VideoBlock":
      return <VideoBlock content={content} id={id} />;
    case "TableBlock":
      return <TableBlock content={content} id={id} />;
    case "FormBlock":
      return <FormBlock content={content} id={id} />;
    case "SitePartBlock":
      return parts[content.part]?.draw({ content, id, blocks });
  }
}
