import type { FastifyInstance } from "fastify";

/** The Origin header of requests from a document whose origin is opaque. */
export const opaqueOrigin = "null";

/** What Apollo's tools send beside the content type. */
const clientHeaders =
  "apollo-require-preflight, x-apollo-operation-name, apollographql-client-name, apollographql-client-version";

/**
 * Answers the requests of the Sandbox's page, which are cross-origin because its origin is opaque.
 * The Authorization header is not among those allowed, so that browsers send anonymous requests
 * only.
 */
export function answerSandbox(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ headers }, reply) => {
    reply.header("vary", "Accept, Authorization, Origin");
    if (headers.origin !== opaqueOrigin) return;
    reply.header("access-control-allow-origin", opaqueOrigin);
    reply.header("access-control-expose-headers", "query-cost");
  });
  app.options("/graphql", async (_request, reply) =>
    reply
      .code(204)
      .header("access-control-allow-methods", "POST")
      .header("access-control-allow-headers", `content-type, ${clientHeaders}`)
      .header("access-control-max-age", "600")
      .send(),
  );
}
