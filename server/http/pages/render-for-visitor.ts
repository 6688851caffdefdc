import type { EntityManager } from "typeorm";
import { NotFound } from "../../platform/errors.ts";
import { visitor } from "../../platform/viewer.ts";
import { executeWith } from "../cache/page-queries.ts";
import type { PageParts, PageRenderer } from "./page-renderer.ts";
import type { RenderedPage } from "./render-contract.ts";

/**
 * Renders the page at `url` as visitors would see it after what the transaction has written. Follows
 * at most one redirect, as from a project to its own page. Throws NotFound for any other outcome.
 */
export async function renderForVisitor(
  parts: PageParts,
  renderer: PageRenderer,
  url: string,
  manager: EntityManager,
  isRedirected = false,
): Promise<RenderedPage> {
  const { schema, publicUrl, contextFor } = parts;
  const ask = executeWith(schema, contextFor(visitor, "", manager));
  const page = await renderer.render({ url, publicUrl, ask });
  if (page.fault) throw page.fault;
  if (page.movedTo && !isRedirected) {
    return renderForVisitor(parts, renderer, page.movedTo, manager, true);
  }
  if (page.status !== 200) throw NotFound();
  return page;
}
