import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import Type from "typebox";
import type { EntityManager } from "typeorm";
import { isId } from "../../content/reading/content-queries.ts";
import type { Condition } from "../../content/reading/sql-parameters.ts";
import type { RestKind } from "../../content/rest.ts";
import { deleteContent } from "../../content/trash.ts";
import { kinds } from "../../kinds.ts";
import { NotFound } from "../../platform/errors.ts";
import { requireWriter, type Viewer, visitor } from "../../platform/viewer.ts";
import { cachedRoute, cacheWithoutQuery } from "../cache/cached-route.ts";
import type { ResponseCache } from "../cache/response-cache.ts";
import type { ServerContext } from "../context-factory.ts";
import { forApiTokens } from "../security/admit-api-tokens.ts";
import { bearerSecurity } from "./openapi.ts";
import { readOrThrow, readRestPage, saveFromRest } from "./rest-operations.ts";

declare module "fastify" {
  interface FastifyRequest {
    context: ServerContext;
  }
}

const RestPageQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 1000 })),
  after: Type.Optional(
    Type.String({
      description: "Cursor of the next page, taken from the Link header of the previous one.",
    }),
  ),
});
/** The query string of a page as the Link header writes it. */
const cacheableQuery = /^(limit=\d{1,4})?(&?after=[\w-]+)?$/;
const IdParameter = Type.Object({ id: Type.String() });

interface RestParts {
  contextOf: (request: FastifyRequest) => Promise<ServerContext>;
  /** The context of public reads, which are the same for everybody. */
  contextFor: (viewer: Viewer, address?: string, manager?: EntityManager) => ServerContext;
  cache: ResponseCache;
}

/** The specification's REST routes below /api, on the same queries and services as GraphQL. */
export async function restRoutes(app: FastifyInstance, parts: RestParts): Promise<void> {
  app.decorateRequest("context");
  for (const { rest } of kinds) {
    if (!rest) continue;
    registerReadRoutes(app, rest, parts);
    registerWriteRoutes(app, rest, parts);
  }
}

function registerReadRoutes(
  app: FastifyInstance,
  rest: RestKind,
  { contextFor, cache }: RestParts,
): void {
  const tags = [rest.name];
  const many = pluralOf(rest.kind.name);
  const contextIn = (manager?: EntityManager) => contextFor(visitor, "", manager);
  const listed = { querystring: RestPageQuery, response: { 200: Type.Array(rest.answer) } };
  const config = { cacheableQuery };
  app.get<{ Querystring: RestPageQuery }>(
    rest.path,
    {
      config,
      schema: { operationId: `list${many}`, tags, summary: `Every ${rest.name}`, ...listed },
    },
    cachedRoute(cache, async (request, reply, manager) => {
      return sendPage(request, reply, rest, contextIn(manager));
    }),
  );
  for (const list of rest.lists ?? []) {
    app.get<{ Querystring: RestPageQuery; Params: { value?: string } }>(
      rest.path + list.path,
      {
        config,
        schema: { operationId: `list${many}${list.name}`, tags, summary: list.summary, ...listed },
      },
      cachedRoute(cache, async (request, reply, manager) => {
        const context = contextIn(manager);
        return sendPage(request, reply, rest, context, list.condition(request.params.value ?? ""));
      }),
    );
  }
  app.get<{ Params: { id: string } }>(
    `${rest.path}/:id`,
    {
      ...cacheWithoutQuery,
      schema: {
        operationId: `get${rest.kind.name}`,
        tags,
        summary: `One ${rest.name}`,
        params: IdParameter,
        response: { 200: rest.answer },
      },
    },
    cachedRoute(cache, async (request, _reply, manager) =>
      readOrThrow(rest, contextIn(manager), request.params.id),
    ),
  );
}

function registerWriteRoutes(app: FastifyInstance, rest: RestKind, { contextOf }: RestParts): void {
  // Runs before the body is parsed: an unauthorized write is refused whatever it sent.
  const onRequest = async (request: FastifyRequest) => {
    request.context = await contextOf(request);
    requireWriter(request.context.viewer, rest.kind);
  };
  const shared = { tags: [rest.name], security: bearerSecurity };
  app.post<{ Body: Record<string, unknown> }>(
    rest.path,
    {
      onRequest,
      config: forApiTokens,
      schema: {
        ...shared,
        operationId: `create${rest.kind.name}`,
        summary: `Add a ${rest.name}`,
        body: rest.body,
        response: { 201: rest.answer },
      },
    },
    async ({ context, body }, reply) => {
      const id = await saveFromRest(rest, context, null, body);
      reply.status(201).header("location", `/api${rest.path}/${id}`);
      return readOrThrow(rest, context, id);
    },
  );
  app.put<{ Params: { id: string }; Body: { version?: number } }>(
    `${rest.path}/:id`,
    {
      onRequest,
      config: forApiTokens,
      schema: {
        ...shared,
        operationId: `replace${rest.kind.name}`,
        summary: `Replace a ${rest.name}`,
        params: IdParameter,
        body: rest.body,
        response: { 200: rest.answer },
      },
    },
    async ({ context, body, params: { id } }) => {
      requireId(id);
      const { version = null } = body;
      await saveFromRest(rest, context, { id, version }, body);
      return readOrThrow(rest, context, id);
    },
  );
  app.delete<{ Params: { id: string } }>(
    `${rest.path}/:id`,
    {
      onRequest,
      config: forApiTokens,
      schema: {
        ...shared,
        operationId: `delete${rest.kind.name}`,
        summary: `Delete a ${rest.name}`,
        params: IdParameter,
        response: { 200: Type.Object({ _id: Type.String() }) },
      },
    },
    async ({ context, params: { id } }) => {
      requireId(id);
      await deleteContent(context, rest.kind, { id, version: null });
      return { _id: id };
    },
  );
}

const pluralOf = (name: string): string =>
  name.endsWith("y") ? `${name.slice(0, -1)}ies` : `${name}s`;

type RestPageQuery = Type.Static<typeof RestPageQuery>;

/** Returns a bare array, as clients expect; the Link header contains the next page. */
async function sendPage(
  request: FastifyRequest<{ Querystring: RestPageQuery }>,
  reply: FastifyReply,
  rest: RestKind,
  context: ServerContext,
  condition?: Condition,
): Promise<unknown[]> {
  const { limit = 1000, after } = request.query;
  const page = await readRestPage(rest, context, { first: limit, after }, condition);
  if (page.hasNextPage && page.endCursor) {
    const next = new URL(request.url, "http://here");
    next.searchParams.set("after", page.endCursor);
    reply.header("link", `<${next.pathname}${next.search}>; rel="next"`);
  }
  return page.items;
}

function requireId(id: string): void {
  if (!isId(id)) throw NotFound();
}
