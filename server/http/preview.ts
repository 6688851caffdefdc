import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { NotFound } from "../platform/failures.ts";
import { requireEditor, visitor } from "../platform/viewer.ts";
import { signedIn } from "./openapi.ts";
import type { Drawing, PagesParts } from "./page-drawing.ts";
import { askingWith } from "./page-questions.ts";
import type { RenderedPage } from "./page-render.ts";
import { previewedKinds } from "./preview-kinds.ts";
import { inLanguageOf, type PreviewWish, saveForPreview } from "./preview-saving.ts";
import { rehearse } from "./rehearsal.ts";

const oneOf = <Name extends string>(names: Name[]) =>
  Type.Union(names.map((name) => Type.Literal(name)));

const PreviewBody = Type.Object({
  kind: oneOf([...Object.keys(previewedKinds), "SETTINGS"]),
  id: Type.Optional(
    Type.Union([Type.String(), Type.Null()], { description: "Left out: a new item." }),
  ),
  language: oneOf(["UA", "ENG"]),
  input: Type.Object(
    {},
    { additionalProperties: true, description: "As the kind's save takes it." },
  ),
});

/**
 * POST /api/preview, for editors: the page that visitors would see if this were saved and
 * published now. It is saved and drawn in a transaction that does not stay. The document has
 * no scripts, and its styles in files, so that a sandboxed frame may show it.
 */
export function previewRoute(app: FastifyInstance, parts: PagesParts, drawing: Drawing): void {
  app.post<{ Body: PreviewWish }>(
    "/api/preview",
    {
      config: { changesNothing: true },
      onRequest: async (request) => {
        requireEditor(await parts.viewerOf(request));
      },
      schema: {
        ...{ tags: ["preview"], security: signedIn },
        summary: "The page of what is not saved",
        body: PreviewBody,
        response: { 200: { content: { "text/html": { schema: Type.String() } } } },
      },
    },
    async (request, reply) => {
      const viewer = await parts.viewerOf(request);
      const page = await rehearse(parts.db, drawing.patience, async (manager) => {
        const context = parts.contextFor(viewer, request.ip, manager);
        const path = await saveForPreview(parts.schema, context, request.body);
        const url = inLanguageOf(request.body.language, path);
        return draw(url, () => parts.contextFor(visitor, request.ip, manager));
      });
      reply.type("text/html; charset=utf-8").header("cache-control", "no-store");
      return reply.header("content-language", page.language).send(await drawing.still(page));
    },
  );

  /** Goes where the reader is sent, once: from a project to its written page. */
  async function draw(url: string, context: () => unknown, isMoved = false): Promise<RenderedPage> {
    const { schema, publicUrl } = parts;
    const page = await drawing.render({
      ...{ url, publicUrl },
      ask: askingWith(schema, context()),
    });
    if (page.fault) throw page.fault;
    if (page.movedTo && !isMoved) return draw(page.movedTo, context, true);
    if (page.status !== 200) throw NotFound();
    return page;
  }
}
