import type { EntityManager } from "typeorm";
import type { ReadScope } from "../../content/reading/read-scope.ts";
import { type FixedPage, type FixedPageRules, fixedPages } from "../fixed-pages.ts";

/**
 * The site's own pages that editors have unpublished or deleted, and what is gone with them; that of
 * the children's points also while the settings do not show them.
 */
export class HiddenPages {
  /** Paths; one that ends with `/*` stands for all paths below. */
  readonly paths: readonly string[];
  /** Names of the kinds whose items have no page. */
  readonly kinds: readonly string[];

  constructor(pages: readonly FixedPageRules[]) {
    this.paths = pages.flatMap(({ address, hides = [] }) => [`/${address}`, ...hides]);
    this.kinds = [...new Set(pages.flatMap(({ kinds = [] }) => kinds))];
  }

  hasPath(path: string): boolean {
    return isAmong(this.paths, path);
  }

  /** Whether an item has no page that visitors can open. */
  hasItem({ kind, id }: { kind: string; id: string }): boolean {
    const page = kind === "Page" && Object.values(fixedPages).find((rules) => rules.id === id);
    return page ? this.hasPath(`/${page.address}`) : this.kinds.includes(kind);
  }
}

/** Whether a path, with or without a query, is one of these or below one that ends with `/*`. */
export function isAmong(hidden: readonly string[], path: string): boolean {
  const [plain = ""] = path.split(/[?#]/);
  return hidden.some((one) =>
    one.endsWith("/*") ? plain.startsWith(one.slice(0, -1)) : plain === one,
  );
}

/** Those of the starting content have projects in their place, and hide nothing else. */
const names = (Object.keys(fixedPages) as FixedPage[]) // keys of a constant record
  .filter((name) => fixedPages[name].isRemovable && !fixedPages[name].isStarting);

/** Takes one statement. */
export async function readHiddenPages(
  db: EntityManager,
  { now }: Pick<ReadScope, "now">,
): Promise<HiddenPages> {
  const shown: { name: FixedPage }[] = await db.query(
    `select fixed_page as name from page
     where fixed_page is not null and deleted_at is null and public_from <= $1
       and (fixed_page <> 'TOGETHER_POINTS'
         or coalesce((select shows_together_points from settings), true))`,
    [now],
  );
  const isShown = (name: FixedPage) => shown.some((row) => row.name === name);
  return new HiddenPages(names.filter((name) => !isShown(name)).map((name) => fixedPages[name]));
}
