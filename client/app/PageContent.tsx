import { use } from "react";
import type { Page } from "./page.ts";
import { openPart } from "./parts.ts";

/** A page of the table; suspends until its script is here, and not at all when it is. */
export function PageContent({ page }: { page: Page }) {
  const Content = use(openPart<object>(page));
  return <Content />;
}
