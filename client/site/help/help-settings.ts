import type { HelpPageQuery } from "../../graphql/generated/HelpPage.ts";

/** The foundation's contact details. */
export type HelpSettings = HelpPageQuery["settings"];
