import { kindNamed } from "../content/content-kinds.ts";
import type { KindTables } from "./kind-tables.ts";

/** The columns of an item of which paths are made; null where its kind lacks them. */
export interface PathColumns {
  kind: string;
  id: string;
  city: string | null;
  page: string | null;
  address: string | null;
}

/** SQL of `PathColumns` but for kind and id, on `item`. */
export const pathColumnsSql = (kind: KindTables): string =>
  `${kind.column("city", "text")} as city, ${kind.column("page", "text")} as page,
     ${kind.column("address", "text")} as address`;

/** The path of an item's page on the site. */
export function pathOf({ kind: name, id, city, page, address }: PathColumns): string {
  const kind = kindNamed(name);
  return kind.pagePath(Object.assign(new kind.entity(), { id, city, page, address }));
}
