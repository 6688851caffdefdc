import { moveToPath, releasePath } from "../content/addresses/redirects.ts";
import { defineKind } from "../content/content-kind.ts";
import { ContentQueries } from "../content/reading/content-queries.ts";
import { stateWhenLoaded } from "../content/save-item.ts";
import { checkFixedPage } from "./check-fixed-page.ts";
import { beginningOf } from "./default-pages.ts";
import { fixedPages, isPermanentPage } from "./fixed-pages.ts";
import { withBlockIds } from "./insert-page.ts";
import { Page, PageImage, PageTranslation } from "./page.entity.ts";
import { PageInput } from "./page.input.ts";
import {
  releaseDocumentsOf,
  removeUnofferedDocuments,
  restoreDocumentsOf,
} from "./page-documents.ts";
import { imageIdsIn, plainTextOf, toStoredBlocks } from "./stored-blocks.ts";

export const pageKind = defineKind({
  name: "Page",
  description: "A page that editors build of blocks.",
  noun: "page",
  plural: "pages",
  operations: { item: "page", list: "pages", save: "savePage" },
  namesInMail: { ua: "сторінки", eng: "pages" },
  entity: Page,
  translation: PageTranslation,
  input: PageInput,
  order: { direction: "asc", keys: [{ sql: "item.address", type: "text" }] },
  quoted: ["lead", "plain_text"],
  pictures: PageImage,
  pictureIds: ({ translations: { ua, eng } }) =>
    imageIdsIn([...(ua?.blocks ?? []), ...(eng?.blocks ?? [])]),
  richText: "blocks",
  searchedText: (blocks) => plainTextOf(JSON.parse(blocks)),
  pagePath: ({ address }) => `/${address}`,
  sitemapSection: "pages",
  card: { label: { ua: "Сторінка", eng: "Page" }, pictureAlone: ({ metaImage }) => metaImage },

  isPermanent: ({ fixedPage }) => fixedPage !== null && isPermanentPage(fixedPage),
  // Its address is taken for good, so that nobody could make it again.
  keptInTrash: "fixed_page is not null",
  startingInput({ fixedPage, address }, isKept) {
    if (!fixedPage || (fixedPages[fixedPage].isStarting && !isKept)) return null;
    return { address, imageId: null, translations: withBlockIds(beginningOf(fixedPage, isKept)) };
  },

  async assign(page, input, { manager }) {
    checkFixedPage(page.fixedPage ?? null, input);
    const former = stateWhenLoaded(page)?.address;
    if (former !== page.address) {
      await moveToPath(manager, former ? `/${former}` : null, `/${page.address}`);
    }
  },
  restoreRelated: (manager, { address }) => releasePath(manager, `/${address}`),
  assignTranslation(row, texts, { publicUrl }) {
    row.blocks = toStoredBlocks(texts.blocks, publicUrl);
    row.plainText = plainTextOf(row.blocks);
  },
  async saveRelated(manager, page, input, author) {
    await restoreDocumentsOf(manager, input);
    await removeUnofferedDocuments(manager, page.id, author);
  },
  eraseRelated: releaseDocumentsOf,
  toTexts: ({ blocks }) => ({ blocks }),
});

export const pageQueries = new ContentQueries(pageKind);
