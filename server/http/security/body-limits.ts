import type { FastifyInstance, FastifyRequest } from "fastify";
import { ExpectedError, TooLarge, Unsupported } from "../../platform/errors.ts";
import type { Viewer } from "../../platform/viewer.ts";

/** Maximum request body in bytes, sufficient for the longest text that an editor saves. */
export const maxBodyBytes = 2 * 1024 * 1024;

/**
 * Maximum body of an anonymous request in bytes. A posted form needs six bytes per Cyrillic letter.
 */
export const maxAnonymousBodyBytes = 256 * 1024;

/**
 * Refuses compressed bodies: a few kilobytes could inflate to gigabytes, and no client of ours sends
 * them. A small body is read to its end, so that the connection can serve the next request.
 */
export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    const { "content-encoding": encoding = "identity" } = request.headers;
    if (encoding.trim().toLowerCase() === "identity" || isRead(request)) return done();
    // Tells clients which codings are accepted (RFC 9110, 15.5.16).
    reply.header("accept-encoding", "identity");
    if (!(Number(request.headers["content-length"]) <= maxAnonymousBodyBytes))
      reply.header("connection", "close");
    done(Unsupported("contentEncoding"));
  });
}

/** GET and HEAD have no body that anything here would read. */
const isRead = ({ method }: FastifyRequest): boolean => method === "GET" || method === "HEAD";

/**
 * Authenticates the sender of a large request before its body is read, but after the route's
 * onRequest hooks: bodies are held in memory, and anonymous clients could send any number at once.
 * Multipart uploads have their own limit.
 */
export function limitBodies(
  app: FastifyInstance,
  viewerOf: (request: FastifyRequest) => Promise<Viewer>,
): void {
  app.addHook("preParsing", (request, reply, _body, done) => {
    const error = bodyErrorFor(request);
    if (!error) return done();
    viewerOf(request).then(({ kind }) => {
      if (kind !== "visitor") return done();
      // The body will not be read, so the connection cannot be reused.
      reply.header("connection", "close");
      done(error);
    }, done);
  });
}

/** The error for an anonymous sender of this request; null when anybody may send it. */
function bodyErrorFor({ headers }: FastifyRequest): ExpectedError | null {
  if (headers["content-type"]?.startsWith("multipart/form-data")) return null;
  if (headers["transfer-encoding"] !== undefined) return new ExpectedError("LENGTH_REQUIRED");
  const isLarge = Number(headers["content-length"]) > maxAnonymousBodyBytes;
  return isLarge ? TooLarge(maxAnonymousBodyBytes) : null;
}
