const below = (parent: string) => (name: string) => `${parent}/${encodeURIComponent(name)}`;

/**
 * Every path of the site. Plain strings without the language: links add it, see `InnerLink`.
 * A project is found by its id or by the name of its own written page ("together").
 */
export const addresses = {
  home: () => "/",
  projects: () => "/projects",
  project: below("/projects"),
  about: () => "/about",
  help: () => "/help",
  team: () => "/team",
  member: below("/team"),
  partners: () => "/partners",
  reports: () => "/reports",
  report: below("/reports"),
  galleries: () => "/gallery",
  gallery: below("/gallery"),
  videos: () => "/gallery/videos",
  togetherPoints: () => "/gallery/togetherPoints",
  togetherPoint: below("/gallery/togetherPoints"),
  news: () => "/news",
  blogPosts: () => "/blog",
  blogPost: below("/blog"),
  contacts: () => "/contacts",
  needHelp: () => "/need-help",
  auth: () => "/auth",
  admin: () => "/admin",
  error: () => "/error",
};
