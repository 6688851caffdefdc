import { beforeEach, expect, test } from "vitest";
import { anImageRow } from "../../support/images/image-row.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
beforeEach(() => site.db.query("truncate project cascade"));

const asEditor = (document: string, variables?: object) =>
  site.executeOrThrow(document, variables, "editor");
const refusal = async (document: string, variables: object) =>
  (await site.execute(document, variables, "editor")).errors?.[0]?.extensions;

const save = `mutation ($input: ProjectInput!) {
  saveProject(input: $input) {
    id version position section page imageCount image { id }
    translation(language: UA) { name description }
  }
}`;

async function aProject({
  name = "Проєкт",
  description = "",
  ...rest
}: Record<string, unknown> = {}) {
  const input = { ...rest, translations: { ua: { name, description } } };
  return (await asEditor(save, { input })).saveProject;
}

const names = async (args = "") => {
  const { projects } = await asEditor(
    `{ projects(drafts: true ${args}) { items { translation(language: UA) { name } } } }`,
  );
  return projects.items.map(
    ({ translation }: { translation: { name: string } }) => translation.name,
  );
};

test("a project without a section or page is in the list, without a page of its own", async () => {
  const project = await aProject();
  expect(project).toMatchObject({ section: "LIST", page: null, image: null, imageCount: 0 });
});

test("the overview reads one section at a time", async () => {
  await aProject({ name: "Дім", section: "GOAL" });
  await aProject({ name: "Разом", section: "FUND" });
  await aProject({ name: "Протези", section: "GOAL" });
  expect(await names("section: GOAL")).toEqual(["Дім", "Протези"]);
  expect(await names()).toEqual(["Дім", "Разом", "Протези"]);
});

test("editors reorder projects", async () => {
  const [first, , third] = [
    await aProject({ name: "1" }),
    await aProject({ name: "2" }),
    await aProject({ name: "3" }),
  ];
  await asEditor("mutation ($ids: [ID!]!) { reorder(kind: PROJECT, ids: $ids) }", {
    ids: [third.id, first.id],
  });
  expect(await names()).toEqual(["3", "1", "2"]);
});

test("a project is found by its id and by the name of its page", async () => {
  const { id } = await aProject({ page: "toyLibrary" });
  const query = "query ($id: ID!) { project(id: $id, drafts: true) { id } }";
  expect((await asEditor(query, { id })).project).toEqual({ id });
  expect((await asEditor(query, { id: "toyLibrary" })).project).toEqual({ id });
  expect((await asEditor(query, { id: "together" })).project).toBeNull();
  expect((await site.executeOrThrow('{ project(id: "toyLibrary") { id } }')).project).toBeNull();
});

test("a page belongs to one project only", async () => {
  const project = await aProject({ page: "together" });
  const input = { page: "together", translations: { ua: { name: "Другий" } } };
  expect(await refusal(save, { input })).toEqual({ code: "CONFLICT", reason: "taken" });
  const again = `mutation ($id: ID!, $version: Int!, $input: ProjectInput!) {
    saveProject(id: $id, version: $version, input: $input) { page }
  }`;
  expect((await asEditor(again, { ...project, input })).saveProject.page).toBe("together");
});

test("an unknown page is refused", async () => {
  const input = { page: "admin", translations: { ua: { name: "Проєкт" } } };
  const fields = [{ path: "page", rule: "isIn" }];
  expect(await refusal(save, { input })).toEqual({ code: "INVALID", fields });
});

test("a script in a project's description is removed", async () => {
  const project = await aProject({ description: "<p>Разом</p><script>alert(1)</script>" });
  expect(project.translation.description).toBe("<p>Разом</p>");
});

test("a project has a card picture beside its images", async () => {
  const [card, first, second] = [
    await anImageRow(site.db),
    await anImageRow(site.db),
    await anImageRow(site.db),
  ];
  const project = await aProject({ imageId: card, imageIds: [second, first] });
  expect(project.image).toEqual({ id: card });
  expect(project.imageCount).toBe(2);
});

test("a list of projects with images takes no more statements when it is longer", async () => {
  const published = async () => {
    const imageId = await anImageRow(site.db);
    const { id, version } = await aProject({ imageId, imageIds: [imageId] });
    await asEditor(
      "mutation ($id: ID!, $v: Int!) { publish(kind: PROJECT, id: $id, version: $v, language: UA) { id } }",
      { id, v: version },
    );
  };
  const query = `{ projects { items { image { id } images(first: 2) { id } imageCount
    translation { name } } } }`;
  await published();
  const short = await site.countStatements(() => site.executeOrThrow(query));
  for (let count = 0; count < 4; count++) await published();
  expect(await site.countStatements(() => site.executeOrThrow(query))).toBe(short);
});
