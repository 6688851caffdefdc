import type { ReactNode } from "react";
import { PageNotFound } from "../../ui/page/page-outcomes.tsx";
import { PageOfBlocks } from "./PageOfBlocks.tsx";
import type { SiteParts } from "./site-parts.ts";
import { usePageAt } from "./usePageAt.ts";

type PageAtProps = {
  path: string;
  hero: ReactNode;
  /** Title and description, in place of those of the page. */
  head?: ReactNode;
  parts?: SiteParts;
};

/** The page of blocks at a path, below a hero of its own. */
export function PageAt({ path, ...props }: PageAtProps) {
  const page = usePageAt(path);
  return page ? <PageOfBlocks page={page} {...props} /> : <PageNotFound />;
}
