import { createContext, useContext } from "react";
import type {
  BlockImageFragment,
  BlocksPageQuery,
  ShownBlockFragment,
} from "../../graphql/generated/BlocksPage.ts";
import type { useLightbox } from "../../ui/slideshow/useLightbox.tsx";

export type ShownPage = NonNullable<BlocksPageQuery["page"]>;
export type PageBlock = ShownPage["translation"]["blocks"][number];

/** The content of a block of this kind. */
export type Content<Kind extends ShownBlockFragment["__typename"]> = Extract<
  ShownBlockFragment,
  { __typename: Kind }
>;

export type BlockProps<Kind extends ShownBlockFragment["__typename"]> = {
  content: Content<Kind>;
  /** Id of the element that labels the block. */
  id: string;
};

/** The page's images, to which blocks refer by id, and one lightbox for all its grids. */
export type PageImages = {
  byId: ReadonlyMap<string, BlockImageFragment>;
  /** The images of all grids, each once. */
  enlargeable: readonly BlockImageFragment[];
  linkTo: ReturnType<typeof useLightbox>["linkTo"];
};

export const PageImagesContext = createContext<PageImages | null>(null);

/** Returns the image with this id; null when there is none, or when it was deleted. */
export function useBlockImage(id: string | null): BlockImageFragment | null {
  const images = useContext(PageImagesContext);
  return (id && images?.byId.get(id)) || null;
}

/** Whether a block stands in a column of its sheet, where it is narrower. */
export const ColumnContext = createContext(false);
