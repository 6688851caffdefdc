import type { FastifyInstance } from "fastify";

/** The Origin header of requests from a document whose origin is opaque. */
export const opaqueOrigin = "null";

/**
 * The Sandbox runs a script of another host. In an opaque origin it can read neither the token that
 * the admin area stores in the browser nor any page of this site. What the page may load is in the
 * policy that its HTML contains.
 */
const policy = [
  "sandbox allow-scripts allow-forms allow-modals allow-downloads allow-popups",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** What Apollo's tools send beside the content type. */
const clientHeaders =
  "apollo-require-preflight, x-apollo-operation-name, apollographql-client-name, apollographql-client-version";

/**
 * Confines the Sandbox page of these routes, and answers its requests, which are cross-origin.
 * The Authorization header is not among those allowed, so that browsers send anonymous requests
 * only.
 */
export function allowSandbox(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ headers }, reply) => {
    reply.header("vary", "Accept, Origin");
    if (headers.origin !== opaqueOrigin) return;
    reply.header("access-control-allow-origin", opaqueOrigin);
  });
  app.options("/graphql", async (_request, reply) =>
    reply
      .code(204)
      .header("access-control-allow-methods", "POST")
      .header("access-control-allow-headers", `content-type, ${clientHeaders}`)
      .header("access-control-max-age", "600")
      .send(),
  );
  app.addHook("onSend", async (_request, reply) => {
    if (String(reply.getHeader("content-type")).startsWith("text/html"))
      reply.header("content-security-policy", policy);
  });
}
