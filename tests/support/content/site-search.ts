import type { TestServer } from "../server/test-server.ts";

interface MarkedText {
  text: string;
  isMatch: boolean;
}

interface Result {
  id: string;
  kind: string;
  path: string;
  language: string;
  title: MarkedText[];
  excerpt: MarkedText[];
  isExact: boolean;
}

interface SearchResults {
  items: Result[];
  counts: { kind: string; count: number }[];
}

/** Searches as a visitor. */
export async function searchSite(
  site: TestServer,
  search: string,
  variables: object = {},
): Promise<SearchResults> {
  const { siteSearch } = await site.executeOrThrow(
    `query ($search: String!, $language: Language! = UA, $kind: ContentKind, $first: Int! = 20) {
      siteSearch(search: $search, language: $language, kind: $kind, first: $first) {
        items {
          id kind path language isExact year month cover { id }
          title { text isMatch } excerpt { text isMatch }
        }
        counts { kind count }
      }
    }`,
    { search, ...variables },
  );
  return siteSearch;
}

/** The text with its matches in brackets. */
export const marked = (parts: readonly MarkedText[] = []): string =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join("");
