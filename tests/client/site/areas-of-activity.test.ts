import { expect, test } from "vitest";
import type { AreaProjectFragment } from "../../../client/graphql/generated/ProjectFrame.ts";
import { areasBeside, type WrittenPages } from "../../../client/site/project/areas/areas.ts";

function aProject(project: Partial<AreaProjectFragment> & { id: string }): AreaProjectFragment {
  return {
    address: null,
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

const titled = (title: string) => {
  return { id: title, translation: { id: title, language: "UA" as const, title } };
};

const allPages: WrittenPages = {
  together: titled("Точки"),
  psychologicalWork: titled("Психологічна робота"),
  toyLibrary: titled("Іграшкотека"),
  humanitarianHelp: titled("Гуманітарна допомога"),
};

const names = (projects: AreaProjectFragment[], here: string, pages = allPages) =>
  areasBeside(projects, pages, here).map(({ address }) => address);

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
  expect(names([], "together")).toContain("toyLibrary");
});

test("a project with a hand-written page is listed once", () => {
  const projects = [aProject({ id: "points", page: "together", section: "FUND" })];
  const listed = areasBeside(projects, allPages, "toyLibrary").filter(({ project }) => project);
  expect(listed.map(({ address }) => address)).toEqual(["together"]);
});

test("a page that editors removed is not listed, but the project that has its address is", () => {
  const pages = { ...allPages, toyLibrary: null, humanitarianHelp: null };
  const projects = [aProject({ id: "toys", page: "toyLibrary" })];
  expect(names(projects, "together", pages)).toEqual(["psychologicalWork", "toyLibrary"]);
});
