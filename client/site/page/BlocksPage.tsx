import { useMemo } from "react";
import { useLocation } from "react-router-dom";
import { useBlocksPageSuspenseQuery } from "../../graphql/generated/BlocksPage.ts";
import { pageAddressAt } from "../../paths.ts";
import { onlyLanguageOf, useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { picturesPhrases } from "../../phrases/site/galleries.ts";
import { useDrafts } from "../../ui/admin-mode/admin-mode.ts";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { PageNotFound } from "../../ui/page/page-outcomes.tsx";
import { useLightbox } from "../../ui/slideshow/useLightbox.tsx";
import { BlockSheets } from "./BlockSheets.tsx";
import { BlocksHero } from "./BlocksHero.tsx";
import { PageImagesContext, type ShownPage } from "./block.ts";
import { QuestionsData } from "./QuestionsData.tsx";
import { shownBlocks } from "./shown-blocks.ts";

/** The page of blocks at the current path, if there is one. */
export function BlocksPage() {
  const { pathname } = useLocation();
  const address = pageAddressAt(pathname);
  return address === null ? <PageNotFound /> : <PageAt address={address} />;
}

function PageAt({ address }: { address: string }) {
  const language = useLanguage();
  const drafts = useDrafts();
  const { page } = useBlocksPageSuspenseQuery({ variables: { address, language, drafts } }).data;
  // The query also takes an id, which is no path of the page.
  return page?.address === address ? <Shown page={page} /> : <PageNotFound />;
}

function Shown({ page }: { page: ShownPage }) {
  const { id, version, translation } = page;
  const { title, lead, metaTitle, metaDescription } = translation;
  const blocks = shownBlocks(translation.blocks);
  const { lightbox: labels } = usePhrases(picturesPhrases);
  const { byId, enlargeable } = useMemo(() => imagesOf(page), [page]);
  const { linkTo, lightbox } = useLightbox({ images: enlargeable, labels, about: title });
  return (
    <>
      <PageHead
        title={metaTitle || title}
        description={metaDescription || lead}
        card={{ section: "pages", id, version }}
        onlyIn={onlyLanguageOf(page)}
      />
      <QuestionsData blocks={blocks} language={translation.language} />
      <PageImagesContext value={{ byId, enlargeable, linkTo }}>
        <BlockSheets blocks={blocks} language={translation.language}>
          <BlocksHero page={page} />
        </BlockSheets>
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
