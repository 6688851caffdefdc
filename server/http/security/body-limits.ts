import type { FastifyInstance, FastifyRequest } from "fastify";
import { ExpectedError, TooLarge } from "../../platform/errors.ts";
import type { Viewer } from "../../platform/viewer.ts";

/** Bytes of the largest request, which is an editor's: a long text with all its history's words. */
export const maxBodyBytes = 2 * 1024 * 1024;

/** Bytes that a stranger may send. A letter of Ukrainian takes six in a posted form. */
export const maxAnonymousBodyBytes = 256 * 1024;

/**
 * Asks who sends a large request before a byte of it is read, and after the route has had its
 * say: bodies lie in memory, and strangers could send any number at once. Uploads have a rule of
 * their own.
 */
export function limitBodies(
  app: FastifyInstance,
  viewerOf: (request: FastifyRequest) => Promise<Viewer>,
): void {
  app.addHook("preParsing", (request, reply, _body, done) => {
    const error = bodyErrorFor(request);
    if (!error) return done();
    viewerOf(request).then(({ kind }) => {
      if (kind === "user") return done();
      // What is not going to be read must not be waited for.
      reply.header("connection", "close");
      done(error);
    }, done);
  });
}

/** What a stranger hears who sends this; null for what anybody may send. */
function bodyErrorFor({ headers }: FastifyRequest): ExpectedError | null {
  if (headers["content-type"]?.startsWith("multipart/form-data")) return null;
  if (headers["transfer-encoding"] !== undefined) return new ExpectedError("LENGTH_REQUIRED");
  const isLarge = Number(headers["content-length"]) > maxAnonymousBodyBytes;
  return isLarge ? TooLarge(maxAnonymousBodyBytes) : null;
}
