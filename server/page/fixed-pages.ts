import { registerEnumType } from "type-graphql";
import type { RequiredBlock } from "./required-blocks.ts";
import type { SitePart } from "./site-part-block.ts";

// Values are the names, so that the history can be sent as an input again.
export const FixedPageEnum = {
  HOME: "HOME",
  ABOUT: "ABOUT",
  HELP: "HELP",
  DONATE: "DONATE",
  PARTNERS: "PARTNERS",
  CONTACTS: "CONTACTS",
  PROJECTS: "PROJECTS",
  TEAM: "TEAM",
  GALLERIES: "GALLERIES",
  TOGETHER_POINTS: "TOGETHER_POINTS",
  BLOG: "BLOG",
  NEWS: "NEWS",
  REPORTS: "REPORTS",
  PRIVACY: "PRIVACY",
  TOGETHER: "TOGETHER",
  PSYCHOLOGICAL_WORK: "PSYCHOLOGICAL_WORK",
  HUMANITARIAN_HELP: "HUMANITARIAN_HELP",
  TOY_LIBRARY: "TOY_LIBRARY",
} as const;
export type FixedPage = (typeof FixedPageEnum)[keyof typeof FixedPageEnum];
registerEnumType(FixedPageEnum, {
  name: "FixedPage",
  description:
    "A page with an address and parts of its own, which it keeps. `Page.isPermanent` says whether it can be " +
    "unpublished and deleted.",
  valuesConfig: {
    HOME: { description: "The home page." },
    ABOUT: { description: "Who the foundation is, and its history." },
    HELP: { description: "How to help." },
    DONATE: { description: "How to give; the ways themselves come from the settings." },
    PARTNERS: { description: "The partners, and how to become one." },
    CONTACTS: { description: "How to reach the foundation." },
    PROJECTS: { description: "The overview of the projects." },
    TEAM: { description: "The team." },
    GALLERIES: { description: "The galleries." },
    TOGETHER_POINTS: { description: "The map of the together points." },
    BLOG: { description: "The blog." },
    NEWS: { description: "The news." },
    REPORTS: { description: "The reports." },
    PRIVACY: { description: "The privacy policy." },
    TOGETHER: { description: "The project of the children's points." },
    PSYCHOLOGICAL_WORK: { description: "The project of psychological work." },
    HUMANITARIAN_HELP: { description: "The project of humanitarian help." },
    TOY_LIBRARY: { description: "A project, at `/projects/toyLibrary`." },
  },
});

export interface FixedPageRules {
  /** The same on every site, so that an import finds the page. */
  id: string;
  address: string;
  /** Each is in the page exactly once, and not hidden unless `canHideParts`. */
  parts: readonly SitePart[];
  canHideParts?: true;
  /** The page shows at least one of each. */
  blocks?: readonly RequiredBlock[];
  /** Whether editors may unpublish and delete it. */
  isRemovable?: true;
  /** Whether it is of the starting content: a site that begins empty has no such page. */
  isStarting?: true;
  /** What is gone together with it: paths, or with `/*` at the end all paths below one. */
  hides?: readonly string[];
  /** The kinds whose items have no page without it; first the kind of its list. */
  kinds?: readonly string[];
}

