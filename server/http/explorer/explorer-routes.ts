import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { GraphQLSchema } from "graphql";
import type { ApiTokenAccess } from "../../account/api-token/api-token-access.ts";
import { type Language, languageOfAddress, languageTags } from "../../language/language.ts";
import { ExpectedError } from "../../platform/errors.ts";
import { explorerBuildFolder } from "../../platform/paths.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { assetRoutes } from "../files/asset-files.ts";
import { printGraphqlSchema } from "../graphql/schema.ts";
import type { VisitorLimits } from "../security/network-limiter.ts";
import { explorerPage, explorerPolicy, readExplorerFiles } from "./explorer-page.ts";
import { sendSandboxPage } from "./sandbox-page.ts";

interface ExplorerParts {
  schema: GraphQLSchema;
  /** Whether visitors may read the schema. */
  introspection: boolean;
  sandbox: boolean;
  limits: VisitorLimits;
  viewerOf: (request: FastifyRequest) => Promise<Viewer>;
  apiTokens: Pick<ApiTokenAccess, "usageOf">;
}

const hidden = { schema: { hide: true } };

/**
 * What belongs to the explorer below /graphql: schema.graphql, what is left of the limits, the page
 * of the Sandbox where it is on, and the files of the explorer itself.
 */
export async function explorerRoutes(app: FastifyInstance, parts: ExplorerParts): Promise<void> {
  const { introspection, limits, viewerOf, apiTokens } = parts;
  let sdl: string | null = null;

  await app.register(assetRoutes, {
    folder: join(explorerBuildFolder, "explorer"),
    path: "/graphql/explorer",
  });

  app.get("/graphql/schema.graphql", hidden, async (request, reply) => {
    if (!introspection && (await viewerOf(request)).kind === "visitor") {
      throw new ExpectedError("UNAUTHENTICATED");
    }
    sdl ??= printGraphqlSchema(parts.schema);
    return reply
      .header("cache-control", introspection ? "public, no-cache" : "no-store")
      .header("content-disposition", `attachment; filename="schema.graphql"`)
      .type("text/plain; charset=utf-8")
      .send(sdl);
  });

  // Null is a limit that does not apply: visitors and programs are limited, users are not.
  app.get("/graphql/limits", hidden, async (request, reply) => {
    const viewer = await viewerOf(request);
    reply.header("cache-control", "no-store");
    return {
      searches: viewer.kind === "user" ? null : limits.searches.usageOf(request.ip),
      refusals: viewer.kind === "visitor" ? limits.refusals.usageOf(request.ip) : null,
      requests: viewer.kind === "token" ? await apiTokens.usageOf(viewer.id) : null,
    };
  });

  if (parts.sandbox) app.get("/graphql/sandbox", hidden, (_, reply) => sendSandboxPage(reply));
}

/** Sends the explorer in the language of the address. */
export function explorerSender(hasSandbox: boolean) {
  const options = { hasSandbox, files: readExplorerFiles() };
  const pages: Record<Language, string> = {
    ua: explorerPage("ua", options),
    eng: explorerPage("eng", options),
  };
  return ({ url }: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const language = languageOfAddress(new URL(url, "http://here").searchParams);
    return reply
      .header("content-security-policy", explorerPolicy)
      .header("cache-control", "no-cache")
      .header("content-language", languageTags[language])
      .type("text/html; charset=utf-8")
      .send(pages[language]);
  };
}
