import type { ReactNode } from "react";
import { BlockSheets } from "./BlockSheets.tsx";
import type { ShownPage } from "./block.ts";
import { PageContents } from "./PageContents.tsx";
import type { SiteParts } from "./site-parts.ts";

type PageOfBlocksProps = {
  page: ShownPage;
  hero: ReactNode;
  /** Title and description, in place of those of the page. */
  head?: ReactNode;
  /** What the page draws itself. */
  parts?: SiteParts;
};

/** The head of a page of blocks, its hero and its blocks. */
export function PageOfBlocks({ page, hero, head, parts }: PageOfBlocksProps) {
  return (
    <PageContents page={page} head={head}>
      {(blocks) => (
        <BlockSheets blocks={blocks} language={page.translation.language} parts={parts}>
          {hero}
        </BlockSheets>
      )}
    </PageContents>
  );
}
