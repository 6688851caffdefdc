import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";
import { NotFound } from "../../platform/errors.ts";
import { CachedResponse } from "../cache/cached-response.ts";
import { collectHeaders } from "../cache/cached-route.ts";
import { sendCached } from "../cache/send-cached.ts";
import { exemptFromShedding } from "../security/load-shedding.ts";

const contentTypes: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".woff2": "font/woff2",
};

/**
 * GET <path>/<name>: the files of a build, each read at its first request and then served from
 * memory. A file's name changes with its content, so entries never become outdated.
 */
export async function assetRoutes(
  app: FastifyInstance,
  { folder, path }: { folder: string; path: string },
) {
  const files = new Map<string, CachedResponse>();

  app.get<{ Params: { name: string } }>(
    `${path}/:name`,
    { config: exemptFromShedding, schema: { hide: true } },
    (request, reply) => {
      const { name } = request.params;
      const asset = files.get(name) ?? readAsset(folder, name, reply);
      files.set(name, asset);
      sendCached(request, reply, { response: asset, source: "hit" });
    },
  );
}

function readAsset(folder: string, name: string, reply: FastifyReply): CachedResponse {
  const file = join(folder, name);
  const type = contentTypes[extname(name)];
  if (!type || !/^[\w.-]+$/.test(name) || !existsSync(file)) throw NotFound();
  reply.type(type).header("cache-control", "public, max-age=31536000, immutable");
  return new CachedResponse({
    status: 200,
    headers: collectHeaders(reply),
    body: readFileSync(file),
    encoded: { ...readEncoded("br", `${file}.br`), ...readEncoded("gzip", `${file}.gz`) },
  });
}

const readEncoded = (encoding: "br" | "gzip", file: string) =>
  existsSync(file) ? { [encoding]: readFileSync(file) } : {};
