import middie from "@fastify/middie";
import type { FastifyInstance } from "fastify";
import { createServer, type EnvironmentModuleNode, type ViteDevServer } from "vite";
import { root } from "../platform/paths.ts";
import { registerPageRoutes } from "./built-pages.ts";
import { pageDocument, staticDocument } from "./pages/page-document.ts";
import type { PageParts } from "./pages/page-renderer.ts";
import type { RenderedPage } from "./pages/render-contract.ts";

const entryScript = "/client/entry-client.tsx";
const globalStyles = "/client/ui/styles/base.css";

/** Renders pages from their sources through Vite; edits show in the browser without a reload. */
export async function developmentPages(app: FastifyInstance, parts: PageParts): Promise<void> {
  const vite = await createServer({
    root,
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: "custom",
  });
  app.addHook("onClose", () => vite.close());
  // Vite's own inline scripts do not have the page's nonce.
  app.addHook("onSend", async (_request, reply) => {
    reply.removeHeader("content-security-policy");
  });
  await app.register(middie);
  app.use(vite.middlewares);

  const files = {
    fonts: [],
    styles: [globalStyles],
    styleText: "",
    scripts: [],
    entry: entryScript,
  };
  const stylesOf = async (sources: readonly string[]) => [
    globalStyles,
    ...(await findLoadedStyles(vite, sources)),
  ];
  registerPageRoutes(app, parts, {
    render: async (request) => {
      const { render } = await vite.ssrLoadModule("/client/entry-server.tsx");
      return render(request);
    },
    document: async (page: RenderedPage, url) => {
      const document = pageDocument(page, files, { script: "", style: "" }).toString();
      return { html: Buffer.from(await vite.transformIndexHtml(url, document)), nonces: null };
    },
    staticDocument: async (page) => staticDocument(page, await stylesOf(page.sources)),
    styles: [globalStyles],
    // Vite compiles the sources of a page when it is rendered for the first time.
    previewTimeoutMs: 60_000,
  });
}

/** URLs of the style sheets that these sources and the entry of every page import. */
async function findLoadedStyles(
  vite: ViteDevServer,
  sources: readonly string[],
): Promise<string[]> {
  const { moduleGraph } = vite.environments.ssr;
  const seen = new Set<string>();
  const walk = (module: EnvironmentModuleNode | undefined): string[] => {
    if (!module || seen.has(module.url)) return [];
    seen.add(module.url);
    const inner = [...module.importedModules].flatMap(walk);
    return module.type === "css" ? [...inner, module.url] : inner;
  };
  const roots = ["client/entry-server.tsx", ...sources];
  const modules = roots.map((source) => moduleGraph.getModuleByUrl(`/${source}`));
  return (await Promise.all(modules)).flatMap(walk);
}
