import { randomUUID } from "node:crypto";
import { Page, PageImage, PageTranslation } from "../../page/page.entity.ts";
import {
  imageIdsIn,
  plainTextOf,
  type StoredBlock,
  toStoredBlocks,
} from "../../page/stored-blocks.ts";
import type { DemoBlock } from "../content/demo-blocks.ts";
import { pages } from "../content/pages.ts";
import type { PictureName } from "../content/pictures.ts";
import { begunAt, placesOf, type Seeding, translationsOf } from "./seeding.ts";

export async function insertPages(seeding: Seeding): Promise<void> {
  const { manager } = seeding;
  for (const [position, page] of pages.entries()) {
    const moment = seeding.time.inFirstDays(position);
    const [imageId = null, ...imageIds] = seeding.imagesOf("page", page);
    const imagesByName = new Map(
      page.pictures.slice(1).map((name, place) => [name, imageIds[place]]),
    );
    const row = { ...begunAt(moment), address: page.address, imageId };
    await manager.insert(Page, row);
    const blockIds = page.ua.blocks.map(() => randomUUID());
    const translations = translationsOf(page, row.id, moment).map((translation) => {
      const blocks = toStoredBlocks(storedBlocks(translation.blocks, blockIds, imagesByName));
      return { ...translation, blocks, plainText: plainTextOf(blocks) };
    });
    await manager.insert(PageTranslation, translations);
    const used = imageIdsIn(translations.flatMap(({ blocks }) => blocks));
    await manager.insert(PageImage, placesOf(row.id, used));
  }
}

/** The blocks with their ids, and with ids of images in place of the names of pictures. */
function storedBlocks(
  blocks: readonly DemoBlock[],
  blockIds: readonly string[],
  imagesByName: ReadonlyMap<PictureName, string | undefined>,
): StoredBlock[] {
  const text = JSON.stringify(blocks, (key, value) => {
    if (key === "imageId") return imagesByName.get(value) ?? null;
    return key === "imageIds" ? value.map((name: PictureName) => imagesByName.get(name)) : value;
  });
  const contents: Omit<StoredBlock, "id" | "isHidden">[] = JSON.parse(text);
  return contents.map((content, place) => ({
    id: blockIds[place] ?? randomUUID(),
    isHidden: false,
    ...content,
  }));
}
