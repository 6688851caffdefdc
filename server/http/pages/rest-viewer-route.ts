import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import { languageOfAddress, languageTags } from "../../language/language.ts";
import { NotFound } from "../../platform/errors.ts";
import { restViewerFolder } from "../../platform/paths.ts";
import { foundationName } from "../../settings/foundation-name.ts";
import { readSettings } from "../../settings/settings.service.ts";
import { acceptsHtml } from "../cache/serve-from-cache.ts";
import { assetRoutes } from "../files/asset-files.ts";
import { withNonces } from "./page-nonces.ts";
import type { PageParts, PageRenderer } from "./page-renderer.ts";
import { restViewerDocument } from "./rest-viewer-document.ts";

const scripts = "/api/viewer";

/** GET /api: the REST calls for people, in Scalar, whose script is a file of the build. */
export async function restViewerRoutes(
  app: FastifyInstance,
  { parts, renderer }: { parts: PageParts; renderer: PageRenderer },
): Promise<void> {
  const [script = ""] = readdirSync(restViewerFolder).filter((name) => name.endsWith(".js"));
  await app.register(assetRoutes, { path: scripts, folder: restViewerFolder });
  app.get("/api/", { schema: { hide: true } }, async (request, reply) =>
    reply.redirect(`/api${new URL(request.url, "http://here").search}`, 301),
  );
  app.get("/api", { schema: { hide: true } }, async (request, reply) => {
    reply.header("vary", "Accept");
    if (!acceptsHtml(request)) throw NotFound();
    const language = languageOfAddress(new URL(request.url, "http://here").searchParams);
    const nonces = { script: newNonce(), style: newNonce() };
    const name = foundationName(await readSettings(parts.db.manager), language);
    const files = { script: `${scripts}/${script}`, styles: renderer.styles };
    const policy = String(reply.getHeader("content-security-policy"));
    // Scalar is written in Vue, which passes its own HTML through a policy of this name.
    const forVue = policy.replace(/trusted-types [^;]*/, "trusted-types vue");
    return withNonces(reply.header("content-security-policy", forVue), nonces)
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .header("content-language", languageTags[language])
      .send(restViewerDocument({ language, name, files, nonces }));
  });
}

const newNonce = (): string => randomBytes(16).toString("base64url");
