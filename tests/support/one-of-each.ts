import type { TestApplication } from "./application.ts";
import { anImage } from "./images.ts";
import { aPublished } from "./published.ts";

const cities = [
  ...["Chernivtsi", "Chortkiv", "IvanoFrankivsk", "Kalush", "Shumsk", "Storojinets", "Ternopil"],
  ...["Tyachiv", "UzhorodRakotci", "UzhorodShvabska"],
];
const both = (words: object) => ({ translations: { ua: words, eng: words } });

/**
 * One more public item of every kind, with pictures of its own: a gallery that is news, in its
 * own category; a project in every section. `index` counts from 0; there are ten cities.
 */
export async function oneMoreOfEach(site: TestApplication, index: number): Promise<void> {
  const picture = () => anImage(site.db);
  const name = both({ name: `${index}` });
  const title = both({ title: `${index}` });
  const cover = async () => ({ imageId: await picture() });
  const pictures = async () => ({ imageIds: [await picture(), await picture()] });

  for (const section of ["LIST", "FEATURED", "FUND", "GOAL"]) {
    await aPublished(site, "Project", {
      section,
      ...(await cover()),
      ...(await pictures()),
      ...name,
    });
  }
  for (const kind of ["Member", "Partner"]) {
    await aPublished(site, kind, { ...(await cover()), ...name });
  }
  await aPublished(site, "BlogPost", { ...(await cover()), ...title });
  const month = { year: 2023, month: index % 13 };
  await aPublished(site, "Report", {
    ...month,
    ...(await pictures()),
    ...both({ description: "-" }),
  });
  const { id: categoryId } = await aPublished(site, "GalleryCategory", {
    ...(await cover()),
    ...name,
  });
  const news = { categoryId, isImportant: true, galleryDate: `2023-01-${10 + index}` };
  await aPublished(site, "Gallery", { ...news, ...(await pictures()), ...title });
  const city = cities[index];
  if (city) await aPublished(site, "TogetherPoint", { city, ...(await pictures()), ...name });
}
