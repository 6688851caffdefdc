import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { DataSource } from "typeorm";
import type { FileStore } from "../../files/file-store.ts";
import type { ImageStore } from "../../image/image-store.ts";
import { type Language, languages, languageTags } from "../../language/language.ts";
import type { Clock } from "../../platform/clock.ts";
import { NotFound } from "../../platform/errors.ts";
import { Semaphore } from "../../platform/semaphore.ts";
import type { ReportUnexpected } from "../error-response.ts";
import { type CardContent, itemCard, siteCard } from "./card-content.ts";
import { drawCard, drawingRevision } from "./card-drawing.ts";
import { CardStore, cardName } from "./card-store.ts";

interface CardParts {
  db: DataSource;
  clock: Clock;
  publicUrl: string;
  images: ImageStore;
  files: FileStore;
  reportUnexpected: ReportUnexpected;
}

/** Maximum number of requests that wait for a card, which are drawn one after another. */
const maxWaiting = 40;

/** A name and a language tag, as in `site.en.jpg`. */
const fileName = /^([\w-]{1,40})\.(\w\w)\.jpg$/;

/**
 * GET /cards/site.<uk|en>.jpg and /cards/<section of the sitemap>/<id>.<uk|en>.jpg: the images of
 * shared links, 1200 × 630 pixels. The query is ignored: it changes with the item, so that other
 * sites fetch a changed card again.
 */
export async function cardRoutes(
  app: FastifyInstance,
  { db, clock, publicUrl, images, files, reportUnexpected }: CardParts,
) {
  const store = new CardStore(files, reportUnexpected);
  const semaphore = new Semaphore(maxWaiting);

  const send = async (request: FastifyRequest, reply: FastifyReply, content: CardContent) => {
    const hash = hashOf(content);
    const etag = `"${hash}"`;
    // Asks every time, so that the card of a withdrawn item is gone at once.
    reply.header("cache-control", "public, no-cache").header("etag", etag);
    if (request.headers["if-none-match"] === etag) return reply.status(304).send();
    const { picture, look } = content;
    const pictures = [picture?.publicId, look.logo].filter((id) => typeof id === "string");
    const bytes = await semaphore.run(() =>
      store.getOrDraw(cardName(pictures, hash), async () => {
        const file = picture && (await images.read(picture.publicId));
        const logo = look.logo ? await images.read(look.logo) : null;
        return drawCard(content, { picture: file?.bytes ?? null, logo: logo?.bytes ?? null });
      }),
    );
    return reply.type("image/jpeg").send(bytes);
  };

  app.get<{ Params: { file: string } }>(
    "/cards/:file",
    { schema: { hide: true } },
    async (request, reply) => {
      const { name, language } = parseFileName(request.params.file);
      if (name !== "site") throw NotFound();
      return send(request, reply, await siteCard(db.manager, language, clock(), publicUrl));
    },
  );

  app.get<{ Params: { section: string; file: string } }>(
    "/cards/:section/:file",
    { schema: { hide: true } },
    async (request, reply) => {
      const { section, file } = request.params;
      const { name: id, language } = parseFileName(file);
      const content = await itemCard(db.manager, language, clock(), { section, id, publicUrl });
      if (!content) throw NotFound();
      return send(request, reply, content);
    },
  );
}

function parseFileName(file: string): { name: string; language: Language } {
  const [, name, tag] = fileName.exec(file) ?? [];
  const language = languages.find((each) => languageTags[each] === tag);
  if (!name || !language) throw NotFound();
  return { name, language };
}

const hashOf = (content: CardContent): string =>
  createHash("sha256")
    .update(JSON.stringify([drawingRevision, content]))
    .digest("hex")
    .slice(0, 32);
