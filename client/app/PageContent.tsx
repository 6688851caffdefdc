import { use } from "react";
import { loadedPage, type Page, preloadPage } from "./pages.ts";

/** A page of the table; suspends until its script is here, and not at all when it is. */
export function PageContent({ page }: { page: Page }) {
  const Content = loadedPage(page) ?? use(preloadPage(page));
  return <Content />;
}
