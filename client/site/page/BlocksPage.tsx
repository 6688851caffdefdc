import { useLocation } from "react-router-dom";
import { pageAddressAt } from "../../paths.ts";
import { BlocksHero } from "./BlocksHero.tsx";
import { Moved } from "./Moved.tsx";
import { PageOfBlocks } from "./PageOfBlocks.tsx";
import { usePageAt } from "./usePageAt.ts";

/** The page of blocks at the current path, if there is one; else a redirect or the not-found page. */
export function BlocksPage() {
  const { pathname } = useLocation();
  const address = pageAddressAt(pathname);
  return address === null ? <Moved path={pathname} /> : <PageAt path={`/${address}`} />;
}

function PageAt({ path }: { path: string }) {
  const page = usePageAt(path);
  return page ? (
    <PageOfBlocks page={page} hero={<BlocksHero page={page} />} />
  ) : (
    <Moved path={path} />
  );
}
