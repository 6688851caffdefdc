import { maxHeaderSize } from "node:http";
import { join } from "node:path";
import swagger from "@fastify/swagger";
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { DataSource } from "typeorm";
import type { SendEmail } from "../account/account.context.ts";
import type { FileStore } from "../files/file-store.ts";
import { ImageAccess } from "../image/image-access.ts";
import type { ImageStore } from "../image/image-store.ts";
import { hostingOf, type SendTelegram } from "../launch/launch.context.ts";
import { type Clock, systemClock } from "../platform/clock.ts";
import type { FieldEncryption } from "../platform/encryption/field-encryption.ts";
import type { Environment } from "../platform/environment.ts";
import { visitor } from "../platform/viewer.ts";
import { foundationName } from "../settings/foundation-name.ts";
import { readSettings } from "../settings/settings.service.ts";
import { builtPages } from "./built-pages.ts";
import { cachedRoute, cacheWithoutQuery } from "./cache/cached-route.ts";
import { createResponseCache } from "./cache/create-response-cache.ts";
import type { ResponseCache } from "./cache/response-cache.ts";
import { cardRoutes } from "./cards/card-routes.ts";
import { answerClientErrors } from "./client-error.ts";
import { ContextFactory } from "./context-factory.ts";
import { createUnexpectedErrorReporter, type ReportUnexpected } from "./error-response.ts";
import { explorerRoutes, explorerSender } from "./explorer/explorer-routes.ts";
import { consentPaperRoutes } from "./files/consent-paper-files.ts";
import { documentRoutes } from "./files/document-files.ts";
import { imageFileRoutes } from "./files/image-files.ts";
import { imageUploadRoutes } from "./files/image-upload.ts";
import { paymentCodeRoutes } from "./files/payment-code-files.ts";
import { serviceWorkerRoute } from "./files/service-worker-file.ts";
import { contentTransferRoutes } from "./graphql/content-transfer.ts";
import { graphqlRoute } from "./graphql/graphql-route.ts";
import { buildGraphqlSchema } from "./graphql/schema.ts";
import { health } from "./health.ts";
import { iconRoutes } from "./icons/icon-routes.ts";
import { feedRoutes } from "./pages/feeds.ts";
import { openDataRoutes } from "./pages/open-data-files.ts";
import type { PageParts } from "./pages/page-renderer.ts";
import type { Render } from "./pages/render-contract.ts";
import { showsPage } from "./pages/shows-page.ts";
import { sitemapRoutes } from "./pages/sitemap.ts";
import { addRequestHooks } from "./request-hooks.ts";
import { applicationsCsvRoute } from "./rest/applications-csv.ts";
import { completeOpenapi } from "./rest/complete-openapi.ts";
import { readExamples } from "./rest/examples.ts";
import { openapiDocument, withTitle } from "./rest/openapi.ts";
import { restRoutes } from "./rest/rest-routes.ts";
import { signInRoute } from "./rest/sign-in-route.ts";
import { maxBodyBytes } from "./security/body-limits.ts";
import { connectionTimeouts, limitConnections } from "./security/connection-limits.ts";
import type { PressureLimits } from "./security/load-shedding.ts";
import { VisitorLimits } from "./security/network-limiter.ts";
import { type RecordRefusal, recordRefusals } from "./security/record-refusals.ts";
import { securityHeaders } from "./security/security-headers.ts";
import { securityTxtRoutes } from "./security/security-txt.ts";
import { trustedProxyCheck } from "./security/trusted-proxies.ts";
import { wellFormedUrl } from "./security/well-formed-url.ts";

