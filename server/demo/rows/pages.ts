import { randomUUID } from "node:crypto";
import { recordDemoImages, recordDemoItems } from "../../demo-clearing/record-demo-items.ts";
import type { PageTexts } from "../../page/defaults/fixed-page-texts.ts";
import {
  absentFixedPages,
  insertFixedPages,
  missingFixedPages,
} from "../../page/ensure-fixed-pages.ts";
import { fixedPages } from "../../page/fixed-pages.ts";
import { insertPage } from "../../page/insert-page.ts";
import { startingListPages } from "../../starting-content/pages/list-pages.ts";
import { pages } from "../content/pages.ts";
import type { PictureName } from "../content/pictures.ts";
import type { DemoPage, PageTexts as DemoTexts } from "../content/shapes.ts";
import { itemName } from "../demo-pictures.ts";
import { keepPictures, type PictureParts } from "../keep-pictures.ts";
import { Seeding } from "./seeding.ts";
import { StoryTime } from "./story-time.ts";

export async function insertPages(seeding: Seeding): Promise<void> {
  const missing = new Set(await absentFixedPages(seeding.manager));
  for (const [position, written] of pages.entries()) {
    if (written.fixedPage && !missing.has(written.fixedPage)) continue;
    await insertDemoPage(seeding, written, seeding.time.inFirstDays(position));
  }
  // The demo invents nothing of the home page and of the pages of lists.
  const others = await absentFixedPages(seeding.manager);
  const lists = others.filter((name) => name === "HOME" || startingListPages[name]);
  await insertFixedPages(seeding.manager, lists, seeding.time.inFirstDays(0), true);
}

async function insertDemoPage(seeding: Seeding, written: DemoPage, moment: Date): Promise<void> {
  const page = seeding.time.moved(written);
  const { fixedPage, address, hero } = page;
  const imageIds = seeding.imagesOf("page", page);
  const images = new Map(page.pictures.map((name, place) => [name, imageIds[place]]));
  const row = {
    id: fixedPage ? fixedPages[fixedPage].id : randomUUID(),
    fixedPage,
    address,
    imageId: (hero && images.get(hero)) ?? null,
    ua: withImages(page.ua, images),
    eng: withImages(page.eng, images),
  };
  await insertPage(seeding.manager, row, moment);
}

/**
 * Inserts the demo texts of the fixed pages that a site with demo content lacks, because it was
 * started by an earlier version. Called before they would get neutral texts.
 */
export async function insertMissingPages(parts: PictureParts & { now: Date }): Promise<void> {
  const { db, now } = parts;
  const missing = new Set(await missingFixedPages(db.manager));
  const added = pages.filter(({ fixedPage }) => fixedPage && missing.has(fixedPage));
  const names = added.map((page) => [itemName("page", page), page.pictures] as const);
  const pictures = await keepPictures(parts, new Map(names));
  await db.transaction(async (manager) => {
    const seeding = new Seeding(manager, pictures, new StoryTime(now));
    for (const page of added) await insertDemoPage(seeding, page, now);
    const ids = added.flatMap(({ fixedPage }) => (fixedPage ? [fixedPages[fixedPage].id] : []));
    await recordDemoItems(manager, "Page", ids);
    await recordDemoImages(manager, [...pictures.values()].flat());
  });
}

/** The texts with ids of images in place of the names of pictures. */
function withImages(
  texts: DemoTexts,
  images: ReadonlyMap<PictureName, string | undefined>,
): PageTexts {
  const json = JSON.stringify(texts, (key, value) => {
    if (key === "imageId") return images.get(value) ?? null;
    return key === "imageIds" ? value.map((name: PictureName) => images.get(name)) : value;
  });
  return JSON.parse(json);
}
