import { anImageRow } from "../images/image-row.ts";
import type { TestServer } from "../server/test-server.ts";
import { aPublishedItem } from "./published-item.ts";

const inBothLanguages = (texts: object) => ({ translations: { ua: texts, eng: texts } });

/**
 * Adds one published item of every kind with its own pictures: a gallery that is news in a category
 * of its own, and a project in every section. `index` counts from 0.
 */
export async function oneMoreOfEach(site: TestServer, index: number): Promise<void> {
  const picture = () => anImageRow(site.db);
  const name = inBothLanguages({ name: `${index}` });
  const title = inBothLanguages({ title: `${index}` });
  const cover = async () => ({ imageId: await picture() });
  const pictures = async () => ({ imageIds: [await picture(), await picture()] });

  for (const section of ["LIST", "FEATURED", "FUND", "GOAL"]) {
    await aPublishedItem(site, "Project", {
      section,
      ...(await cover()),
      ...(await pictures()),
      ...name,
    });
  }
  for (const kind of ["Member", "Partner"]) {
    await aPublishedItem(site, kind, { ...(await cover()), ...name });
  }
  await aPublishedItem(site, "Page", { address: `page-${index}`, ...(await cover()), ...title });
  await aPublishedItem(site, "BlogPost", { ...(await cover()), ...title });
  const month = { year: 2023, month: index % 13 };
  await aPublishedItem(site, "Report", {
    ...month,
    ...(await pictures()),
    ...inBothLanguages({ description: "-" }),
  });
  const { id: categoryId } = await aPublishedItem(site, "GalleryCategory", {
    ...(await cover()),
    ...name,
  });
  const news = { categoryId, isImportant: true, galleryDate: `2023-01-${10 + index}` };
  await aPublishedItem(site, "Gallery", { ...news, ...(await pictures()), ...title });
  const city = `Town-${index}`;
  await aPublishedItem(site, "TogetherPoint", { city, ...(await pictures()), ...name });
}
