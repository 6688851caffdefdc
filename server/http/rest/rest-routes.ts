import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import Type from "typebox";
import type { EntityManager } from "typeorm";
import { blogPostRest } from "../../blog/blog-post.rest.ts";
import { isId, type Page } from "../../content/content-queries.ts";
import type { CursorQuery } from "../../content/list-query.ts";
import type { RestKind } from "../../content/rest.ts";
import { galleryRest } from "../../gallery/gallery.rest.ts";
import { galleryCategoryRest } from "../../gallery-category/gallery-category.rest.ts";
import { memberRest } from "../../member/member.rest.ts";
import { NotFound } from "../../platform/errors.ts";
import { requireEditor } from "../../platform/viewer.ts";
import { projectRest } from "../../project/project.rest.ts";
import { reportRest } from "../../report/report.rest.ts";
import { cachedRoute, cacheWithoutQuery } from "../cache/cached-route.ts";
import type { ResponseCache } from "../cache/response-cache.ts";
import type { ServerContext } from "../context-factory.ts";
import { bearerSecurity } from "./openapi.ts";

declare module "fastify" {
  interface FastifyRequest {
    context: ServerContext;
  }
}

const restKinds: RestKind[] = [
  projectRest,
  galleryRest,
  galleryCategoryRest,
  blogPostRest,
  reportRest,
  memberRest,
];

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
  contextOf: (request: FastifyRequest, manager?: EntityManager) => Promise<ServerContext>;
  cache: ResponseCache;
}

/** The specification's REST routes below /api, on the same queries and services as GraphQL. */
export async function restRoutes(app: FastifyInstance, parts: RestParts): Promise<void> {
  app.decorateRequest("context");
  // Set before the body is parsed: an unauthorized write is refused whatever it sent.
  app.addHook("onRequest", async (request) => {
    request.context = await parts.contextOf(request);
  });
  for (const kind of restKinds) {
    registerReadRoutes(app, kind, parts);
    registerWriteRoutes(app, kind);
  }
}

function registerReadRoutes(
  app: FastifyInstance,
  kind: RestKind,
  { contextOf, cache }: RestParts,
): void {
  const tags = [kind.name];
  const contextIn = async (request: FastifyRequest, replica?: EntityManager) =>
    replica ? contextOf(request, replica) : request.context;
  const listed = { querystring: RestPageQuery, response: { 200: Type.Array(kind.answer) } };
  const config = { cacheableQuery };
  app.get<{ Querystring: RestPageQuery }>(
    kind.path,
    { config, schema: { tags, summary: `Every ${kind.name}`, ...listed } },
    cachedRoute(cache, async (request, reply, replica) => {
      const page = await kind.page(await contextIn(request, replica), toPageQuery(request.query));
      return sendPage(request, reply, page);
    }),
  );
  for (const list of kind.lists ?? []) {
    app.get<{ Querystring: RestPageQuery; Params: { value?: string } }>(
      kind.path + list.path,
      { config, schema: { tags, summary: list.summary, ...listed } },
      cachedRoute(cache, async (request, reply, replica) => {
        const pageQuery = toPageQuery(request.query);
        const context = await contextIn(request, replica);
        const page = await list.page(context, pageQuery, request.params.value ?? "");
        return sendPage(request, reply, page);
      }),
    );
  }
  app.get<{ Params: { id: string } }>(
    `${kind.path}/:id`,
    {
      ...cacheWithoutQuery,
      schema: {
        tags,
        summary: `One ${kind.name}`,
        params: IdParameter,
        response: { 200: kind.answer },
      },
    },
    cachedRoute(cache, async (request, _reply, replica) =>
      foundOrThrow(await kind.read(await contextIn(request, replica), request.params.id)),
    ),
  );
}

function registerWriteRoutes(app: FastifyInstance, kind: RestKind): void {
  const onRequest = async (request: FastifyRequest) => {
    requireEditor(request.context.viewer);
  };
  const shared = { tags: [kind.name], security: bearerSecurity };
  app.post(
    kind.path,
    {
      onRequest,
      schema: {
        ...shared,
        summary: `Add a ${kind.name}`,
        body: kind.body,
        response: { 201: kind.answer },
      },
    },
    async ({ context, body }, reply) => {
      const id = await kind.save(context, null, body);
      reply.status(201).header("location", `/api${kind.path}/${id}`);
      return kind.read(context, id);
    },
  );
  app.put<{ Params: { id: string } }>(
    `${kind.path}/:id`,
    {
      onRequest,
      schema: {
        ...shared,
        summary: `Replace a ${kind.name}`,
        params: IdParameter,
        body: kind.body,
        response: { 200: kind.answer },
      },
    },
    async ({ context, body, params: { id } }) => {
      requireId(id);
      const { version = null } = body as { version?: number }; // every kind's schema has it
      await kind.save(context, { id, version }, body);
      return foundOrThrow(await kind.read(context, id));
    },
  );
  app.delete<{ Params: { id: string } }>(
    `${kind.path}/:id`,
    {
      onRequest,
      schema: {
        ...shared,
        summary: `Delete a ${kind.name}`,
        params: IdParameter,
        response: { 200: Type.Object({ _id: Type.String() }) },
      },
    },
    async ({ context, params: { id } }) => {
      requireId(id);
      await kind.remove(context, { id, version: null });
      return { _id: id };
    },
  );
}

type RestPageQuery = Type.Static<typeof RestPageQuery>;

const toPageQuery = ({ limit, after }: RestPageQuery): CursorQuery => ({
  first: limit ?? 1000,
  after,
});

/** Returns a bare array, as clients expect; the Link header contains the next page. */
function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page<unknown>): unknown[] {
  if (page.hasNextPage && page.endCursor) {
    const next = new URL(request.url, "http://here");
    next.searchParams.set("after", page.endCursor);
    reply.header("link", `<${next.pathname}${next.search}>; rel="next"`);
  }
  return page.items;
}

function foundOrThrow<Item>(item: Item | null): Item {
  if (item === null) throw NotFound();
  return item;
}

function requireId(id: string): void {
  if (!isId(id)) throw NotFound();
}
