import { registerEnumType } from "type-graphql";

/** The pages of the site itself to which a menu can lead, with their paths. */
export const sitePagePaths = {
  HOME: "/",
  ABOUT: "/about",
  NEED_HELP: "/need-help",
  HELP: "/help",
  DONATE: "/donate",
  PROJECTS: "/projects",
  TEAM: "/team",
  PARTNERS: "/partners",
  REPORTS: "/reports",
  GALLERIES: "/gallery",
  VIDEOS: "/gallery/videos",
  TOGETHER_POINTS: "/gallery/togetherPoints",
  BLOG_POSTS: "/blog",
  NEWS: "/news",
  CONTACTS: "/contacts",
  SEARCH: "/search",
  PRIVACY: "/privacy",
} as const;

export type SitePage = keyof typeof sitePagePaths;

// The values are the names, so that the history can be sent as an input again.
export const SitePageEnum = Object.fromEntries(
  Object.keys(sitePagePaths).map((name) => [name, name]),
) as { [Name in SitePage]: Name }; // each key with itself

registerEnumType(SitePageEnum, {
  name: "SitePage",
  description: "A page that the site has by itself.",
  valuesConfig: {
    HOME: { description: "The home page." },
    ABOUT: { description: "About the foundation." },
    NEED_HELP: { description: "For those who need help." },
    HELP: { description: "How to help." },
    DONATE: { description: "All ways to give." },
    PROJECTS: { description: "The projects." },
    TEAM: { description: "The team." },
    PARTNERS: { description: "The partners." },
    REPORTS: { description: "The reports." },
    GALLERIES: { description: "The galleries." },
    VIDEOS: { description: "The videos." },
    TOGETHER_POINTS: { description: "The map of the together points." },
    BLOG_POSTS: { description: "The blog." },
    NEWS: { description: "The news." },
    CONTACTS: { description: "The contacts." },
    SEARCH: { description: "The search." },
    PRIVACY: { description: "The privacy policy." },
  },
});

/** The specification's pages of the menu, without those of the header's own links below it. */
export const defaultHeader: readonly SitePage[] = [
  "HOME",
  "ABOUT",
  "HELP",
  "PROJECTS",
  "TEAM",
  "PARTNERS",
  "REPORTS",
  "GALLERIES",
  "BLOG_POSTS",
  "NEWS",
  "CONTACTS",
];

/** The specification's pages of the footer, and the search. */
export const defaultFooter: readonly SitePage[] = [
  "HOME",
  "HELP",
  "PROJECTS",
  "BLOG_POSTS",
  "GALLERIES",
  "TEAM",
  "PARTNERS",
  "REPORTS",
  "CONTACTS",
  "SEARCH",
];
