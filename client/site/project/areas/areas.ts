import type {
  AreaProjectFragment,
  WrittenPagesFragment,
} from "../../../graphql/generated/ProjectFrame.ts";
import { addressOf } from "../../../paths.ts";

/** The pages of projects with addresses of their own, in the order of the areas of activity. */
const writtenPages = ["together", "psychologicalWork", "toyLibrary", "humanitarianHelp"] as const;

export type WrittenPageName = (typeof writtenPages)[number];
export type WrittenPages = Pick<WrittenPagesFragment, WrittenPageName>;

/** One line of the list: a page, a project, or most often both together. */
export interface Area {
  /** Its last path segment. */
  address: string;
  page: WrittenPages[WrittenPageName];
  project: AreaProjectFragment | null;
}

const sections = ["GOAL", "FEATURED", "FUND", "LIST"] as const;

/**
 * The areas other than the current one: first the pages with addresses of their own, then goals
 * and the rest, each section in its manual order. `here` is a project's id or such an address.
 */
export function areasBeside(
  projects: readonly AreaProjectFragment[],
  pages: WrittenPages,
  here: string,
): Area[] {
  const written = writtenPages.map(
    (address): Area => ({
      address,
      page: pages[address],
      project: projects.find(({ page }) => page === address) ?? null,
    }),
  );
  const others = sections.flatMap((section) =>
    projects
      .filter((project) => project.section === section && !isWrittenPage(project.page))
      .map((project): Area => ({ address: addressOf(project), page: null, project })),
  );
  return [...written, ...others].filter(
    ({ address, page, project }) => (page || project) && address !== here && project?.id !== here,
  );
}

function isWrittenPage(page: string | null): page is WrittenPageName {
  return writtenPages.some((name) => name === page);
}
