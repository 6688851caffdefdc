import {
  ApolloLink,
  defaultDataIdFromObject,
  type FieldPolicy,
  InMemoryCache,
  Observable,
  type Reference,
} from "@apollo/client";
import { pagedLists } from "./generated/paged-lists.ts";
import possible from "./generated/possible-types.ts";
import { recordShownDrafts } from "./shown-drafts.ts";

type ItemList = { items?: readonly Reference[]; [field: string]: unknown };

/**
 * A cursor-paginated list: the next page is appended to the earlier pages, a first page starts
 * over. All arguments except the cursor identify the list, the page size too: a teaser of four must
 * not pass for the list of all.
 */
const growingList: FieldPolicy<ItemList> = {
  keyArgs: (args) => Object.keys(args ?? {}).filter((name) => name !== "after"),
  merge(existing, incoming, { args }) {
    if (!args?.after || !existing?.items) return { ...existing, ...incoming };
    const known = new Set(existing.items.map(({ __ref }) => __ref));
    // An item that Admin Mode shows as its draft is has no reference.
    const fresh = incoming.items?.filter(({ __ref }) => !__ref || !known.has(__ref)) ?? [];
    return { ...existing, ...incoming, items: [...existing.items, ...fresh] };
  },
};

/**
 * An item's fields as seen with drafts are cached separately from those that visitors see, because
 * the texts may differ. Every document for visitors passes `$drafts`; all others see drafts.
 */
const perView: FieldPolicy = {
  keyArgs: (args, { variables }) => {
    const serializedArgs = args ? JSON.stringify(args) : "";
    return variables?.drafts === false ? serializedArgs : `${serializedArgs}+drafts`;
  },
};

/** The normalized cache: every item and every translation once, by its id. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: possible.possibleTypes,
    dataIdFromObject: (object) => (isOfDraft(object) ? undefined : defaultDataIdFromObject(object)),
    typePolicies: {
      Query: { fields: Object.fromEntries(pagedLists.map((name) => [name, growingList])) },
      ContentItem: { fields: { translation: perView, translations: perView } },
      Gallery: { fields: { category: perView } },
      Report: { fields: { figures: perView } },
      // Pages read more or less of the same year; nothing of it depends on the language.
      FiguresYear: { keyFields: ["year"] },
      GalleryCategory: { fields: { galleryCount: perView } },
      // A singleton, which several screens read in part.
      Overview: { keyFields: [] },
      LaunchChecklist: { keyFields: [] },
      DemoContent: { keyFields: [] },
      KindCount: { keyFields: ["kind"] },
      ApplicationCounts: { keyFields: [] },
      FormSettings: { keyFields: ["form"] },
      OpenForm: { keyFields: ["form"] },
      // Both languages of a page have blocks with the same ids.
      PageBlock: { keyFields: false },
      Counter: { keyFields: false },
      // So may have the menu and the footer.
      NavigationEntry: { keyFields: false },
    },
  });
}

/**
 * Asks for public pages in Admin Mode with the drafts of what they show. Only their documents have
 * the variable `drafts`.
 */
export const draftsLink = new ApolloLink((operation, forward) => {
  const { variables, operationName = "" } = operation;
  if (variables.drafts !== true) return forward(operation);
  operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
    headers: { ...headers, "x-show-drafts": "1" },
  }));
  return new Observable((observer) =>
    forward(operation).subscribe({
      next: (result) => {
        const { drafts = [] }: { drafts?: readonly string[] } = result.extensions ?? {};
        recordShownDrafts(`${operationName} ${JSON.stringify(variables)}`, drafts);
        if (drafts.length > 0) markDrafts(result.data, new Set(drafts), false);
        observer.next(result);
      },
      error: (error) => observer.error(error),
      complete: () => observer.complete(),
    }),
  );
});

const mark = "__isDraft";

/**
 * Whether an object of an answer belongs to a draft. It is not normalized in the cache, where the
 * same item is as visitors see it.
 */
const isOfDraft = (value: object): boolean => mark in value;

function markDrafts(value: unknown, ids: ReadonlySet<string>, isInside: boolean): void {
  if (Array.isArray(value)) {
    for (const each of value) markDrafts(each, ids, isInside);
  } else if (typeof value === "object" && value !== null) {
    const isDraft = isInside || ("id" in value && ids.has(String(value.id)));
    for (const each of Object.values(value)) markDrafts(each, ids, isDraft);
    if (isDraft) Reflect.set(value, mark, true);
  }
}
