import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ApolloClient, ApolloLink, gql, Observable } from "@apollo/client";
import { expect, test } from "vitest";
import { createCache } from "../../../client/graphql/cache.ts";
import { refetchStale } from "../../../client/graphql/retention.ts";
import { root } from "../../../server/platform/paths.ts";

/** The queries that each mutation makes stale, as its generated hook names them. */
const mutations = new Map(
  globSync("client/graphql/generated/*.ts", { cwd: root }).flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    const names = [...text.matchAll(/^export function use(\w+)Mutation\(/gm)];
    return names.map(([, name = ""]) => {
      const [, stale = "[]"] =
        new RegExp(`^export const ${name}StaleQueries = (.*);$`, "m").exec(text) ?? [];
      return [name, JSON.parse(stale) as string[]] as const; // written by codegen
    });
  }),
);

test("what an editor saves is read again in lists, counts, history and pages", () => {
  const read = ["GalleryList", "GalleryCategoryList", "Sidebar", "AttentionCounts"];
  expect(mutations.get("SaveGallery")).toEqual(
    expect.arrayContaining([...read, "HistoryPanel", "GalleryPage", "HomePage", "TrashContents"]),
  );
});

test("what an editor saves is not read again where it is not shown", () => {
  const others = new Set(["PartnerList", "UsersPage", "InboxPage", "AboutPage"]);
  expect(mutations.get("SaveGallery")?.filter((name) => others.has(name))).toEqual([]);
});

test("an editor who deletes or orders items, which the server only confirms, sees all lists anew", () => {
  const lists = ["MemberList", "PartnerList", "TrashPage"];
  expect(mutations.get("DeleteItem")).toEqual(expect.arrayContaining(lists));
  expect(mutations.get("Reorder")).toEqual(expect.arrayContaining(lists));
  expect(mutations.get("MoveGalleries")).toEqual(mutations.get("SaveGallery"));
});

test("an item that an editor has open is never read again under their typing", () => {
  const editors = [...mutations].flatMap(([name, stale]) =>
    stale.filter((query) => query.endsWith("Editor")).map((query) => `${name}: ${query}`),
  );
  expect(editors).toEqual([]);
});

test("a write that makes nothing stale is one that nobody reads", () => {
  const unread = [...mutations].flatMap(([name, stale]) => (stale.length === 0 ? name : []));
  expect(unread.filter((name) => /Save|Create|Change|Delete|Restore|Publish/.test(name))).toEqual([
    "ChangePassword",
  ]);
});

const list = gql`query Names { names }`;
const other = gql`query Others { others }`;

/** A client whose server answers with what is stored when it is asked, after `answer` is called. */
function aBrowser() {
  const stored = { names: ["first"], others: ["other"] };
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const link = new ApolloLink(
    ({ operationName = "" }) =>
      new Observable((observer) => {
        asked.push(operationName);
        const data = structuredClone(stored);
        answers.push(() => {
          observer.next({ data });
          observer.complete();
        });
      }),
  );
  const client = new ApolloClient({ cache: createCache(), link });
  const answer = async () => {
    for (const one of answers.splice(0)) one();
    // Apollo tells its observers of an answer in a later task.
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { client, stored, asked, answer };
}

test("an editor who writes twice in a row sees the second write, though the first is still read", async () => {
  const { client, stored, asked, answer } = aBrowser();
  const shown: unknown[] = [];
  client.watchQuery({ query: list }).subscribe(({ data }) => shown.push(data));
  await answer();
  stored.names = ["first write"];
  void refetchStale(client, ["Names"]);
  stored.names = ["second write"];
  const refetched = refetchStale(client, ["Names"]);
  await answer();
  await answer();
  await refetched;
  expect(shown.at(-1)).toMatchObject({ names: ["second write"] });
  expect(asked).toEqual(["Names", "Names", "Names"]);
});

test("an editor who comes back to a list that was not on the screen reads it anew", async () => {
  const { client, asked, answer } = aBrowser();
  client.watchQuery({ query: other }).subscribe(() => undefined);
  const left = client.watchQuery({ query: list }).subscribe(() => undefined);
  await answer();
  left.unsubscribe();
  await refetchStale(client, ["Names"]);
  client.watchQuery({ query: list }).subscribe(() => undefined);
  client.watchQuery({ query: other }).subscribe(() => undefined);
  expect(asked).toEqual(["Others", "Names", "Names"]);
});
