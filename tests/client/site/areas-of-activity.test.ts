import { expect, test } from "vitest";
import type { AreaProjectFragment } from "../../../client/graphql/generated/ProjectFrame.ts";
import { areasBeside } from "../../../client/site/project/areas.ts";

function aProject(project: Partial<AreaProjectFragment> & { id: string }): AreaProjectFragment {
  return {
    page: null,
    section: "LIST",
    image: null,
    translation: {
      id: `${project.id}-ua`,
      language: "UA",
      publishedAt: null,
      name: project.id,
      summary: "",
    },
    ...project,
  };
}

const names = (projects: AreaProjectFragment[], here: string) =>
  areasBeside(projects, here).map(({ page, project }) => page ?? project.id);

test("a reader finds the written pages first, then the goals and the rest", () => {
  const projects = [
    aProject({ id: "winter" }),
    aProject({ id: "assistance", section: "FUND" }),
    aProject({ id: "toys", page: "toyLibrary" }),
    aProject({ id: "house", section: "GOAL" }),
    aProject({ id: "focus", section: "FEATURED" }),
    aProject({ id: "prosthetics", section: "GOAL" }),
  ];
  expect(names(projects, "together")).toEqual([
    "psychologicalWork",
    "toyLibrary",
    "humanitarianHelp",
    "house",
    "prosthetics",
    "focus",
    "assistance",
    "winter",
  ]);
});

test("no page leads to itself, be it written or a project's own", () => {
  const projects = [
    aProject({ id: "toys", page: "toyLibrary" }),
    aProject({ id: "house", section: "GOAL" }),
  ];
  expect(names(projects, "toyLibrary")).not.toContain("toyLibrary");
  expect(names(projects, "house")).not.toContain("house");
});

test("a written page is found even while its project is a draft", () => {
  expect(areasBeside([], "together")).toContainEqual({ page: "toyLibrary", project: null });
});

test("a project stands once, under its written page", () => {
  const projects = [aProject({ id: "points", page: "together", section: "FUND" })];
  expect(areasBeside(projects, "toyLibrary").filter(({ project }) => project)).toEqual([
    { page: "together", project: projects[0] },
  ]);
});
