import { ApolloLink, Observable } from "@apollo/client";
import { beforeEach, expect, test } from "vitest";
import { client } from "../../../client/graphql/client.ts";
import {
  NewsPageDocument,
  type NewsPageQuery,
} from "../../../client/graphql/generated/NewsPage.ts";
import {
  fetchIntoCache,
  loadApollo,
  pageQuery,
  restoreResults,
} from "../../../client/graphql/page-queries.ts";
import { until } from "../../support/until.ts";

const requests: Record<string, unknown>[] = [];
let answer: (variables: Record<string, unknown>) => { data?: object; errors?: [] | object[] };

client.setLink(
  new ApolloLink(({ variables }) => {
    requests.push(variables);
    return new Observable((observer) => {
      observer.next(answer(variables) as ApolloLink.Result); // a test answers what it likes
      observer.complete();
    });
  }),
);

const anItem = (title: string) => ({
  __typename: "Gallery",
  id: title,
  address: null,
  galleryDate: "2026-01-01",
  day: null,
  imageCount: 0,
  images: [],
  translation: {
    __typename: "GalleryTranslation",
    id: `${title}-ua`,
    language: "UA",
    publishedAt: "2026-01-01T00:00:00.000Z",
    title,
    description: "",
  },
});

const newsOf = (titles: string[], endCursor: string | null) => ({
  page: null,
  news: {
    __typename: "GalleryPage",
    endCursor,
    hasNextPage: endCursor !== null,
    items: titles.map(anItem),
  },
});

/** Each test reads a list of its own: the page size is part of a list's name. */
let first = 100;
const variables = (more: object = {}) => ({
  language: "UA" as const,
  first,
  drafts: false,
  ...more,
});
const titlesIn = (data: NewsPageQuery | undefined) =>
  data?.news.items.map(({ translation }) => translation.title);

beforeEach(() => {
  first -= 1;
  requests.length = 0;
  answer = () => ({ data: newsOf(["Asked"], null) });
});

test("a visitor sees what the server loaded before Apollo is there, and it is never asked for again", async () => {
  restoreResults([{ name: "NewsPage", variables: variables(), data: newsOf(["Loaded"], null) }]);
  const query = pageQuery(NewsPageDocument, variables(), 0);
  expect(titlesIn(query.outcome().data)).toEqual(["Loaded"]);
  const unmount = query.subscribe(() => undefined);
  await loadApollo();
  expect(titlesIn(query.outcome().data)).toEqual(["Loaded"]);
  expect(
    titlesIn(client.readQuery({ query: NewsPageDocument, variables: variables() }) ?? undefined),
  ).toEqual(["Loaded"]);
  expect(requests).toEqual([]);
  unmount();
});

test("a visitor who opens another page gets its data from the server", async () => {
  const query = pageQuery(NewsPageDocument, variables(), 0);
  expect(titlesIn(await query.loaded)).toEqual(["Asked"]);
  expect(requests).toEqual([variables()]);
});

test("a visitor who asks for more sees it below what the server loaded", async () => {
  restoreResults([{ name: "NewsPage", variables: variables(), data: newsOf(["Loaded"], "next") }]);
  const query = pageQuery(NewsPageDocument, variables(), 0);
  const unmount = query.subscribe(() => undefined);
  await fetchIntoCache(NewsPageDocument, variables({ after: "next" }));
  await expect.poll(() => titlesIn(query.outcome().data)).toEqual(["Loaded", "Asked"]);
  unmount();
});

test("a visitor who retries after an error gets another request, not the same error", async () => {
  answer = () => ({ errors: [{ message: "broken", extensions: { code: "INTERNAL" } }] });
  const failed = pageQuery(NewsPageDocument, variables(), 0);
  await expect(failed.loaded).rejects.toThrow("broken");
  expect(failed.outcome().error).toBeDefined();
  expect(pageQuery(NewsPageDocument, variables(), 0)).toBe(failed);
  answer = () => ({ data: newsOf(["Asked"], null) });
  expect(titlesIn(await pageQuery(NewsPageDocument, variables(), 1).loaded)).toEqual(["Asked"]);
  expect(requests).toHaveLength(2);
});

test("a component that mounts after its query was closed renders again", async () => {
  const query = pageQuery(NewsPageDocument, variables(), 0);
  await query.loaded;
  const before = query.outcome();
  query.subscribe(() => undefined)();
  await until(() => pageQuery(NewsPageDocument, variables(), 0) !== query);
  query.subscribe(() => undefined);
  expect(query.outcome()).not.toBe(before);
});
