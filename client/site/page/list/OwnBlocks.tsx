import { lazy } from "react";
import type { ListPageFragment } from "../../../graphql/generated/ListPage.ts";
import { paths } from "../../../paths.ts";

/** Draws blocks of every kind, whose scripts no reader loads for a list alone. */
const BlocksAt = lazy(async () => ({ default: (await import("./BlocksAt.tsx")).BlocksAt }));

/** What editors write below a list. */
export function OwnBlocks({ page: { address, translation } }: { page: ListPageFragment }) {
  const hasBlocks = translation.blocks.some(
    ({ isHidden, content }) => !isHidden && content.__typename !== "SitePartBlock",
  );
  return hasBlocks ? <BlocksAt path={paths.page(address)} /> : null;
}
