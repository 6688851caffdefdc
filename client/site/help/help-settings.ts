import type { HelpPageQuery } from "../../graphql/generated/HelpPage.ts";

/** How to reach the foundation. */
export type HelpSettings = HelpPageQuery["settings"];
