import { useBlocksPageSuspenseQuery } from "../../graphql/generated/BlocksPage.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { useDrafts } from "../../ui/admin-mode/admin-mode.ts";
import type { ShownPage } from "./block.ts";

/** The page of blocks at a path; null when there is none. */
export function usePageAt(path: string): ShownPage | null {
  const address = path.slice(1);
  const language = useLanguage();
  const drafts = useDrafts();
  const { page } = useBlocksPageSuspenseQuery({ variables: { address, language, drafts } }).data;
  // The query also takes an id, which is no path of the page.
  return page?.address === address ? page : null;
}
