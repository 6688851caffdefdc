import type { FastifyInstance, FastifyReply } from "fastify";
import type { DataSource, EntityManager } from "typeorm";
import { isId } from "../../content/reading/content-queries.ts";
import { showsDemo } from "../../demo-clearing/demo-content.ts";
import { readHiddenPages } from "../../page/navigation/hidden-pages.ts";
import type { Clock } from "../../platform/clock.ts";
import { NotFound } from "../../platform/errors.ts";
import { openDataCsv } from "../../report/open-data/open-data-csv.ts";
import { openDataJson, openDataLicence } from "../../report/open-data/open-data-json.ts";
import { openDataReports } from "../../report/open-data/open-data-reports.ts";
import {
  type FiguresFilter,
  listPublishedFigures,
  type PublishedFigures,
} from "../../report/open-data/published-figures.ts";
import { moneyCategoriesOf } from "../../settings/facts/money-category.ts";
import { foundationName } from "../../settings/foundation-name.ts";
import { readSettings } from "../../settings/settings.service.ts";
import { cachedRoute, cacheWithoutQuery } from "../cache/cached-route.ts";
import type { ResponseCache } from "../cache/response-cache.ts";

interface OpenDataParts {
  db: DataSource;
  clock: Clock;
  publicUrl: string;
  cache: ResponseCache;
}

interface DataFile {
  format: "csv" | "json";
  /** Without the format. */
  name: string;
  listed: PublishedFigures[];
}

const fileName = /^([\da-f-]{36}|\d{4}(?:-\d\d)?)\.(csv|json)$/;

/**
 * GET /open-data/reports.csv and .json: the published figures of all reports; below
 * /open-data/reports those of a month (2026-09.csv), of a year (2026.csv) or of a report by its id.
 * Scripts of every origin may read them.
 */
export async function openDataRoutes(
  app: FastifyInstance,
  { db, clock, publicUrl, cache }: OpenDataParts,
) {
  const options = { ...cacheWithoutQuery, schema: { hide: true } };

  for (const format of ["csv", "json"] as const) {
    const serveAll = cachedRoute(cache, async (_request, reply, manager = db.manager) => {
      await requireShown(manager);
      const listed = await listPublishedFigures(manager, clock());
      return write(manager, reply, { format, name: "reports", listed });
    });
    app.get(`/open-data/reports.${format}`, options, serveAll);
  }

  const serveSome = cachedRoute<{ Params: { file: string } }>(
    cache,
    async ({ params }, reply, manager = db.manager) => {
      const [, name = "", format] = fileName.exec(params.file) ?? [];
      if (format !== "csv" && format !== "json") throw NotFound();
      await requireShown(manager);
      const filter = filterOf(name);
      const listed = filter ? await listPublishedFigures(manager, clock(), filter) : [];
      if (listed.length === 0) throw NotFound();
      return write(manager, reply, { format, name: `reports-${name}`, listed });
    },
  );
  app.get("/open-data/reports/:file", options, serveSome);

  /** The data are those of the reports' page. */
  async function requireShown(manager: EntityManager): Promise<void> {
    const hidden = await readHiddenPages(manager, { now: clock() });
    if (hidden.hasPath("/open-data")) throw NotFound();
  }

  async function write(
    manager: EntityManager,
    reply: FastifyReply,
    { format, name, listed }: DataFile,
  ): Promise<string> {
    const settings = await readSettings(manager);
    const isDemo = await showsDemo(manager, settings);
    const categories = moneyCategoriesOf(settings);
    const reports = openDataReports(manager, clock(), listed);
    reply.header("access-control-allow-origin", "*");
    reply.header("link", `<${openDataLicence}>; rel="license"`);
    if (format === "csv") {
      reply.type("text/csv; charset=utf-8; header=present");
      const file = `${isDemo ? "demo-" : ""}${name}.csv`;
      reply.header("content-disposition", `attachment; filename="${file}"`);
      return openDataCsv(reports, { publicUrl, categories });
    }
    reply.type("application/json; charset=utf-8");
    const publisher = {
      ua: foundationName(settings, "ua"),
      eng: foundationName(settings, "eng"),
    };
    return openDataJson(reports, { publicUrl, publisher, categories, isDemo });
  }
}

/** What a file's name asks for; null for a month that does not exist. */
function filterOf(name: string): FiguresFilter | null {
  if (isId(name)) return { id: name };
  const [, year, month] = /^(\d{4})(?:-(0[1-9]|1[0-2]))?$/.exec(name) ?? [];
  if (!year) return null;
  return { year: Number(year), ...(month && { month: Number(month) }) };
}
