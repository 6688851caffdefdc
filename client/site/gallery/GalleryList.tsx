import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import { addresses } from "../../addresses.ts";
import type { GalleriesPageQuery } from "../../graphql/generated/GalleriesPage.ts";
import { MoreGalleriesDocument } from "../../graphql/generated/MoreGalleries.ts";
import { galleriesPhrases } from "../../phrases/galleries.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { useDrafts } from "../../ui/admin-mode.ts";
import { MoreItems } from "../../ui/MoreItems.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { categoryAddress } from "./CategoryChips.tsx";
import { GalleryCollage } from "./GalleryCollage.tsx";

type GalleryListProps = {
  galleries: GalleriesPageQuery["galleries"];
  categoryId: string | null;
  /** How many come at a time. */
  first: number;
  onGrown: () => void;
  /** Begins further on than with the newest. */
  isContinued: boolean;
};

/** The galleries that were asked for, and more of them below. */
export function GalleryList(props: GalleryListProps) {
  const { galleries, categoryId, first, onGrown, isContinued } = props;
  const client = useApolloClient();
  const language = useLanguage();
  const drafts = useDrafts();
  const phrases = usePhrases(galleriesPhrases);
  const list = useRef<HTMLUListElement>(null);
  const { items, endCursor, hasNextPage } = galleries;
  if (items.length === 0) return <p>{phrases.none}</p>;
  const address = categoryId ? categoryAddress(categoryId) : addresses.galleries();
  const cursor = `after=${encodeURIComponent(endCursor ?? "")}`;
  return (
    <>
      {isContinued && <TextLink to={address}>{phrases.newest}</TextLink>}
      <GalleryCollage ref={list} galleries={items} />
      <MoreItems
        list={list}
        shown={items.length}
        hasMore={hasNextPage}
        load={async () => {
          await client.query({
            query: MoreGalleriesDocument,
            variables: {
              language,
              first,
              after: endCursor,
              drafts,
              ...(categoryId && { categoryId }),
            },
            fetchPolicy: "network-only",
          });
          onGrown();
        }}
        label={phrases.more}
        failed={phrases.moreFailed}
        came={phrases.came}
        address={`${address}${address.includes("?") ? "&" : "?"}${cursor}`}
      />
    </>
  );
}
