import { readFileSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import { serviceWorkerFile } from "../../platform/paths.ts";
import { exemptFromShedding } from "../security/load-shedding.ts";

/** Takes the place of the worker when offline reading is off: deletes what is kept, then itself. */
const removal = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith("doloni-")) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/**
 * GET /service-worker.js: always at this path, so that browsers find the next version, and never
 * from a cache.
 */
export async function serviceWorkerRoute(app: FastifyInstance, { isOn }: { isOn: boolean }) {
  const script = isOn ? readFileSync(serviceWorkerFile, "utf8") : removal;

  app.get(
    "/service-worker.js",
    { config: exemptFromShedding, schema: { hide: true } },
    (_, reply) =>
      reply.type("text/javascript; charset=utf-8").header("cache-control", "no-cache").send(script),
  );
}
