import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { builtPages } from "../platform/places.ts";
import { inTurns } from "./drawing-turns.ts";
import { stillDocument } from "./page-document.ts";
import type { Drawing, PagesParts } from "./page-drawing.ts";
import { BuiltFiles } from "./page-files.ts";
import { signedDocument } from "./page-nonces.ts";
import type { Render, RenderedPage } from "./page-render.ts";
import { pageRoute } from "./page-route.ts";
import { plainForms } from "./plain-forms.ts";
import { previewRoute } from "./preview.ts";
import { siteFiles } from "./site-files.ts";

/** The built site: its files under /assets, and every address that nothing else takes. */
export async function pages(app: FastifyInstance, parts: PagesParts & { render: Render }) {
  const files = new BuiltFiles(builtPages);
  await app.register(siteFiles, { folder: join(builtPages, "assets") });
  const filesOf = (page: RenderedPage) => files.of(page.sources, page.language);
  drawnRoutes(app, parts, {
    render: inTurns(parts.render),
    document: async (page) => signedDocument(page, filesOf(page), parts.secret),
    still: async (page) => stillDocument(page, filesOf(page).styles),
    patience: 5000,
  });
}

/** Every address at which a page is drawn. */
export function drawnRoutes(app: FastifyInstance, parts: PagesParts, drawing: Drawing): void {
  previewRoute(app, parts, drawing);
  app.register(plainForms, { parts, drawing });
  pageRoute(app, parts, drawing);
}
