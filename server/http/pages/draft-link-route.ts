import type { FastifyInstance, FastifyReply } from "fastify";
import type { EntityManager } from "typeorm";
import { ContentKindEnum, kindNamed } from "../../content/content-kinds.ts";
import type { DraftLink } from "../../content/drafts/draft-link.entity.ts";
import { findDraftLink } from "../../content/drafts/draft-links.ts";
import { ItemDraft } from "../../content/drafts/item-draft.entity.ts";
import { loadItems } from "../../content/load-items.ts";
import { inputOf } from "../../content/record-item.ts";
import {
  type Language,
  languageOfAddress,
  languageTags,
  pathInLanguage,
} from "../../language/language.ts";
import { runAndRollback } from "../../platform/database/run-and-rollback.ts";
import { ExpectedError, NotFound } from "../../platform/errors.ts";
import { type Viewer, visitor } from "../../platform/viewer.ts";
import { draftLinkNotice, withDraftBar } from "./draft-link-documents.ts";
import type { PageParts, PageRenderer } from "./page-renderer.ts";
import { renderForVisitor } from "./render-for-visitor.ts";
import { saveForPreview } from "./save-preview.ts";

/**
 * GET /draft/<secret>: the page of an item as it will be, for somebody without an account. It is
 * saved and rendered in a transaction that is rolled back, as a preview is. Nobody stores it: neither
 * browsers, proxies, search engines, nor the cache of the server.
 */
export function draftLinkRoute(
  app: FastifyInstance,
  parts: PageParts,
  renderer: PageRenderer,
): void {
  app.get<{ Params: { secret: string } }>(
    "/draft/:secret",
    { schema: { hide: true } },
    async (request, reply) => {
      const url = new URL(request.url, "http://here");
      const language = languageOfAddress(url.searchParams);
      addHeaders(reply, language);
      const seconds = parts.draftLinks.secondsToWait(request.ip);
      if (seconds > 0) {
        reply.code(429).header("retry-after", seconds);
        return draftLinkNotice("tooMany", language);
      }
      parts.draftLinks.add(request.ip);
      const { now } = parts.contextFor(visitor);
      const link = await findDraftLink(parts.db.manager, request.params.secret, now);
      const page = link && (await renderDraft(parts, renderer, link, language));
      if (!page) {
        reply.code(410);
        return draftLinkNotice("ended", language);
      }
      const document = await renderer.staticDocument(page);
      return withDraftBar(document, { language, path: url.pathname, expiresAt: link.expiresAt });
    },
  );
}

function addHeaders(reply: FastifyReply, language: Language): void {
  reply
    .type("text/html; charset=utf-8")
    .header("content-language", languageTags[language])
    .header("cache-control", "no-store")
    .header("referrer-policy", "no-referrer")
    .header("x-robots-tag", "noindex, nofollow");
}

/** Null if the item is in the trash or was permanently deleted. */
async function renderDraft(
  parts: PageParts,
  renderer: PageRenderer,
  link: DraftLink,
  language: Language,
) {
  try {
    return await runAndRollback(parts.db, renderer.previewTimeoutMs, async (manager) => {
      const context = parts.contextFor(authorOf(link), "", manager);
      const request = {
        kind: Object.keys(ContentKindEnum).find((key) => ContentKindEnum[key] === link.kind) ?? "",
        id: link.itemId,
        language: language === "ua" ? ("UA" as const) : ("ENG" as const),
        input: await inputToShow(manager, link),
      };
      const path = await saveForPreview(parts.schema, context, request);
      return renderForVisitor(parts, renderer, pathInLanguage(path, language), manager);
    });
  } catch (error) {
    if (error instanceof ExpectedError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}

/** The draft; without one, the item as it is stored. Throws NotFound for an item in the trash. */
async function inputToShow(
  manager: EntityManager,
  { kind: name, itemId }: DraftLink,
): Promise<object> {
  const kind = kindNamed(name);
  const [item] = await loadItems(
    manager,
    kind.entity,
    (bind) => `item.id = ${bind(itemId)} and item.deleted_at is null`,
  );
  if (!item) throw NotFound();
  const draft = await manager.findOneBy(ItemDraft, { kind: name, itemId });
  return draft?.input ?? inputOf(manager, kind, item);
}

/** The link's author as the viewer of a save that is rolled back. */
const authorOf = ({ createdBy, createdByName }: DraftLink): Viewer => ({
  kind: "user",
  id: createdBy,
  email: "",
  name: createdByName,
  roles: ["editor"],
  session: null,
});
