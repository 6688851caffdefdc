import type { DataSource, EntityManager } from "typeorm";
import { beginningOf } from "./default-pages.ts";
import { type FixedPage, FixedPageEnum, fixedPages } from "./fixed-pages.ts";
import { insertPage } from "./insert-page.ts";
import { Page } from "./page.entity.ts";

/** The fixed pages that have no row, not even in the trash. */
export async function absentFixedPages(db: EntityManager): Promise<FixedPage[]> {
  const present = await db.getRepository(Page).find({ select: { fixedPage: true } });
  const names = new Set(present.map(({ fixedPage }) => fixedPage));
  return Object.values(FixedPageEnum).filter((name) => !names.has(name));
}

/** The pages of every site that have no row yet: on a new site, and after an update that adds some. */
export const missingFixedPages = async (db: EntityManager): Promise<FixedPage[]> =>
  (await absentFixedPages(db)).filter((name) => !fixedPages[name].isStarting);

/** Inserts each page of every site that is missing, with neutral texts. Called at each start. */
export async function ensureFixedPages(db: DataSource, now: Date): Promise<void> {
  const missing = await missingFixedPages(db.manager);
  await db.transaction((manager) => insertFixedPages(manager, missing, now));
}

/** Inserts these pages, with neutral texts unless others are given. */
export async function insertFixedPages(
  manager: EntityManager,
  names: readonly FixedPage[],
  now: Date,
  hasStartingContent = false,
): Promise<void> {
  for (const fixedPage of names) {
    const { id, address } = fixedPages[fixedPage];
    const texts = beginningOf(fixedPage, hasStartingContent);
    await insertPage(manager, { id, fixedPage, address, imageId: null, ...texts }, now);
  }
}
