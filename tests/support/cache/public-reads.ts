/** The state of a blog post after a write: its title, or null while it is in the trash. */
export type PostState = string | null;

/** One public way to read blog posts. */
export interface PublicRead {
  request(id: string): {
    method: "GET" | "POST";
    url: string;
    payload?: object;
    headers?: Record<string, string>;
  };
  /** The state of post `id` in the response; undefined if the response, for `requestedId`, omits it. */
  stateIn(body: string, id: string, requestedId: string): PostState | undefined;
}

const graphqlList = "{ blogPosts(first: 100) { items { id translation { title } } } }";
const graphqlOne = "query ($id: ID!) { blogPost(id: $id) { id translation { title } } }";

/** Every public way to read blog posts: GraphQL, REST and the feed. */
export const publicReads: readonly PublicRead[] = [
  {
    request: () => ({ method: "POST", url: "/graphql", payload: { query: graphqlList } }),
    stateIn(body, id) {
      const rows: { id: string; translation: { title: string } }[] =
        JSON.parse(body).data.blogPosts.items;
      return rows.find((row) => row.id === id)?.translation.title ?? null;
    },
  },
  {
    request: (id) => ({
      method: "GET",
      url: `/graphql?query=${encodeURIComponent(graphqlOne)}&variables=${encodeURIComponent(JSON.stringify({ id }))}`,
      headers: { "apollo-require-preflight": "yes" },
    }),
    stateIn(body, id, requestedId) {
      const row: { id: string; translation: { title: string } } | null =
        JSON.parse(body).data.blogPost;
      return requestedId === id ? (row?.translation.title ?? null) : undefined;
    },
  },
  {
    request: () => ({ method: "GET", url: "/api/blog" }),
    stateIn(body, id) {
      const rows: { _id: string; translations: { ua: { title: string } } }[] = JSON.parse(body);
      return rows.find(({ _id }) => _id === id)?.translations.ua.title ?? null;
    },
  },
  {
    request: (id) => ({ method: "GET", url: `/api/blog/${id}` }),
    stateIn(body, id, requestedId) {
      const row: { translations?: { ua: { title: string } } } = JSON.parse(body);
      return requestedId === id ? (row.translations?.ua.title ?? null) : undefined;
    },
  },
  {
    request: () => ({ method: "GET", url: "/feeds/blog.xml" }),
    stateIn(body, id) {
      const entry = body.split("<entry>").find((part) => part.includes(`urn:uuid:${id}`));
      return entry ? (/<title[^>]*>(?:<!\[CDATA\[)?(\d+)/.exec(entry)?.[1] ?? null) : null;
    },
  },
];
