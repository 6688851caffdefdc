import { about } from "./pages/about.ts";
import { contacts } from "./pages/contacts.ts";
import { ourVolunteers } from "./pages/our-volunteers.ts";
import type { DemoPage } from "./shapes.ts";

/** The demo pages of blocks. Fixed pages that are not here have the texts of every site. */
export const pages: readonly DemoPage[] = [ourVolunteers, about, contacts];
