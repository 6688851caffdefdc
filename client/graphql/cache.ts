import { type FieldPolicy, InMemoryCache, type Reference } from "@apollo/client";
import possible from "./generated/possible-types.ts";

type ItemList = { items?: readonly Reference[]; [field: string]: unknown };

/**
 * A list that grows by cursor: the next page joins the pages before it, a first page begins anew.
 * Every argument but the cursor tells lists apart, the page size too: a teaser of four must not
 * pass for the list of all.
 */
const growingList: FieldPolicy<ItemList> = {
  keyArgs: (args) => Object.keys(args ?? {}).filter((name) => name !== "after"),
  merge(existing, incoming, { args }) {
    if (!args?.after || !existing?.items) return { ...existing, ...incoming };
    const known = new Set(existing.items.map(({ __ref }) => __ref));
    const fresh = incoming.items?.filter(({ __ref }) => !known.has(__ref)) ?? [];
    return { ...existing, ...incoming, items: [...existing.items, ...fresh] };
  },
};

/**
 * What an item shows to whoever sees drafts is kept beside what it shows to visitors: its words
 * may be other ones. Every document for visitors asks with `$drafts`; all others see drafts.
 */
const perView: FieldPolicy = {
  keyArgs: (args, { variables }) => {
    const asked = args ? JSON.stringify(args) : "";
    return variables?.drafts === false ? asked : `${asked}+drafts`;
  },
};

const lists = [
  "projects",
  "galleryCategories",
  "galleries",
  "news",
  "blogPosts",
  "reports",
  "members",
  "partners",
  "togetherPoints",
  "images",
  "changes",
];

/** Where answers are kept, every item and every translation once, by its id. */
export function createCache(options: { isServer: boolean }): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: possible.possibleTypes,
    // The server reads each answer once: remembering results only costs it time.
    resultCaching: !options.isServer,
    typePolicies: {
      Query: { fields: Object.fromEntries(lists.map((name) => [name, growingList])) },
      ContentItem: { fields: { translation: perView, translations: perView } },
      Gallery: { fields: { category: perView } },
      GalleryCategory: { fields: { galleryCount: perView } },
      // There is one of them, which several screens read in part.
      Overview: { keyFields: [] },
      KindCount: { keyFields: ["kind"] },
      ApplicationCounts: { keyFields: [] },
      FormSettings: { keyFields: ["form"] },
      OpenForm: { keyFields: ["form"] },
    },
  });
}