export interface ServerParts {
  environment: Environment;
  db: DataSource;
  images: ImageStore;
  files: FileStore;
  /** Page nonces are derived from it. */
  secret: string;
  /** Encrypts applications and e-mails in the database. */
  encryption: FieldEncryption;
  log: FastifyBaseLogger;
  /** Sends an e-mail at once; without it no password can be reset by e-mail. */
  sendEmail?: SendEmail | null;
  /** Sends a test message at once; null or nothing when no bot is configured. */
  sendTelegram?: SendTelegram | null;
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
  const { cache = createResponseCache({ db, megabytes: 1, clock }) } = parts;
  const { publicUrl, dataDir } = environment;
  const isTrustedProxy = trustedProxyCheck(environment.trustProxy);
  const headers = securityHeaders(publicUrl, parts.images.directUpload?.uploadUrl ?? null);
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isTrustedProxy,
    bodyLimit: maxBodyBytes,
    ...connectionTimeouts,
    // Requests during shutdown are refused by `shedLoad`.
    return503OnClosing: false,
    forceCloseConnections: "idle",
    rewriteUrl: ({ url = "" }) => wellFormedUrl(url),
    routerOptions: { maxParamLength: maxHeaderSize },
  });
  const reportUnexpected = createUnexpectedErrorReporter(log);
  const hosting = hostingOf(environment);
  const contexts = new ContextFactory({
    ...parts,
    clock,
    publicUrl,
    dataDir,
    reportUnexpected,
    showsPage: (path) => showsPage(app, path),
    hosting,
    webhookPrivateHosts: environment.webhookPrivateHosts,
  });
  const shared = {
    ...parts,
    clock,
    cache,
    contexts,
    reportUnexpected,
  };
  limitConnections(app, isTrustedProxy);
  answerClientErrors(app, headers);
  await addRequestHooks(app, { ...shared, isTrustedProxy, securityHeaders: headers });
  const recordRefusal = recordRefusals(app, contexts);
  await registerApi(app, shared);
  await registerFiles(app, shared);
  await registerGraphqlAndPages(app, { ...shared, recordRefusal });
  return app;
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
      const serveOpenapi = cachedRoute(cache, async (_request, _reply, manager = db.manager) => {
        const examples = await readExamples(createContext(visitor, "", manager));
        const name = foundationName(await readSettings(manager), "eng");
        return withTitle(completeOpenapi(app.swagger(), examples), name);
      });
      api.get("/openapi.json", { ...cacheWithoutQuery, schema: { hide: true } }, serveOpenapi);
    },
    { prefix: "/api" },
  );
}

async function registerFiles(app: FastifyInstance, shared: SharedParts): Promise<void> {
  const { environment, db, images, files, clock, cache, encryption } = shared;
  const { publicUrl } = environment;
  const { viewerOf } = shared.contexts;
  const { reportUnexpected } = shared;
  const access = new ImageAccess(db, clock, cache);
  await app.register(imageFileRoutes, {
    db,
    clock,
    encryption,
    images,
    files,
    access,
    reportUnexpected,
  });
  await app.register(imageUploadRoutes, { db, store: images, publicUrl, clock, viewerOf });
  await app.register(documentRoutes, { db, files, viewerOf });
  await app.register(consentPaperRoutes, shared.contexts);
  await app.register(paymentCodeRoutes, { db, clock });
  await app.register(sitemapRoutes, { db, clock, publicUrl, cache });
  await app.register(feedRoutes, { db, clock, publicUrl, cache });
  await app.register(openDataRoutes, { db, clock, publicUrl, cache });
  await app.register(iconRoutes, { db, images, clock, cache });
  await app.register(cardRoutes, { db, clock, publicUrl, images, files, reportUnexpected });
  await app.register(securityTxtRoutes, { db, clock, publicUrl });
}

/** Registers GraphQL and the pages, which read their data from its schema. */
async function registerGraphqlAndPages(
  app: FastifyInstance,
  shared: SharedParts & { recordRefusal: RecordRefusal },
): Promise<void> {
  const { environment, db, secret, cache, reportUnexpected, recordRefusal, render } = shared;
  const { publicUrl, introspection, sandbox } = environment;
  const { contextOf, createContext, viewerOf } = shared.contexts;
  const schema = await buildGraphqlSchema();
  const limits = new VisitorLimits();
  await app.register(contentTransferRoutes, {
    db,
    images: shared.images,
    files: shared.files,
    folder: join(environment.dataDir, "import"),
    contextOf: shared.contexts.contextOf,
    reportUnexpected,
  });
  const { apiTokens } = shared.contexts;
  await app.register(explorerRoutes, {
    schema,
    introspection,
    sandbox,
    limits,
    viewerOf,
    apiTokens,
  });
  await app.register(graphqlRoute, {
    schema,
    introspection,
    sandbox,
    sendExplorer: explorerSender(sandbox),
    contextOf,
    viewerOf,
    cache,
    limits,
    reportUnexpected,
    refusalLog: shared.contexts.refusals,
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
    draftLinks: limits.draftLinks,
    reportUnexpected,
    recordRefusal,
  };
  if (render === "from sources") await registerDevelopmentPages(app, pageParts);
  else if (render) {
    await app.register(serviceWorkerRoute, { isOn: environment.offlineReading });
    await app.register(builtPages, { ...pageParts, render });
  }
}

/** Imported on demand, because a production installation does not contain Vite. */
async function registerDevelopmentPages(app: FastifyInstance, parts: PageParts): Promise<void> {
  const { developmentPages: pagesInDevelopment } = await import("./development-pages.ts");
  await app.register(pagesInDevelopment, parts);
}
