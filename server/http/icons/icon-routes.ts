import type { FastifyInstance } from "fastify";
import type { DataSource } from "typeorm";
import type { ImageStore } from "../../image/image-store.ts";
import { languageOfAddress, languageTags } from "../../language/language.ts";
import { readHiddenPages } from "../../page/navigation/hidden-pages.ts";
import type { Clock } from "../../platform/clock.ts";
import { readSettings } from "../../settings/settings.service.ts";
import { cachedRoute, cacheInEitherLanguage, cacheWithoutQuery } from "../cache/cached-route.ts";
import type { ResponseCache } from "../cache/response-cache.ts";
import { type IconContent, iconFiles } from "./icon-files.ts";
import { type IconLook, iconLookOf, lookVersion } from "./icon-look.ts";
import { webManifest } from "./manifest.ts";

interface IconParts {
  db: DataSource;
  images: ImageStore;
  clock: Clock;
  cache: ResponseCache;
}

/**
 * GET for every icon and GET /manifest.webmanifest. The cache forgets them when the settings or the
 * pictures change. The query of an icon is ignored: it changes with the look of the icons.
 */
export async function iconRoutes(app: FastifyInstance, { db, images, clock, cache }: IconParts) {
  const drawings = new IconDrawings(images);
  for (const path of Object.keys(iconFiles)) {
    const serveIcon = cachedRoute(cache, async (_request, reply, manager = db.manager) => {
      const look = await iconLookOf(manager, clock(), await readSettings(manager));
      reply.type(iconFiles[path]?.type ?? "");
      return drawings.get(path, look);
    });
    app.get(path, { ...cacheWithoutQuery, schema: { hide: true } }, serveIcon);
  }

  const serveManifest = cachedRoute(cache, async (request, reply, manager = db.manager) => {
    const language = languageOfAddress(new URL(request.url, "http://here").searchParams);
    const settings = await readSettings(manager);
    const look = await iconLookOf(manager, clock(), settings);
    reply.type("application/manifest+json; charset=utf-8");
    reply.header("content-language", languageTags[language]);
    const hidden = await readHiddenPages(manager, { now: clock() });
    const hasHelp = !hidden.hasPath("/help");
    return JSON.stringify(webManifest(settings, language, { version: lookVersion(look), hasHelp }));
  });
  const options = { ...cacheInEitherLanguage, schema: { hide: true } };
  app.get("/manifest.webmanifest", options, serveManifest);
}

/** The icons of the present look, each drawn at its first request. */
class IconDrawings {
  private version = "";
  private readonly drawn = new Map<string, Promise<Buffer>>();

  constructor(private readonly images: ImageStore) {}

  async get(path: string, look: IconLook): Promise<Buffer> {
    const version = lookVersion(look);
    if (version !== this.version) this.drawn.clear();
    this.version = version;
    const drawing = this.drawn.get(path) ?? this.draw(path, look);
    this.drawn.set(path, drawing);
    drawing.catch(() => this.drawn.delete(path));
    return drawing;
  }

  private async draw(path: string, look: IconLook): Promise<Buffer> {
    const file = look.logo ? await this.images.read(look.logo) : null;
    const content: IconContent = { ...look, logo: file?.bytes ?? null };
    const icon = iconFiles[path];
    if (!icon) throw new Error(`${path} is no icon`);
    return icon.render(content);
  }
}
