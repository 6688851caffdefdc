import { pageTable, publicPaths } from "../../client/app/page-table.ts";
import { paths } from "../../client/paths.ts";

/** One route of the public site, with an example path. */
export interface PublicRoute {
  /** The route as the specification writes it, such as `/blog/{blogId}`. */
  name: string;
  /** The path of one existing page, without the language. */
  path: string;
  status: number;
}

type Read = (path: string) => Promise<{ _id: string; year?: number }[]>;

/** Paths that cannot be derived from the page table. */
const furtherPaths: [path: string, status: number][] = [
  [paths.project("together"), 200],
  [paths.project("psychologicalWork"), 200],
  [paths.project("humanitarianHelp"), 200],
  [paths.project("toyLibrary"), 200],
  [paths.togetherPoint("Ternopil"), 200],
  [paths.togetherPoint("Chernivtsi"), 200],
  ["/our-volunteers", 200],
  [paths.auth(), 200],
  [paths.search(), 200],
  [paths.thanks(), 200],
  [paths.offline(), 200],
  [paths.error(), 500],
  ["/no-such-page", 404],
  [paths.project("no-such-project"), 404],
  [paths.member("00000000-0000-4000-8000-000000000000"), 404],
];

/** The REST list of each kind whose items have pages, by the parent path of these pages. */
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
  for (const [path, status] of furtherPaths) routes.push({ name: path, path, status });
  for (const { path, layout } of pageTable) {
    const [parent = "", parameter] = path.split("/:");
    const list = restLists[parent];
    if (layout !== "site" || !parameter || !list) continue;
    // A project with a hand-written page redirects to it; the last one of the list has no such page.
    const item = (await read(list)).at(-1);
    routes.push({ name: `${parent}/{${parameter}}`, path: `${parent}/${item?._id}`, status: 200 });
  }
  const [newest] = await read("/api/reports");
  const path = paths.yearOfMoney(newest?.year ?? 0);
  routes.push({ name: `${paths.reports()}/year/{year}`, path, status: 200 });
  return routes;
}
