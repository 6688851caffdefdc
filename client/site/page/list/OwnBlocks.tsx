import type { ListPageFragment } from "../../../graphql/generated/ListPage.ts";
import { LazyPart, lazyPart } from "../../../graphql/lazy-modules.tsx";
import { paths } from "../../../paths.ts";

/** Draws blocks of every kind, whose scripts no reader loads for a list alone. */
const blocksAt = lazyPart(
  "client/site/page/list/BlocksAt.tsx",
  async () => (await import("./BlocksAt.tsx")).BlocksAt,
);

/** What editors write below a list. */
export function OwnBlocks({ page: { address, translation } }: { page: ListPageFragment }) {
  const hasBlocks = translation.blocks.some(
    ({ isHidden, content }) => !isHidden && content.__typename !== "SitePartBlock",
  );
  return hasBlocks ? <LazyPart part={blocksAt} props={{ path: paths.page(address) }} /> : null;
}
