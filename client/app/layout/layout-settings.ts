import type { SiteLayoutQuery } from "../../graphql/generated/SiteLayout.ts";

/** The settings that every page's header and footer show. */
export type LayoutSettings = SiteLayoutQuery["settings"];
