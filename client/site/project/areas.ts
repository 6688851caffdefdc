import type { AreaProjectFragment } from "../../graphql/generated/ProjectFrame.ts";

/** Projects with a fixed page, in the order of the areas of activity. */
const writtenPages = ["together", "psychologicalWork", "toyLibrary", "humanitarianHelp"] as const;

export type WrittenPageName = (typeof writtenPages)[number];

/** One line of the list: a fixed page, a project, or most often both together. */
export type Area =
  | { page: WrittenPageName; project: AreaProjectFragment | null }
  | { page: null; project: AreaProjectFragment };

const sections = ["GOAL", "FEATURED", "FUND", "LIST"] as const;

/**
 * The areas other than the current one: first the fixed pages, which exist even without a
 * project, then goals and the rest, each section in its manual order. `here` is an id or the slug
 * of a fixed page.
 */
export function areasBeside(projects: readonly AreaProjectFragment[], here: string): Area[] {
  const written = writtenPages.map((page) => ({
    page,
    project: projects.find((project) => project.page === page) ?? null,
  }));
  const others = sections.flatMap((section) =>
    projects
      .filter((project) => project.section === section && !isWrittenPage(project.page))
      .map((project) => ({ page: null, project })),
  );
  return [...written, ...others].filter(
    ({ page, project }) => page !== here && project?.id !== here,
  );
}

function isWrittenPage(page: string | null): page is WrittenPageName {
  return writtenPages.some((name) => name === page);
}
