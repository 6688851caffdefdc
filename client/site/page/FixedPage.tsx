import { PageNotFound } from "../../ui/page/page-outcomes.tsx";
import { BlocksHero, type HeroDesign } from "./BlocksHero.tsx";
import type { ShownPage } from "./block.ts";
import { PageOfBlocks } from "./PageOfBlocks.tsx";
import type { SiteParts } from "./site-parts.ts";
import { usePageAt } from "./usePageAt.ts";

type FixedPageProps = {
  path: string;
  /** Colour of the hero, and its drawing while editors have chosen no picture. */
  hero: HeroDesign | ((page: ShownPage) => HeroDesign);
  parts?: SiteParts;
};

/**
 * A page that every site has: editors write its texts and blocks, and the site draws its parts. Pages
 * with a frame of their own use `usePageAt` and `PageOfBlocks`.
 */
export function FixedPage({ path, hero, parts = {} }: FixedPageProps) {
  const page = usePageAt(path);
  if (!page) return <PageNotFound />;
  const design = typeof hero === "function" ? hero(page) : hero;
  return (
    <PageOfBlocks page={page} parts={parts} hero={<BlocksHero page={page} design={design} />} />
  );
}
