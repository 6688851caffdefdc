import { constants } from "node:zlib";
import compress from "@fastify/compress";
import swagger from "@fastify/swagger";
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { DataSource } from "typeorm";
import type { SendEmail } from "../account/account.context.ts";
import type { ImageStore } from "../image/stores/image-store.ts";
import { type Clock, systemClock } from "../platform/clock.ts";
import type { FieldEncryption } from "../platform/encryption/field-encryption.ts";
import type { Environment } from "../platform/environment.ts";
import { ExpectedError } from "../platform/errors.ts";
import { documentFolder } from "../report/document-store.ts";
import { AllowedMethods } from "./allowed-methods.ts";
import { builtPages } from "./built-pages.ts";
import { cachedRoute, cacheWithoutQuery } from "./cache/cached-route.ts";
import { createResponseCache } from "./cache/create-response-cache.ts";
import { invalidateOnWrite } from "./cache/invalidate-on-write.ts";
import type { ResponseCache } from "./cache/response-cache.ts";
import { serveFromCache } from "./cache/serve-from-cache.ts";
import { cardRoutes } from "./cards/card-routes.ts";
import { ContextFactory } from "./context-factory.ts";
import {
  createUnexpectedErrorReporter,
  errorHandler,
  type ReportUnexpected,
} from "./error-response.ts";
import { documentRoutes } from "./files/document-files.ts";
import { imageFileRoutes } from "./files/image-files.ts";
import { imageUploadRoutes } from "./files/image-upload.ts";
import { paymentCodeRoutes } from "./files/payment-code-files.ts";
import { serviceWorkerRoute } from "./files/service-worker-file.ts";
import { graphqlRoute } from "./graphql/graphql-route.ts";
import { buildGraphqlSchema } from "./graphql/schema.ts";
import { health } from "./health.ts";
import { iconRoutes } from "./icons/icon-routes.ts";
import { withBusyPage } from "./pages/busy-page.ts";
import { feedRoutes } from "./pages/feeds.ts";
import type { PageParts } from "./pages/page-renderer.ts";
import type { Render } from "./pages/render-contract.ts";
import { sitemapRoutes } from "./pages/sitemap.ts";
import { applicationsCsvRoute } from "./rest/applications-csv.ts";
import { openapiDocument } from "./rest/openapi.ts";
import { restRoutes } from "./rest/rest-routes.ts";
import { signInRoute } from "./rest/sign-in-route.ts";
import { limitBodies, maxBodyBytes, refuseEncodedBodies } from "./security/body-limits.ts";
import { connectionTimeouts, limitConnections } from "./security/connection-limits.ts";
import { type PressureLimits, shedLoad, usualLimits } from "./security/load-shedding.ts";
import { VisitorLimits } from "./security/network-limiter.ts";
import { addSecurityHeaders } from "./security/security-headers.ts";
import { securityTxtRoutes } from "./security/security-txt.ts";
import { trustedProxyCheck, warnOfUntrustedProxy } from "./security/trusted-proxies.ts";

export interface ServerParts {
  environment: Environment;
  db: DataSource;
  images: ImageStore;
  /** Page nonces are derived from it. */
  secret: string;
  /** Encrypts applications and e-mails in the database. */
  encryption: FieldEncryption;
  log: FastifyBaseLogger;
  /** Sends an e-mail at once; without it no password can be reset by e-mail. */
  sendEmail?: SendEmail | null;
  /**
   * The built `render`, or pages from their sources through Vite; without it no pages are served.
   */
  render?: Render | "from sources";
  clock?: Clock;
  limits?: PressureLimits;
  /** Cache of anonymous responses; without it a cache is created that stores nothing. */
  cache?: ResponseCache;
}

/** Dependencies that all routes share. */
interface SharedParts extends ServerParts {
  clock: Clock;
  cache: ResponseCache;
  contexts: ContextFactory;
  reportUnexpected: ReportUnexpected;
}

/** Builds the server with every route of the site; it does not listen yet. */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { environment, db, log, clock = systemClock } = parts;
  const { cache = createResponseCache({ db, megabytes: 1, clock, log }) } = parts;
  const isTrustedProxy = trustedProxyCheck(environment.trustProxy);
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isTrustedProxy,
    bodyLimit: maxBodyBytes,
    ...connectionTimeouts,
    return503OnClosing: true,
    forceCloseConnections: "idle",
  });
  const reportUnexpected = createUnexpectedErrorReporter(log);
  const { publicUrl, dataDir } = environment;
  const contexts = new ContextFactory({ ...parts, clock, publicUrl, dataDir, reportUnexpected });
  const shared = {
    ...parts,
    clock,
    cache,
    contexts,
    reportUnexpected,
  };
  limitConnections(app, isTrustedProxy);
  await registerHooks(app, shared);
  await registerApi(app, shared);
  await registerFiles(app, shared);
  await registerGraphqlAndPages(app, shared);
  return app;
}

