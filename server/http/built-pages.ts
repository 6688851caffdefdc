import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { languageTags } from "../language/language.ts";
import { clientBuildFolder } from "../platform/paths.ts";
import { assetRoutes } from "./files/asset-files.ts";
import { formRoutes } from "./forms/form-routes.ts";
import { signInForms } from "./forms/sign-in-forms.ts";
import { BuiltAssets } from "./pages/built-assets.ts";
import { draftLinkRoute } from "./pages/draft-link-route.ts";
import { staticDocument } from "./pages/page-document.ts";
import { type SignedDocument, signedDocument } from "./pages/page-nonces.ts";
import type { PageParts, PageRenderer } from "./pages/page-renderer.ts";
import { pageRoute } from "./pages/page-route.ts";
import { previewRoute } from "./pages/preview-route.ts";
import type { Render, RenderedPage } from "./pages/render-contract.ts";
import { createRenderQueue } from "./pages/render-queue.ts";
import { restViewerRoutes } from "./pages/rest-viewer-route.ts";

/**
 * Serves the built site: its files under /assets, and pages at every path without another route.
 */
export async function builtPages(app: FastifyInstance, parts: PageParts & { render: Render }) {
  const files = new BuiltAssets(clientBuildFolder);
  await app.register(assetRoutes, { path: "/assets", folder: join(clientBuildFolder, "assets") });
  // Requests that share a rendering share its document.
  const documents = new WeakMap<RenderedPage, SignedDocument>();
  const filesOf = (page: RenderedPage) => files.assetsFor(page.sources, page.language);
  registerPageRoutes(app, parts, {
    render: createRenderQueue(parts.render),
    document: async (page) => {
      const document = documents.get(page) ?? signedDocument(page, filesOf(page), parts.secret);
      documents.set(page, document);
      return document;
    },
    staticDocument: async (page) => staticDocument(page, filesOf(page).styles),
    styles: files.assetsFor([], languageTags.ua).styles,
    previewTimeoutMs: 5000,
  });
}

/** Registers every route that renders a page. */
export function registerPageRoutes(
  app: FastifyInstance,
  parts: PageParts,
  renderer: PageRenderer,
): void {
  previewRoute(app, parts, renderer);
  draftLinkRoute(app, parts, renderer);
  app.register(restViewerRoutes, { parts, renderer });
  app.register(formRoutes, { parts, renderer });
  app.register(signInForms, { parts, renderer });
  pageRoute(app, parts, renderer);
}
