import middie from "@fastify/middie";
import type { FastifyInstance } from "fastify";
import { createServer } from "vite";
import { root } from "../platform/places.ts";
import { pageDocument } from "./page-document.ts";
import type { RenderedPage } from "./page-render.ts";
import { type PagesParts, pageRoute } from "./pages.ts";

const entry = "/client/entry-client.tsx";
const globalStyles = "/client/ui/base.css";

/** Pages from their sources, through Vite: edits show in the browser without a reload. */
export async function pagesInDevelopment(app: FastifyInstance, parts: PagesParts): Promise<void> {
  const vite = await createServer({
    root,
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: "custom",
  });
  app.addHook("onClose", () => vite.close());
  // Vite's own scripts are inline and without the page's nonce.
  app.addHook("onSend", async (_request, reply) => {
    reply.removeHeader("content-security-policy");
  });
  await app.register(middie);
  app.use(vite.middlewares);

  const files = { fonts: [], styles: [globalStyles], styleText: "", scripts: [], entry };
  pageRoute(app, parts, {
    render: async (request) => {
      const { render } = await vite.ssrLoadModule("/client/entry-server.tsx");
      return render(request);
    },
    document: (page: RenderedPage, nonce, url) =>
      vite.transformIndexHtml(url, pageDocument(page, files, nonce)),
  });
}
