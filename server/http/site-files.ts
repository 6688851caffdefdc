import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";
import { NotFound } from "../platform/failures.ts";
import { KeptAnswer } from "./kept-answer.ts";
import { headersOf } from "./kept-reads.ts";
import { neverShed } from "./pressure.ts";
import { sendKept } from "./send-kept.ts";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/**
 * GET /assets/<name>: the build's files, each read when it is first asked for and given from
 * memory from then on. A name changes with its content, so they hold as long as the process.
 */
export async function siteFiles(app: FastifyInstance, { folder }: { folder: string }) {
  const files = new Map<string, KeptAnswer>();

  app.get<{ Params: { name: string } }>(
    "/assets/:name",
    { config: neverShed, schema: { hide: true } },
    (request, reply) => {
      const { name } = request.params;
      const kept = files.get(name) ?? read(folder, name, reply);
      files.set(name, kept);
      sendKept(request, reply, { kept, source: "hit" });
    },
  );
}

function read(folder: string, name: string, reply: FastifyReply): KeptAnswer {
  const file = join(folder, name);
  const type = types[extname(name)];
  if (!type || !/^[\w.-]+$/.test(name) || !existsSync(file)) throw NotFound();
  reply.type(type).header("cache-control", "public, max-age=31536000, immutable");
  return new KeptAnswer({
    status: 200,
    headers: headersOf(reply),
    body: readFileSync(file),
    encoded: { ...ready("br", `${file}.br`), ...ready("gzip", `${file}.gz`) },
  });
}

const ready = (encoding: "br" | "gzip", file: string) =>
  existsSync(file) ? { [encoding]: readFileSync(file) } : {};
