import { paths } from "../../paths.ts";

/**
 * The path and query that could not be loaded, from the offline page's fragment ("#/team?lang=en");
 * the home page when it names none of this site.
 */
export const wantedPath = (hash: string): string =>
  /^#\/(?![/\\])/.test(hash) ? hash.slice(1) : paths.home();
