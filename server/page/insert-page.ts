import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { languages } from "../language/language.ts";
import type { PageBlockInput } from "./blocks.ts";
import type { FixedPageTexts, PageTexts } from "./defaults/fixed-page-texts.ts";
import type { FixedPage } from "./fixed-pages.ts";
import { Page, PageImage, PageTranslation } from "./page.entity.ts";
import { imageIdsIn, plainTextOf, toStoredBlocks } from "./stored-blocks.ts";

type NewPage = FixedPageTexts & {
  id: string;
  /** Null for a page that editors could have made. */
  fixedPage: FixedPage | null;
  address: string;
  imageId: string | null;
};

/** Inserts a page with its images, published in both languages at that moment. */
export async function insertPage(manager: EntityManager, page: NewPage, moment: Date) {
  const { id, fixedPage, address, imageId } = page;
  const times = { createdAt: moment, updatedAt: moment };
  await manager.insert(Page, { id, fixedPage, address, imageId, ...times });
  const both = withBlockIds(page);
  const translations = languages.map((language) => {
    const { blocks: contents, ...texts } = both[language];
    const blocks = toStoredBlocks(contents);
    const plainText = plainTextOf(blocks);
    const row = { itemId: id, language, publishedAt: moment, updatedAt: moment };
    return { ...row, ...texts, blocks, plainText };
  });
  await manager.insert(PageTranslation, translations);
  const imageIds = imageIdsIn(translations.flatMap(({ blocks }) => blocks));
  const placed = imageIds.map((each, position) => ({ itemId: id, position, imageId: each }));
  await manager.insert(PageImage, placed);
}

/** The texts as the input of a page has them: a block has the same id in both languages. */
export function withBlockIds({ ua, eng }: FixedPageTexts) {
  const ids = ua.blocks.map(() => randomUUID());
  const identified = (texts: PageTexts) => ({
    ...texts,
    blocks: texts.blocks.map((content, place): PageBlockInput => {
      return { ...content, id: ids[place] ?? randomUUID(), isHidden: false };
    }),
  });
  return { ua: identified(ua), eng: identified(eng) };
}
