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

test("a reader finds the projects with hand-written pages first, then the goals, then the others", () => {
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

test("no page of a project links to itself", () => {
  const projects = [
    aProject({ id: "toys", page: "toyLibrary" }),
    aProject({ id: "house", section: "GOAL" }),
  ];
  expect(names(projects, "toyLibrary")).not.toContain("toyLibrary");
  expect(names(projects, "house")).not.toContain("house");
});

test("a hand-written page is listed even while its project is a draft", () => {
  expect(areasBeside([], "together")).toContainEqual({ page: "toyLibrary", project: null });
});

test("a project with a hand-written page is listed once", () => {
  const projects = [aProject({ id: "points", page: "together", section: "FUND" })];
  expect(areasBeside(projects, "toyLibrary").filter(({ project }) => project)).toEqual([
    { page: "together", project: projects[0] },
  ]);
});
