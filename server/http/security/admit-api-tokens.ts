import type { FastifyInstance, FastifyRequest } from "fastify";
import { holdsApiToken } from "../../account/api-token/api-token-secret.ts";
import { Forbidden } from "../../platform/errors.ts";
import type { ContextFactory } from "../context-factory.ts";
import { rateLimitHeaders, setRateLimit } from "./rate-limit-headers.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Programs with an API token may write here; the route checks what. They may read anywhere. */
    allowsApiTokens?: boolean;
  }
}

export const forApiTokens = { allowsApiTokens: true };

/**
 * Checks API tokens before anything else of a request: an ended one is refused even where
 * everybody may read, because a program that is answered as a visitor would miss drafts without
 * noticing. Routes that write refuse tokens unless they are `forApiTokens`.
 */
export function admitApiTokens(app: FastifyInstance, contexts: ContextFactory): void {
  app.addHook("onRequest", (request, _reply, done) => {
    if (!holdsApiToken(request.headers.authorization)) return done();
    requireAdmission(request).then(() => done(), done);
  });
  app.addHook("onSend", (request, reply, _payload, done) => {
    reply.headers(rateLimitHeaders(request));
    done();
  });
  app.addHook("onClose", () => contexts.apiTokens.uses.store());

  async function requireAdmission(request: FastifyRequest): Promise<void> {
    const viewer = await contexts.viewerOf(request);
    if (viewer.kind === "token") {
      setRateLimit(request, await contexts.apiTokens.usageOf(viewer.id));
    }
    const { method, is404, routeOptions } = request;
    const isRead = method === "GET" || method === "HEAD";
    if (!(isRead || is404 || routeOptions.config.allowsApiTokens)) throw Forbidden("token");
  }
}
