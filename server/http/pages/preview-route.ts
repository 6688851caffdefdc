import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { ContentKindEnum } from "../../content/content-kinds.ts";
import { LanguageEnum, pathInLanguage } from "../../language/language.ts";
import { runAndRollback } from "../../platform/database/run-and-rollback.ts";
import { requireEditor } from "../../platform/viewer.ts";
import type { PageParts, PageRenderer } from "./page-renderer.ts";
import { renderForVisitor } from "./render-for-visitor.ts";
import { type PreviewRequest, saveForPreview } from "./save-preview.ts";

const literalUnion = <Name extends string>(names: Name[]) =>
  Type.Union(names.map((name) => Type.Literal(name)));

const PreviewBody = Type.Object({
  kind: literalUnion([...Object.keys(ContentKindEnum), "SETTINGS"]),
  id: Type.Optional(
    Type.Union([Type.String(), Type.Null()], {
      description: "Id of the item to preview; omit it for a new one.",
    }),
  ),
  language: literalUnion(Object.keys(LanguageEnum)),
  input: Type.Object(
    {},
    { additionalProperties: true, description: "The input of the kind's save mutation." },
  ),
});

/**
 * POST /api/preview, for editors: the page that visitors would see if the input were saved and
 * published now. It is saved and rendered in a transaction that is rolled back. The document has
 * no scripts and links its style sheets, so that a sandboxed frame can show it.
 */
export function previewRoute(app: FastifyInstance, parts: PageParts, renderer: PageRenderer): void {
  app.post<{ Body: PreviewRequest }>(
    "/api/preview",
    {
      onRequest: async (request) => {
        requireEditor(await parts.viewerOf(request));
      },
      schema: {
        hide: true,
        body: PreviewBody,
        response: { 200: { content: { "text/html": { schema: Type.String() } } } },
      },
    },
    async (request, reply) => {
      const viewer = await parts.viewerOf(request);
      const page = await runAndRollback(parts.db, renderer.previewTimeoutMs, async (manager) => {
        const context = parts.contextFor(viewer, request.ip, manager);
        const path = await saveForPreview(parts.schema, context, request.body);
        const url = pathInLanguage(path, LanguageEnum[request.body.language]);
        return renderForVisitor(parts, renderer, url, manager);
      });
      reply.type("text/html; charset=utf-8").header("cache-control", "no-store");
      return reply
        .header("content-language", page.language)
        .send(await renderer.staticDocument(page));
    },
  );
}
