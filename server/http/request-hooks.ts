import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Environment } from "../platform/environment.ts";
import { ExpectedError } from "../platform/errors.ts";
import { AllowedMethods } from "./allowed-methods.ts";
import { invalidateOnWrite } from "./cache/invalidate-on-write.ts";
import type { ResponseCache } from "./cache/response-cache.ts";
import { serveFromCache } from "./cache/serve-from-cache.ts";
import type { ContextFactory } from "./context-factory.ts";
import { errorHandler, type ReportUnexpected } from "./error-response.ts";
import { withBusyPage } from "./pages/busy-page.ts";
import { admitApiTokens } from "./security/admit-api-tokens.ts";
import { limitBodies, refuseEncodedBodies } from "./security/body-limits.ts";
import { maxPendingRequests, type PressureLimits, shedLoad } from "./security/load-shedding.ts";
import { addSecurityHeaders, type SecurityHeaders } from "./security/security-headers.ts";
import { type IsTrustedProxy, warnOfUntrustedProxy } from "./security/trusted-proxies.ts";

interface HookParts {
  environment: Environment;
  log: FastifyBaseLogger;
  cache: ResponseCache;
  contexts: ContextFactory;
  limits?: PressureLimits;
  isTrustedProxy: IsTrustedProxy;
  securityHeaders: SecurityHeaders;
  reportUnexpected: ReportUnexpected;
}

/** Registers the hooks that every request passes, in this order, and the error handlers. */
export async function addRequestHooks(app: FastifyInstance, parts: HookParts): Promise<void> {
  const { environment, cache, contexts } = parts;
  const routes = new AllowedMethods().watch(app);
  serveFromCache(app, cache);
  warnOfUntrustedProxy(app, parts.isTrustedProxy, parts.log);
  invalidateOnWrite(app, cache);
  refuseEncodedBodies(app);
  await app.register(compress, {
    encodings: ["br", "gzip"],
    threshold: 1024,
    globalDecompression: false,
    // Responses are compressed on demand: quality 4 is as fast as gzip, and smaller.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await addSecurityHeaders(app, parts.securityHeaders);
  await shedLoad(
    app,
    parts.limits ?? {
      requests: maxPendingRequests,
      eventLoopDelay: environment.maxEventLoopDelayMs,
    },
  );
  admitApiTokens(app, contexts);
  limitBodies(app, contexts.viewerOf);
  // Bodies are JSON or multipart; text that merely looks like JSON is refused with 415.
  app.removeContentTypeParser("text/plain");
  parseJsonBodies(app);
  app.setErrorHandler(withBusyPage(errorHandler(parts.reportUnexpected)));
  app.setNotFoundHandler(async (request, reply) => {
    const methods = routes.forPath(request.url.split("?")[0] ?? "");
    if (methods.length === 0) throw new ExpectedError("NOT_FOUND");
    reply.header("allow", methods.join(", "));
    throw new ExpectedError("METHOD_NOT_ALLOWED");
  });
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
