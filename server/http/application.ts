import { constants } from "node:zlib";
import compress from "@fastify/compress";
import helmet from "@fastify/helmet";
import swagger from "@fastify/swagger";
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { DataSource } from "typeorm";
import type { ImageStore } from "../image/image-store.ts";
import { type Clock, systemClock } from "../platform/clock.ts";
import type { Environment } from "../platform/environment.ts";
import { Failure } from "../platform/failures.ts";
import type { Sealing } from "../platform/sealing.ts";
import { documentFolder } from "../report/document-folder.ts";
import type { AnswerCache } from "./answer-cache.ts";
import { applicationsCsv } from "./applications-csv.ts";
import { busyPageOr } from "./busy-page.ts";
import { boundConnections, patience } from "./connections.ts";
import { documents } from "./documents.ts";
import { atomFeeds } from "./feeds.ts";
import { forgetAfterWrites } from "./forgetting.ts";
import { graphqlRoute } from "./graphql.ts";
import { health } from "./health.ts";
import { imageFiles } from "./image-files.ts";
import { imageUpload } from "./image-upload.ts";
import { giveWhatIsKept } from "./kept-addresses.ts";
import { readKept, withoutQuery } from "./kept-reads.ts";
import { KnownRoutes } from "./known-routes.ts";
import { largestBody, refuseLargeBodies } from "./large-bodies.ts";
import { deafAnswers } from "./open-answers.ts";
import { openapiFacts } from "./openapi.ts";
import type { PagesParts } from "./page-drawing.ts";
import type { Render } from "./page-render.ts";
import { pages } from "./pages.ts";
import { paymentCodeFiles } from "./payment-code-files.ts";
import { type PressureLimits, shedLoad, usualLimits } from "./pressure.ts";
import { protection } from "./protection.ts";
import { RequestParts } from "./request-parts.ts";
import { restRoutes } from "./rest.ts";
import { answerFailures } from "./rest-failures.ts";
import { buildGraphqlSchema } from "./schema.ts";
import { signInRoute } from "./sign-in.ts";
import { sitemap } from "./sitemap.ts";
import { surprisesInto, type TellSurprise } from "./surprises.ts";

export interface ApplicationParts {
  environment: Environment;
  db: DataSource;
  images: ImageStore;
  /** Signs the tokens. */
  secret: string;
  /** Keeps applications unreadable in the database. */
  sealing: Sealing;
  log: FastifyBaseLogger;
  /** The built `render`, or pages from their sources through Vite; left out, there are none. */
  render?: Render | "from sources";
  clock?: Clock;
  limits?: PressureLimits;
  /** What strangers are answered with, once it hears of writes; left out, nothing is kept. */
  answers?: AnswerCache;
}

/** What its addresses share. */
interface Shared extends ApplicationParts {
  clock: Clock;
  answers: AnswerCache;
  requests: RequestParts;
  tellSurprise: TellSurprise;
}

/** Every address of the site behind one server that does not listen yet. */
export async function buildApplication(parts: ApplicationParts): Promise<FastifyInstance> {
  const { environment, db, log, clock = systemClock } = parts;
  const { answers = deafAnswers({ db, megabytes: 1, clock, log }) } = parts;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(environment.trustProxy),
    bodyLimit: largestBody,
    ...patience,
    return503OnClosing: true,
    forceCloseConnections: "idle",
  });
  const requests = new RequestParts({ ...parts, clock, publicUrl: environment.publicUrl });
  const shared = { ...parts, clock, answers, requests, tellSurprise: surprisesInto(log) };
  await receiveRequests(app, shared);
  await answerPrograms(app, shared);
  await answerFiles(app, shared);
  await answerBrowsers(app, shared);
  return app;
}

/** What every request passes, in this order, and what is said when it fails. */
async function receiveRequests(app: FastifyInstance, shared: Shared): Promise<void> {
  const { environment, images, answers, requests, limits = usualLimits } = shared;
  const routes = new KnownRoutes().watch(app);
  boundConnections(app);
  giveWhatIsKept(app, answers);
  forgetAfterWrites(app, answers);
  await app.register(compress, {
    encodings: ["br", "gzip"],
    threshold: 1024,
    // Pages are compressed while somebody waits: 4 is as quick as gzip, and smaller.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  const uploadUrl = images.directUpload?.uploadUrl ?? null;
  await app.register(helmet, protection(environment.publicUrl, uploadUrl));
  await shedLoad(app, limits);
  refuseLargeBodies(app, requests.viewerOf);
  // Bodies are JSON or multipart; text that merely looks like JSON is refused with 415.
  app.removeContentTypeParser("text/plain");
  readJson(app);
  app.setErrorHandler(busyPageOr(answerFailures(shared.tellSurprise)));
  app.setNotFoundHandler(async (request, reply) => {
    const methods = routes.methodsAt(request.url.split("?")[0] ?? "");
    if (methods.length === 0) throw new Failure("NOT_FOUND");
    reply.header("allow", methods.join(", "));
    throw new Failure("METHOD_NOT_ALLOWED");
  });
}

async function answerPrograms(app: FastifyInstance, shared: Shared): Promise<void> {
  const { environment, db, answers, requests } = shared;
  const { contextOf } = requests;
  await app.register(health, { db });
  const openapi = openapiFacts(environment.publicUrl);
  await app.register(swagger, { openapi, hideUntagged: true });
  await app.register(
    async (api) => {
      await api.register(signInRoute, requests);
      await api.register(restRoutes, { contextOf, answers });
      await api.register(applicationsCsv, requests);
      const facts = readKept(answers, async () => app.swagger());
      api.get("/openapi.json", { ...withoutQuery, schema: { hide: true } }, facts);
    },
    { prefix: "/api" },
  );
}

async function answerFiles(app: FastifyInstance, shared: Shared): Promise<void> {
  const { environment, db, images, clock, answers } = shared;
  const { dataDir, publicUrl } = environment;
  const { viewerOf } = shared.requests;
  await app.register(imageFiles, { dataDir });
  await app.register(imageUpload, { db, store: images, publicUrl, clock, viewerOf });
  await app.register(documents, { db, folder: documentFolder(dataDir), viewerOf });
  await app.register(paymentCodeFiles, { db });
  await app.register(sitemap, { db, clock, publicUrl, answers });
  await app.register(atomFeeds, { db, clock, publicUrl, answers });
}

/** GraphQL, and the pages that are drawn from it. */
async function answerBrowsers(app: FastifyInstance, shared: Shared): Promise<void> {
  const { environment, db, secret, answers, tellSurprise, render } = shared;
  const { publicUrl, introspection } = environment;
  const { contextOf, contextFor, viewerOf } = shared.requests;
  const schema = await buildGraphqlSchema();
  await app.register(graphqlRoute, { schema, introspection, contextOf, answers, tellSurprise });
  const pageParts = { db, schema, viewerOf, contextFor, publicUrl, answers, secret, tellSurprise };
  if (render === "from sources") await pagesFromSources(app, pageParts);
  else if (render) await app.register(pages, { ...pageParts, render });
}

/** Clients name the JSON content type in every call, and a DELETE may have no body. */
function readJson(app: FastifyInstance): void {
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

/** Vite is a tool of development: a production installation does not have it. */
async function pagesFromSources(app: FastifyInstance, parts: PagesParts): Promise<void> {
  const { pagesInDevelopment } = await import("./pages-development.ts");
  await app.register(pagesInDevelopment, parts);
}

/** A number of hops, in the form Fastify takes it. */
const trusted = (setting: Environment["trustProxy"]) =>
  typeof setting === "number" ? (_address: string, hop: number) => hop < setting : setting;
