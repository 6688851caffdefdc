import type { ReactNode } from "react";
import { type Language, useForeignLanguage } from "../../phrases/language.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import styles from "./BlockSheets.module.css";
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
import { groupBySheet, type SheetGroup } from "./sheet-groups.ts";
import { TopicBlock } from "./topics/TopicBlock.tsx";
import { WayBlock } from "./topics/WayBlock.tsx";
import { headingIdOf } from "./topics/ways.ts";

type BlockSheetsProps = {
  blocks: readonly PageBlock[];
  /** Language of the blocks' texts. */
  language: Language;
  /** The hero, above the sheets. */
  children: ReactNode;
};

/** The blocks of a page on sheets of paper. */
export function BlockSheets({ blocks, language, children }: BlockSheetsProps) {
  const lang = useForeignLanguage()({ language });
  const groups = groupBySheet(blocks);
  return (
    <div data-ends-on={endOf(groups.at(-1)?.tone)}>
      {children}
      {groups.map((group, place) => (
        <BlockSheet
          key={group.blocks[0]?.id}
          group={group}
          all={blocks}
          edge={place % 2 === 0 ? "a" : "b"}
          lang={lang}
        />
      ))}
      {groups.length === 0 && <Sheet tone="paper">{null}</Sheet>}
    </div>
  );
}

type BlockSheetProps = {
  group: SheetGroup;
  /** All blocks of the page. */
  all: readonly PageBlock[];
  edge: "a" | "b";
  /** Language of the blocks' texts, when it is not the page's. */
  lang: string | undefined;
};

function BlockSheet({ group: { tone, blocks }, all, edge, lang }: BlockSheetProps) {
  const [block] = blocks;
  if (block?.content.__typename === "TopicBlock") {
    const id = `block-${block.id}`;
    return <TopicBlock content={block.content} id={id} tone={tone} edge={edge} lang={lang} />;
  }
  if (block?.content.__typename === "WayBlock") {
    const id = headingIdOf(block, all);
    return <WayBlock content={block.content} id={id} tone={tone} edge={edge} lang={lang} />;
  }
  return (
    <Sheet tone={tone} edge={edge}>
      <div className={styles.blocks} lang={lang}>
        {blocks.map((each) => (
          <Block key={each.id} block={each} />
        ))}
      </div>
    </Sheet>
  );
}

/** The colours that the footer's edge continues; all others end on paper. */
const endOf = (tone: string | undefined) =>
  tone === "sky-2" ? "sky" : tone === "leaf-2" ? "leaf" : undefined;

function Block({ block: { id: blockId, content } }: { block: PageBlock }) {
  const id = `block-${blockId}`;
  switch (content.__typename) {
    case "RichTextBlock":
      return <RichTextBlock content={content} />;
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
    case "TopicBlock":
    case "WayBlock":
      return null; // They have their own sheets.
  }
}