/** Registers the hooks that every request passes, in this order, and the error handlers. */
async function registerHooks(app: FastifyInstance, shared: SharedParts): Promise<void> {
  const { environment, log, images, cache, contexts, limits = usualLimits } = shared;
  const routes = new AllowedMethods().watch(app);
  serveFromCache(app, cache);
  warnOfUntrustedProxy(app, trustedProxyCheck(environment.trustProxy), log);
  invalidateOnWrite(app, cache);
  refuseEncodedBodies(app);
  await app.register(compress, {
    encodings: ["br", "gzip"],
    threshold: 1024,
    globalDecompression: false,
    // Responses are compressed on demand: quality 4 is as fast as gzip, and smaller.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  const uploadUrl = images.directUpload?.uploadUrl ?? null;
  await addSecurityHeaders(app, environment.publicUrl, uploadUrl);
  await shedLoad(app, limits);
  limitBodies(app, contexts.viewerOf);
  // Bodies are JSON or multipart; text that merely looks like JSON is refused with 415.
  app.removeContentTypeParser("text/plain");
  parseJsonBodies(app);
  app.setErrorHandler(withBusyPage(errorHandler(shared.reportUnexpected)));
  app.setNotFoundHandler(async (request, reply) => {
    const methods = routes.forPath(request.url.split("?")[0] ?? "");
    if (methods.length === 0) throw new ExpectedError("NOT_FOUND");
    reply.header("allow", methods.join(", "));
    throw new ExpectedError("METHOD_NOT_ALLOWED");
  });
}

async function registerApi(app: FastifyInstance, shared: SharedParts): Promise<void> {
  const { environment, db, cache, contexts } = shared;
  const { contextOf, createContext } = contexts;
  await app.register(health, { db });
  const openapi = openapiDocument(environment.publicUrl);
  await app.register(swagger, { openapi, hideUntagged: true });
  await app.register(
    async (api) => {
      await api.register(signInRoute, contexts);
      await api.register(restRoutes, { contextOf, contextFor: createContext, cache });
      await api.register(applicationsCsvRoute, contexts);
      const serveOpenapi = cachedRoute(cache, async () => app.swagger());
      api.get("/openapi.json", { ...cacheWithoutQuery, schema: { hide: true } }, serveOpenapi);
    },
    { prefix: "/api" },
  );
}

async function registerFiles(app: FastifyInstance, shared: SharedParts): Promise<void> {
  const { environment, db, images, clock, cache } = shared;
  const { dataDir, publicUrl } = environment;
  const { viewerOf } = shared.contexts;
  const { reportUnexpected } = shared;
  await app.register(imageFileRoutes, { dataDir, reportUnexpected });
  await app.register(imageUploadRoutes, { db, store: images, publicUrl, clock, viewerOf });
  await app.register(documentRoutes, { db, folder: documentFolder(dataDir), viewerOf });
  await app.register(paymentCodeRoutes, { db });
  await app.register(sitemapRoutes, { db, clock, publicUrl, cache });
  await app.register(feedRoutes, { db, clock, publicUrl, cache });
  await app.register(iconRoutes, { db, cache });
  await app.register(cardRoutes, { db, clock, publicUrl, images, dataDir, reportUnexpected });
  await app.register(securityTxtRoutes, { db, clock, publicUrl });
}

/** Registers GraphQL and the pages, which read their data from its schema. */
async function registerGraphqlAndPages(app: FastifyInstance, shared: SharedParts): Promise<void> {
  const { environment, db, secret, cache, reportUnexpected, render } = shared;
  const { publicUrl, introspection, sandbox } = environment;
  const { contextOf, createContext, viewerOf } = shared.contexts;
  const schema = await buildGraphqlSchema();
  const limits = new VisitorLimits();
  await app.register(graphqlRoute, {
    schema,
    introspection,
    sandbox,
    contextOf,
    viewerOf,
    cache,
    limits,
    reportUnexpected,
  });
  const pageParts = {
    db,
    schema,
    viewerOf,
    contextFor: createContext,
    contextOf,
    publicUrl,
    cache,
    secret,
    refusals: limits.refusals,
    searches: limits.searches,
    reportUnexpected,
  };
  if (render === "from sources") await registerDevelopmentPages(app, pageParts);
  else if (render) {
    await app.register(serviceWorkerRoute, { isOn: environment.offlineReading });
    await app.register(builtPages, { ...pageParts, render });
  }
}

/** Clients send the JSON content type with every request, and a DELETE may have an empty body. */
function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (request, body, done) => {
      if (body === "" && request.method === "DELETE") done(null, undefined);
      else parse(request, body, done);
    },
  );
}

/** Imported on demand, because a production installation does not contain Vite. */
async function registerDevelopmentPages(app: FastifyInstance, parts: PageParts): Promise<void> {
  const { developmentPages: pagesInDevelopment } = await import("./development-pages.ts");
  await app.register(pagesInDevelopment, parts);
}
