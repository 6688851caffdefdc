import type { FastifyInstance } from "fastify";
import type { DataSource } from "typeorm";
import {
  inLanguage,
  languageOfAddress,
  languageTags,
  pathInLanguage,
} from "../../language/language.ts";
import { readSettings } from "../../settings/settings.service.ts";
import { cachedRoute, cacheInEitherLanguage } from "../cache/cached-route.ts";
import type { ResponseCache } from "../cache/response-cache.ts";
import { iconFiles } from "./icon-files.ts";

const oneDayCache = "public, max-age=86400";

/** GET for every icon, rendered at its first request, and GET /manifest.webmanifest. */
export async function iconRoutes(
  app: FastifyInstance,
  { db, cache }: { db: DataSource; cache: ResponseCache },
) {
  for (const [path, { type, render }] of Object.entries(iconFiles)) {
    let rendering: Promise<Buffer> | null = null;
    app.get(path, { schema: { hide: true } }, async (_request, reply) => {
      rendering ??= render();
      return reply
        .type(type)
        .header("cache-control", oneDayCache)
        .send(await rendering);
    });
  }

  const serveManifest = cachedRoute(cache, async (request, reply, manager = db.manager) => {
    const language = languageOfAddress(new URL(request.url, "http://here").searchParams);
    const { translations } = await readSettings(manager);
    const { foundationName = "", tagline = "" } = inLanguage(translations, language) ?? {};
    const { needHelp, help } = shortcuts[language];
    reply.type("application/manifest+json; charset=utf-8");
    reply.header("content-language", languageTags[language]);
    return JSON.stringify({
      id: pathInLanguage("/", language),
      name: foundationName || names[language],
      short_name: foundationName || names[language],
      description: tagline,
      lang: languageTags[language],
      dir: "ltr",
      start_url: pathInLanguage("/", language),
      scope: "/",
      // With the browser's own way back, which the pages do not replace.
      display: "minimal-ui",
      background_color: "#FFFCF5",
      theme_color: "#FFFCF5",
      icons: [
        ...[192, 512].map((size) => icon(`icon-${size}`, size, "any")),
        ...[192, 512].map((size) => icon(`maskable-${size}`, size, "maskable")),
      ],
      shortcuts: [
        { name: needHelp, url: pathInLanguage("/need-help", language) },
        { name: help, url: pathInLanguage("/help", language) },
      ],
    });
  });
  const options = { ...cacheInEitherLanguage, schema: { hide: true } };
  app.get("/manifest.webmanifest", options, serveManifest);
}

const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

const names = { ua: "Долоні", eng: "Doloni" };

const shortcuts = {
  ua: { needHelp: "Потрібна допомога", help: "Як допомогти" },
  eng: { needHelp: "Need help", help: "How to help" },
};
