import { type EntityManager, IsNull } from "typeorm";
import { demoFields } from "../../demo-clearing/demo-content.ts";
import { beginningOf, defaultPages } from "../../page/default-pages.ts";
import type { FixedPage } from "../../page/fixed-pages.ts";
import { Page } from "../../page/page.entity.ts";
import { type LaunchFacts, LaunchPointItem, type PointFinder } from "../launch-point.ts";

/** The pages that speak of the foundation's own work; the others tell how the site is used. */
const ownPages: readonly FixedPage[] = [
  "ABOUT",
  "TOGETHER",
  "PSYCHOLOGICAL_WORK",
  "HUMANITARIAN_HELP",
  "TOY_LIBRARY",
];

/** Texts of the settings that introduce the foundation, with the screens that edit them. */
const introductions = {
  tagline: "/admin/setup?step=name",
  mission: "/editor/settings",
  motto: "/editor/settings",
} as const;

/** What visitors read first and nobody has written for this foundation, found by comparison. */
export const startingTexts: PointFinder = {
  kind: "startingTexts",
  path: null,
  async items({ db, settings }) {
    const demo = await demoFields(db, settings);
    const texts = Object.entries(introductions)
      .filter(([field]) => demo.some((path) => path.endsWith(`.${field}`)))
      .map(([field, path]) => Object.assign(new LaunchPointItem(), { path, field }));
    const pages = await db.find(Page, {
      where: { deletedAt: IsNull() },
      relations: { translations: true },
    });
    return [...firstScreenOf(pages), ...texts, ...(await unwrittenPages(db, pages))];
  },
};

/** The slogan and the drawing of the home page that the starting content brought. */
function firstScreenOf(pages: readonly Page[]): LaunchPointItem[] {
  const home = pages.find(({ fixedPage }) => fixedPage === "HOME");
  const path = `/editor/pages/${home?.id}`;
  const heroes = (home?.translations ?? []).map(({ language, blocks }) => ({
    now: blocks[0]?.hero,
    before: beginningOf("HOME", true)[language].blocks[0]?.hero,
  }));
  const hasSlogan = heroes.some(({ now, before }) => now && now.heading === before?.heading);
  const hasScene = heroes.some(({ now, before }) => !now?.imageId && now?.scene === before?.scene);
  return [...(hasSlogan ? ["slogan"] : []), ...(hasScene ? ["scene"] : [])].map((field) =>
    Object.assign(new LaunchPointItem(), { path, field }),
  );
}

/** The pages with the demo's texts, or whose lead in a language came with the program. */
async function unwrittenPages(
  db: LaunchFacts["db"],
  pages: readonly Page[],
): Promise<LaunchPointItem[]> {
  const demo = await unchangedDemoPages(db);
  return ownPages.flatMap((name) => {
    const page = pages.find(({ fixedPage }) => fixedPage === name);
    if (!page) return [];
    const isDefault = page.translations.some(
      ({ language, lead }) => lead === defaultPages[name][language].lead,
    );
    if (!isDefault && !demo.has(page.id)) return [];
    const titles = new Map(page.translations.map(({ language, title }) => [language, title]));
    return Object.assign(new LaunchPointItem(), {
      path: `/editor/pages/${page.id}`,
      titleUa: titles.get("ua") ?? "",
      titleEng: titles.get("eng") ?? "",
    });
  });
}

async function unchangedDemoPages(db: EntityManager): Promise<Set<string>> {
  const rows: { id: string }[] = await db.query(
    `select page.id from page join demo_item demo on demo.item_id = page.id
     where demo.kind = 'Page' and demo.cleared_at is null and demo.version = page.version`,
  );
  return new Set(rows.map(({ id }) => id));
}
