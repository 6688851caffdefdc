import { randomUUID } from "node:crypto";
import type { DataSource } from "typeorm";
import { recordDemoImages, recordDemoItems } from "../../demo-clearing/record-demo-items.ts";
import type { PageTexts } from "../../page/defaults/fixed-page-texts.ts";
import { missingFixedPages } from "../../page/ensure-fixed-pages.ts";
import { fixedPages } from "../../page/fixed-pages.ts";
import { insertPage } from "../../page/insert-page.ts";
import { pages } from "../content/pages.ts";
import type { PictureName } from "../content/pictures.ts";
import type { DemoPage, PageTexts as DemoTexts } from "../content/shapes.ts";
import { itemName } from "../demo-pictures.ts";
import { keepPictures, type PictureParts } from "../keep-pictures.ts";
import { Seeding } from "./seeding.ts";
import { StoryTime } from "./story-time.ts";

export async function insertPages(seeding: Seeding, selected = pages): Promise<void> {
  for (const [position, written] of selected.entries()) {
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
    await insertPage(seeding.manager, row, seeding.time.inFirstDays(position));
  }
}

/**
 * Inserts the demo texts of the fixed pages that a site with demo content lacks, because it was
 * started by an earlier version. Called before they would get neutral texts.
 */
export async function insertMissingPages(parts: PictureParts & { now: Date }): Promise<void> {
  const { db, now } = parts;
  const missing = await missingPages(db);
  if (missing.length === 0) return;
  const names = missing.map((page) => [itemName("page", page), page.pictures] as const);
  const pictures = await keepPictures(parts, new Map(names));
  await db.transaction(async (manager) => {
    await insertPages(new Seeding(manager, pictures, new StoryTime(now)), missing);
    const ids = missing.flatMap(({ fixedPage }) => (fixedPage ? [fixedPages[fixedPage].id] : []));
    await recordDemoItems(manager, "Page", ids);
    await recordDemoImages(manager, [...pictures.values()].flat());
  });
}

async function missingPages(db: DataSource): Promise<DemoPage[]> {
  const missing = new Set(await missingFixedPages(db));
  return pages.filter(({ fixedPage }) => fixedPage && missing.has(fixedPage));
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
