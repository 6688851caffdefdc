/** One address of the public site, as the tests and the bench walk it. */
export interface PublicRoute {
  /** In the specification's form, for tables. */
  name: string;
  /** Of one real page, without the language. */
  path: string;
  status: number;
}

type Read = (path: string) => Promise<{ _id: string }[]>;

const always: [name: string, status?: number][] = [
  ["/"],
  ["/projects"],
  ["/projects/together"],
  ["/projects/psychologicalWork"],
  ["/projects/humanitarianHelp"],
  ["/projects/toyLibrary"],
  ["/about"],
  ["/help"],
  ["/team"],
  ["/partners"],
  ["/reports"],
  ["/gallery"],
  ["/gallery/videos"],
  ["/gallery/togetherPoints"],
  ["/gallery/togetherPoints/Ternopil"],
  ["/gallery/togetherPoints/Chernivtsi"],
  ["/news"],
  ["/blog"],
  ["/contacts"],
  ["/need-help"],
  ["/need-help/humanitarian"],
  ["/need-help/psychological"],
  ["/help/volunteer"],
  ["/help/psychologist"],
  ["/help/partner"],
  ["/privacy"],
  ["/auth"],
  ["/error", 500],
  ["/no-such-page", 404],
  ["/projects/no-such-project", 404],
  ["/team/00000000-0000-4000-8000-000000000000", 404],
];

const items: [name: string, rest: string, path: string][] = [
  ["/projects/{projectId}", "/api/projects", "/projects"],
  ["/team/{userId}", "/api/members", "/team"],
  ["/reports/{reportId}", "/api/reports", "/reports"],
  ["/gallery/{galleryId}", "/api/gallery", "/gallery"],
  ["/blog/{blogId}", "/api/blog", "/blog"],
];

/** Every route of the specification; `read` fetches a REST list of the running site. */
export async function publicRoutes(read: Read): Promise<PublicRoute[]> {
  const routes = always.map(([name, status = 200]) => ({ name, path: name, status }));
  for (const [name, rest, path] of items) {
    // A project with a written page moves on to it; the last of the list has none.
    const item = (await read(rest)).at(-1);
    routes.push({ name, path: `${path}/${item?._id}`, status: 200 });
  }
  return routes;
}
