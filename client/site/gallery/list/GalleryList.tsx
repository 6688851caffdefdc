import { useRef } from "react";
import type { GalleriesPageQuery } from "../../../graphql/generated/GalleriesPage.ts";
import { MoreGalleriesDocument } from "../../../graphql/generated/MoreGalleries.ts";
import { fetchIntoCache } from "../../../graphql/page-queries.ts";
import { paths } from "../../../paths.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { galleriesPhrases } from "../../../phrases/site/galleries.ts";
import { useDrafts } from "../../../ui/admin-mode/admin-mode.ts";
import { EmptyNote } from "../../../ui/page/EmptyNote.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { MoreItems } from "../../page/MoreItems.tsx";
import { categoryPath } from "../CategoryChips.tsx";
import { GalleryCollage } from "../GalleryCollage.tsx";

type GalleryListProps = {
  galleries: GalleriesPageQuery["galleries"];
  categoryId: string | null;
  /** Page size. */
  first: number;
  onExtended: () => void;
  /** The list starts after a cursor rather than with the newest gallery. */
  isContinuation: boolean;
};

/** The galleries of the query, and a button that loads more. */
export function GalleryList(props: GalleryListProps) {
  const { galleries, categoryId, first, onExtended, isContinuation } = props;
  const language = useLanguage();
  const drafts = useDrafts();
  const phrases = usePhrases(galleriesPhrases);
  const list = useRef<HTMLUListElement>(null);
  const { items, endCursor, hasNextPage } = galleries;
  if (items.length === 0) return <EmptyNote>{phrases.none}</EmptyNote>;
  const address = categoryId ? categoryPath(categoryId) : paths.galleries();
  const cursor = `after=${encodeURIComponent(endCursor ?? "")}`;
  return (
    <>
      {isContinuation && <TextLink to={address}>{phrases.newest}</TextLink>}
      <GalleryCollage ref={list} galleries={items} />
      <MoreItems
        list={list}
        shown={items.length}
        hasMore={hasNextPage}
        load={async () => {
          await fetchIntoCache(MoreGalleriesDocument, {
            language,
            first,
            after: endCursor,
            drafts,
            ...(categoryId && { categoryId }),
          });
          onExtended();
        }}
        label={phrases.more}
        failed={phrases.moreFailed}
        loadedText={phrases.loadedMore}
        address={`${address}${address.includes("?") ? "&" : "?"}${cursor}`}
      />
    </>
  );
}
