import { useLocation } from "react-router-dom";
import { pageAddressAt } from "../../paths.ts";
import { PageNotFound } from "../../ui/page/page-outcomes.tsx";
import { BlocksHero } from "./BlocksHero.tsx";
import { PageOfBlocks } from "./PageOfBlocks.tsx";
import { usePageAt } from "./usePageAt.ts";

/** The page of blocks at the current path, if there is one. */
export function BlocksPage() {
  const { pathname } = useLocation();
  const address = pageAddressAt(pathname);
  return address === null ? <PageNotFound /> : <PageAt path={`/${address}`} />;
}

function PageAt({ path }: { path: string }) {
  const page = usePageAt(path);
  return page ? <PageOfBlocks page={page} hero={<BlocksHero page={page} />} /> : <PageNotFound />;
}
