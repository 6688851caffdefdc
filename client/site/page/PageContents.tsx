import { type ReactNode, useMemo } from "react";
import { onlyLanguageOf } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { picturesPhrases } from "../../phrases/site/galleries.ts";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { useLightbox } from "../../ui/slideshow/useLightbox.tsx";
import { type PageBlock, PageImagesContext, type ShownPage } from "./block.ts";
import { QuestionsData } from "./QuestionsData.tsx";
import { shownBlocks } from "./shown-blocks.ts";

type PageContentsProps = {
  page: ShownPage;
  /** Title and description, in place of those of the page. */
  head?: ReactNode;
  /** Draws the blocks that are shown. */
  children: (blocks: readonly PageBlock[]) => ReactNode;
};

/** The head of a page of blocks, and its blocks. */
export function PageContents({ page, head, children }: PageContentsProps) {
  const { id, version, translation } = page;
  const { title, lead, metaTitle, metaDescription } = translation;
  return (
    <>
      {head ?? (
        <PageHead
          title={metaTitle || title}
          description={metaDescription || lead}
          card={{ section: "pages", id, version }}
          onlyIn={onlyLanguageOf(page)}
        />
      )}
      <PageBlocks page={page}>{children}</PageBlocks>
    </>
  );
}

/** The blocks of a page, with the images to which they refer. */
export function PageBlocks({ page, children }: PageContentsProps) {
  const { translation } = page;
  const blocks = shownBlocks(translation.blocks);
  const { lightbox: labels } = usePhrases(picturesPhrases);
  const { byId, enlargeable } = useMemo(() => imagesOf(page), [page]);
  const { linkTo, lightbox } = useLightbox({
    images: enlargeable,
    labels,
    about: translation.title,
  });
  return (
    <>
      <QuestionsData
        contents={blocks.flatMap(({ content }) =>
          content.__typename === "QuestionsBlock" ? [content] : [],
        )}
        language={translation.language}
      />
      <PageImagesContext value={{ byId, enlargeable, linkTo }}>
        {children(blocks)}
      </PageImagesContext>
      {lightbox}
    </>
  );
}

/** All images of the page by id, and those of its grids in the order in which they are shown. */
function imagesOf({ images, translation }: ShownPage) {
  const byId = new Map(images.map((image) => [image.id, image]));
  const ids = shownBlocks(translation.blocks).flatMap(({ content }) =>
    content.__typename === "PicturesBlock" && content.layout === "GRID" ? content.imageIds : [],
  );
  const enlargeable = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  return { byId, enlargeable };
}
