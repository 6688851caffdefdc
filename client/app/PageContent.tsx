import { use } from "react";
import { openPage } from "./page-scripts.ts";
import type { Page } from "./pages.ts";

/** A page of the table; suspends until its script is here, and not at all when it is. */
export function PageContent({ page }: { page: Page }) {
  const Content = use(openPage(page));
  return <Content />;
}
