import { ourVolunteers } from "./pages/our-volunteers.ts";
import type { DemoPage } from "./shapes.ts";

/** The demo pages of blocks. */
export const pages: readonly DemoPage[] = [ourVolunteers];