export const fixedPages: Readonly<Record<FixedPage, FixedPageRules>> = {
  HOME: {
    id: "5a3d1c58-0b0f-4a55-9c39-6f2f7d1f0a00",
    address: "",
    parts: [
      "COUNTERS",
      "LAST_MONTH",
      "PROJECTS",
      "GOALS",
      "TOGETHER_POINTS",
      "NEWS",
      "DONATION",
      "PARTNERS",
    ],
    canHideParts: true,
    blocks: ["hero"],
  },
  ABOUT: {
    id: "5a3d1c58-0b0f-4a55-9c39-6f2f7d1f0a01",
    address: "about",
    isRemovable: true,
    parts: ["HASHTAG"],
  },
  HELP: {
    id: "5a3d1c58-0b0f-4a55-9c39-6f2f7d1f0a02",
    address: "help",
    isRemovable: true,
    parts: [],
    blocks: ["MONEY", "THINGS", "TIME", "PROFESSION", "PARTNERSHIP"],
  },
  DONATE: { id: "5a3d1c58-0b0f-4a55-9c39-6f2f7d1f0a0a", address: "donate", parts: [] },
  PARTNERS: {
    id: "5a3d1c58-0b0f-4a55-9c39-6f2f7d1f0a03",
    address: "partners",
    isRemovable: true,
    kinds: ["Partner"],
    parts: ["PARTNER_LIST"],
    blocks: ["topic", "PARTNERSHIP"],
  },
  CONTACTS: {
    id: "5a3d1c58-0b0f-4a55-9c39-6f2f7d1f0a04",
    address: "contacts",
    isRemovable: true,
    parts: ["CONTACT_LIST", "PHOTO_REMOVAL", "REQUISITES"],
  },
  PROJECTS: {
    id: "5a3d1c58-0b0f-4a55-9c39-6f2f7d1f0a11",
    address: "projects",
    isRemovable: true,
    hides: ["/projects/*"],
    kinds: ["Project"],
    parts: ["FUNDED_PROJECTS", "PROJECT_GOALS"],
  },
  TEAM: {
    id: "5a3d1c58-0b0f-4a55-9c39-6f2f7d1f0a12",
    address: "team",
    isRemovable: true,
    hides: ["/team/*"],
    kinds: ["Member"],
    parts: [],
  },
  GALLERIES: {
    id: "5a3d1c58-0b0f-4a55-9c39-6f2f7d1f0a13",
    address: "gallery",
    isRemovable: true,
    hides: ["/gallery/*"],
    kinds: ["Gallery", "GalleryCategory", "TogetherPoint"],
    parts: [],
  },
  TOGETHER_POINTS: {
    id: "5a3d1c58-0b0f-4a55-9c39-6f2f7d1f0a14",
    address: "gallery/togetherPoints",
    isRemovable: true,
    hides: ["/gallery/togetherPoints/*"],
    kinds: ["TogetherPoint"],
    parts: [],
  },
  BLOG: {
    id: "5a3d1c58-0b0f-4a55-9c39-6f2f7d1f0a15",
    address: "blog",
    isRemovable: true,
    hides: ["/blog/*", "/feeds/blog.xml"],
    kinds: ["BlogPost"],
    parts: [],
  },
  NEWS: {
    id: "5a3d1c58-0b0f-4a55-9c39-6f2f7d1f0a16",
    address: "news",
    isRemovable: true,
    hides: ["/feeds/news.xml"],
    parts: [],
  },
  REPORTS: {
    id: "5a3d1c58-0b0f-4a55-9c39-6f2f7d1f0a17",
    address: "reports",
    isRemovable: true,
    hides: ["/reports/*", "/open-data", "/open-data/*"],
    kinds: ["Report"],
    parts: [],
  },
  PRIVACY: {
    id: "5a3d1c58-0b0f-4a55-9c39-6f2f7d1f0a05",
    address: "privacy",
    parts: [
      "TABLE_OF_CONTENTS",
      "CONTROLLER",
      "FORMS_ASKED",
      "RETENTION",
      "RIGHTS",
      "WITHDRAWAL",
      "ON_DEVICE",
    ],
  },
  TOGETHER: {
    id: "5a3d1c58-0b0f-4a55-9c39-6f2f7d1f0a06",
    address: "projects/together",
    isRemovable: true,
    isStarting: true,
    parts: ["TOGETHER_POINTS"],
    blocks: ["steps"],
  },
  PSYCHOLOGICAL_WORK: {
    id: "5a3d1c58-0b0f-4a55-9c39-6f2f7d1f0a07",
    address: "projects/psychologicalWork",
    isRemovable: true,
    isStarting: true,
    parts: [],
    blocks: ["steps", "confidentialTopic"],
  },
  HUMANITARIAN_HELP: {
    id: "5a3d1c58-0b0f-4a55-9c39-6f2f7d1f0a08",
    address: "projects/humanitarianHelp",
    isRemovable: true,
    isStarting: true,
    parts: [],
    blocks: ["steps", "topic"],
  },
  TOY_LIBRARY: {
    id: "5a3d1c58-0b0f-4a55-9c39-6f2f7d1f0a09",
    address: "projects/toyLibrary",
    isRemovable: true,
    isStarting: true,
    parts: [],
    blocks: ["steps"],
  },
};

export const isPermanentPage = (page: FixedPage): boolean => !fixedPages[page].isRemovable;

export const fixedAddresses: readonly string[] = Object.values(fixedPages).map(
  ({ address }) => address,
);
