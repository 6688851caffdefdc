import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import Type from "typebox";
import type { EntityManager } from "typeorm";
import { blogPostRest } from "../blog/blog-post.rest.ts";
import { isId, type Page } from "../content/content-queries.ts";
import type { PageWish } from "../content/list-wish.ts";
import type { RestKind } from "../content/rest.ts";
import { galleryRest } from "../gallery/gallery.rest.ts";
import { galleryCategoryRest } from "../gallery-category/gallery-category.rest.ts";
import { memberRest } from "../member/member.rest.ts";
import { NotFound } from "../platform/failures.ts";
import { requireEditor } from "../platform/viewer.ts";
import { projectRest } from "../project/project.rest.ts";
import { reportRest } from "../report/report.rest.ts";
import type { AnswerCache } from "./answer-cache.ts";
import { readKept, withoutQuery } from "./kept-reads.ts";
import { signedIn } from "./openapi.ts";
import type { FullContext } from "./request-parts.ts";

declare module "fastify" {
  interface FastifyRequest {
    context: FullContext;
  }
}

const kinds: RestKind[] = [
  projectRest,
  galleryRest,
  galleryCategoryRest,
  blogPostRest,
  reportRest,
  memberRest,
];

const PageQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 1000 })),
  after: Type.Optional(Type.String({ description: "From the Link header of the page before." })),
});
/** The query of a page as our own links write it. */
const keptQuery = /^(limit=\d{1,4})?(&?after=[\w-]+)?$/;
const IdParameter = Type.Object({ id: Type.String() });

interface Parts {
  contextOf: (request: FastifyRequest, manager?: EntityManager) => Promise<FullContext>;
  answers: AnswerCache;
}

/** The specification's calls below /api: a thin face on the same queries and services. */
export async function restRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  app.decorateRequest("context");
  // Before the body is read: who may not write is told so, whatever they sent.
  app.addHook("onRequest", async (request) => {
    request.context = await parts.contextOf(request);
  });
  for (const kind of kinds) {
    readingRoutes(app, kind, parts);
    writingRoutes(app, kind);
  }
}

function readingRoutes(app: FastifyInstance, kind: RestKind, { contextOf, answers }: Parts): void {
  const tags = [kind.name];
  const contextIn = async (request: FastifyRequest, replica?: EntityManager) =>
    replica ? contextOf(request, replica) : request.context;
  const listed = { querystring: PageQuery, response: { 200: Type.Array(kind.answer) } };
  const config = { keptQuery };
  app.get<{ Querystring: PageQuery }>(
    kind.path,
    { config, schema: { tags, summary: `Every ${kind.name}`, ...listed } },
    readKept(answers, async (request, reply, replica) => {
      const page = await kind.page(await contextIn(request, replica), wishOf(request.query));
      return pageAnswer(request, reply, page);
    }),
  );
  for (const list of kind.lists ?? []) {
    app.get<{ Querystring: PageQuery; Params: { value?: string } }>(
      kind.path + list.path,
      { config, schema: { tags, summary: list.summary, ...listed } },
      readKept(answers, async (request, reply, replica) => {
        const wish = wishOf(request.query);
        const context = await contextIn(request, replica);
        const page = await list.page(context, wish, request.params.value ?? "");
        return pageAnswer(request, reply, page);
      }),
    );
  }
  app.get<{ Params: { id: string } }>(
    `${kind.path}/:id`,
    {
      ...withoutQuery,
      schema: {
        tags,
        summary: `One ${kind.name}`,
        params: IdParameter,
        response: { 200: kind.answer },
      },
    },
    readKept(answers, async (request, _reply, replica) =>
      found(await kind.read(await contextIn(request, replica), request.params.id)),
    ),
  );
}

function writingRoutes(app: FastifyInstance, kind: RestKind): void {
  const onRequest = async (request: FastifyRequest) => {
    requireEditor(request.context.viewer);
  };
  const shared = { tags: [kind.name], security: signedIn };
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
      return found(await kind.read(context, id));
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

type PageQuery = Type.Static<typeof PageQuery>;

const wishOf = ({ limit, after }: PageQuery): PageWish => ({ first: limit ?? 1000, after });

/** A bare array, as clients expect; where it goes on is told in the Link header. */
function pageAnswer(request: FastifyRequest, reply: FastifyReply, page: Page<unknown>): unknown[] {
  if (page.hasNextPage && page.endCursor) {
    const next = new URL(request.url, "http://here");
    next.searchParams.set("after", page.endCursor);
    reply.header("link", `<${next.pathname}${next.search}>; rel="next"`);
  }
  return page.items;
}

function found<Item>(item: Item | null): Item {
  if (item === null) throw NotFound();
  return item;
}

function requireId(id: string): void {
  if (!isId(id)) throw NotFound();
}
