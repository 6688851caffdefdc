import { pageTable, publicPaths } from "../../client/app/page-table.ts";
import { paths } from "../../client/paths.ts";

/** One address of the public site, as the tests and the bench walk it. */
export interface PublicRoute {
  /** In the specification's form, for tables. */
  name: string;
  /** Of one real page, without the language. */
  path: string;
  status: number;
}

type Read = (path: string) => Promise<{ _id: string }[]>;

/** Addresses that the page table does not spell out. */
const further: [path: string, status: number][] = [
  [paths.togetherPoint("Ternopil"), 200],
  [paths.togetherPoint("Chernivtsi"), 200],
  [paths.auth(), 200],
  [paths.error(), 500],
  ["/no-such-page", 404],
  [paths.project("no-such-project"), 404],
  [paths.member("00000000-0000-4000-8000-000000000000"), 404],
];

/** The REST lists of the items that have pages of their own, by the path above these pages. */
const restLists: Record<string, string> = {
  [paths.projects()]: "/api/projects",
  [paths.team()]: "/api/members",
  [paths.reports()]: "/api/reports",
  [paths.galleries()]: "/api/gallery",
  [paths.blogPosts()]: "/api/blog",
};

/** Every route of the page table for the public; `read` fetches a REST list of the running site. */
export async function publicRoutes(read: Read): Promise<PublicRoute[]> {
  const routes = publicPaths.map((path) => ({ name: path, path, status: 200 }));
  for (const [path, status] of further) routes.push({ name: path, path, status });
  for (const { path, layout } of pageTable) {
    const [parent = "", parameter] = path.split("/:");
    const list = restLists[parent];
    if (layout !== "site" || !parameter || !list) continue;
    // A project with a written page moves on to it; the last of the list has none.
    const item = (await read(list)).at(-1);
    routes.push({ name: `${parent}/{${parameter}}`, path: `${parent}/${item?._id}`, status: 200 });
  }
  return routes;
}
