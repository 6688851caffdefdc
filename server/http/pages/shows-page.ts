import type { FastifyInstance } from "fastify";
import { Busy } from "../../platform/errors.ts";

/**
 * Whether somebody who opens `path` gets something else than the not-found page or a redirect. Only
 * the routes know: projects, posts and files have paths too. Throws Busy when they do not answer now.
 */
export async function showsPage(app: FastifyInstance, path: string): Promise<boolean> {
  if (!app.hasRoute({ method: "GET", url: "/*" })) return false;
  const { statusCode, headers } = await app.inject({
    url: encodeURI(path),
    headers: { accept: "text/html" },
  });
  if (statusCode === 429 || statusCode >= 500) throw Busy();
  const isNotFoundPage = statusCode === 404 && String(headers["content-type"]).includes("html");
  return !isNotFoundPage && statusCode !== 301;
}
