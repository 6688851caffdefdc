import type { ReactNode } from "react";
import { PageNotFound } from "../../ui/page/page-outcomes.tsx";
import { PageOfBlocks } from "./PageOfBlocks.tsx";
import { usePageAt } from "./usePageAt.ts";

/** The page of blocks at a path, below a hero of its own. */
export function PageAt({ path, hero }: { path: string; hero: ReactNode }) {
  const page = usePageAt(path);
  return page ? <PageOfBlocks page={page} hero={hero} /> : <PageNotFound />;
}
