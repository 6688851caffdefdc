import { join } from "node:path";
import fileServer from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { builtPages } from "../platform/places.ts";
import { visitor } from "../platform/viewer.ts";
import { lastDocument, pageDocument, stillDocument } from "./page-document.ts";
import type { Drawing, PagesParts } from "./page-drawing.ts";
import { BuiltFiles } from "./page-files.ts";
import type { Render, RenderedPage } from "./page-render.ts";
import { plainForms } from "./plain-forms.ts";
import { previewRoute } from "./preview.ts";

/** The built site: its files under /assets, and every address that nothing else takes. */
export async function pages(app: FastifyInstance, parts: PagesParts & { render: Render }) {
  const files = new BuiltFiles(builtPages);
  await app.register(fileServer, {
    root: join(builtPages, "assets"),
    prefix: "/assets/",
    index: false,
    immutable: true,
    preCompressed: true,
    maxAge: "365d",
    decorateReply: false,
  });
  const filesOf = (page: RenderedPage) => files.of(page.sources, page.language);
  drawnRoutes(app, parts, {
    render: parts.render,
    document: async (page, nonce) => pageDocument(page, filesOf(page), nonce),
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

/** Answers GET for every address that is a page's. */
function pageRoute(app: FastifyInstance, parts: PagesParts, drawing: Drawing): void {
  const { schema, publicUrl, contextFor, tellSurprise } = parts;
  app.get("/*", { schema: { hide: true } }, async (request, reply) => {
    if (!isForPage(request)) return reply.callNotFound();
    const proper = properAddress(request.url);
    if (proper !== request.url) return reply.redirect(proper, 301);
    reply.type("text/html; charset=utf-8").header("cache-control", "no-cache");
    try {
      const context = contextFor(visitor);
      const page = await drawing.render({ url: request.url, publicUrl, schema, context });
      if (page.fault) tellSurprise(page.fault);
      if (page.movedTo) return reply.redirect(page.movedTo, 301);
      const document = await drawing.document(page, reply.cspNonce, request.url);
      return reply.status(page.status).header("content-language", page.language).send(document);
    } catch (fault) {
      tellSurprise(fault);
      return sendLast(reply);
    }
  });
}

const sendLast = (reply: FastifyReply) =>
  reply.status(500).header("content-language", "uk").send(lastDocument);

const otherFaces = /^\/(?:api|assets|documents|graphql|images)(?:\/|$)/;

/** A browser's address bar, a crawler or a plain client; who wants a picture or JSON says so. */
function isForPage(request: FastifyRequest): boolean {
  const path = request.url.split("?")[0] ?? "";
  const accepted = request.headers.accept ?? "*/*";
  return !otherFaces.test(path) && (accepted === "*/*" || accepted.includes("text/html"));
}

/** A page has one address: without a slash at its end, or several at its beginning. */
function properAddress(url: string): string {
  const [path = "/", ...query] = url.split("?");
  const proper = `/${path.replace(/^\/+|\/+$/g, "")}`;
  return [proper, ...query].join("?");
}
