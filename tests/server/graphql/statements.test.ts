import { beforeAll, expect, test } from "vitest";
import { oneMoreOfEach } from "../../support/content/one-of-each.ts";
import { clientDocument } from "../../support/server/client-document.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const documentOf = (page: string) => clientDocument(`site/${page}`);

const image = "{ id url variants width height thumbhash alt(language: ENG) }";
const cover = `image ${image}`;
const first = `imageCount images(first: 1) ${image}`;

const inGraphql =
  (document: string, variables: object = {}) =>
  () =>
    site.executeOrThrow(document, variables);
const list = (field: string, item: string) =>
  inGraphql(`{ list: ${field}(language: ENG, first: 100) {
    total endCursor hasNextPage
    items { id ${item} translation { id language } translations { language publishedAt } }
  } }`);
const inRest = (path: string) => async () => {
  const answer = await site.request({ url: `/api/${path}` });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

interface Question {
  who: string;
  /** Maximum number of statements, whatever the length of its lists. */
  most: number;
  ask: () => Promise<unknown>;
}

const language = "ENG";
const drafts = false;
const questions: Question[] = [
  {
    who: "the home page",
    most: 12,
    ask: inGraphql(documentOf("home/HomePage"), { language, drafts }),
  },
  {
    who: "the next page of the news",
    most: 1,
    ask: inGraphql(documentOf("home/MoreNews"), { language, drafts }),
  },
  {
    who: "the projects page",
    most: 5,
    ask: inGraphql(documentOf("project/ProjectsPage"), { language, drafts }),
  },
  ...[
    {
      who: "projects with two numbers of images",
      most: 4,
      ask: list("projects", `${cover} ${first} some: images(first: 9) ${image}`),
    },
    { who: "galleries", ask: list("galleries", `${first} category { ${cover} version }`) },
    { who: "news", ask: list("news", `${first} category { translation { name } }`) },
    { who: "categories", ask: list("galleryCategories", cover) },
    { who: "reports", most: 3, ask: list("reports", `${first} documents { name size }`) },
    { who: "blog posts", ask: list("blogPosts", cover) },
    { who: "members", ask: list("members", cover) },
    { who: "partners", ask: list("partners", cover) },
    { who: "points", ask: list("togetherPoints", first) },
  ].map((question) => ({ most: 2, ...question })),
  ...["projects", "gallery", "gallery/news", "galleryCategory", "blog", "reports", "members"].map(
    (path) => ({ who: `GET /api/${path}`, most: path === "reports" ? 2 : 1, ask: inRest(path) }),
  ),
];

/** The current number of statements and response length of each query. */
async function measureAll(): Promise<Map<Question, { statements: number; length: number }>> {
  const measurements = new Map();
  for (const question of questions) {
    let answer: unknown;
    const statements = await site.countStatements(async () => {
      answer = await question.ask();
    });
    measurements.set(question, { statements, length: JSON.stringify(answer).length });
  }
  return measurements;
}

let ofTwo: Awaited<ReturnType<typeof measureAll>>;
let ofTwelve: Awaited<ReturnType<typeof measureAll>>;

beforeAll(async () => {
  // The first read creates the settings.
  await site.executeOrThrow("{ settings { id } }");
  for (let index = 0; index < 2; index++) await oneMoreOfEach(site, index);
  ofTwo = await measureAll();
  for (let index = 2; index < 12; index++) await oneMoreOfEach(site, index);
  ofTwelve = await measureAll();
});

test.each(questions)("$who: as many statements for twelve items as for two", (question) => {
  const [few, many] = [ofTwo.get(question), ofTwelve.get(question)];
  expect(many?.length).toBeGreaterThan(few?.length ?? 0);
  expect(many?.statements).toBe(few?.statements);
  expect(many?.statements).toBeLessThanOrEqual(question.most);
});
