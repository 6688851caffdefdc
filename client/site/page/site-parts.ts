import type { ReactNode } from "react";
import type { SitePart } from "../../graphql/generated/BlocksPage.ts";
import type { Content, PageBlock } from "./block.ts";

export type SitePartProps = {
  /** Its heading and text, which editors may write; the page decides what blank ones mean. */
  content: Content<"SitePartBlock">;
  /** Id of the element that labels it. */
  id: string;
  /** All blocks of the page that are shown, in order. */
  blocks: readonly PageBlock[];
};

/** How a fixed page draws one of its parts. */
export type SitePartDrawing = {
  /**
   * `block`: on paper among other blocks; `sheet`: on sheets of its own; `column`: beside the blocks
   * that follow it, where there is room.
   */
  place: "block" | "sheet" | "column";
  /** Of a column: the class of the grid, which says how wide both columns are. */
  columns?: string | undefined;
  draw(props: SitePartProps): ReactNode;
};

/** What a fixed page draws itself. Parts of other pages show nothing. */
export type SiteParts = Readonly<Partial<Record<SitePart, SitePartDrawing>>>;
