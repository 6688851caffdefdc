import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import scalar from "@scalar/fastify-api-reference";
import fastify from "fastify";
import { inRoot } from "./steps.mjs";

/**
 * Writes Scalar's script for the page at /api to dist/viewer, named by its content; returns the
 * folder. The package exports the script by a route only, and would keep it in the server's memory.
 */
export async function writeRestViewer() {
  const folder = inRoot("dist", "viewer");
  const app = fastify();
  await app.register(scalar, { configuration: { content: {} } });
  const { body } = await app.inject("/reference/js/scalar.js");
  await app.close();
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 8);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `scalar-${hash}.js`), body);
  return folder;
}
