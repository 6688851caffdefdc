import { randomUUID } from "node:crypto";
import type { Image } from "../../../server/image/image.entity.ts";
import { storeUploadedImage } from "../../../server/image/image.service.ts";
import { aPublishedItem } from "../content/published-item.ts";
import { settingsOf } from "../content/saved-settings.ts";
import { aPicture } from "../images/picture-files.ts";
import type { TestServer } from "../server/test-server.ts";

const both = (texts: object) => ({ translations: { ua: texts, eng: texts } });

/** Said of the picture alone: in the library in both languages, then in texts. */
export const texts = [
  "Дитина з куркою",
  "A child with a hen",
  "Дівчинка",
  "Галинка годує",
] as const;

/**
 * Public items of all kinds that show one picture of a child, by itself or beside another one; and
 * a logo that shows a child.
 */
export async function aPictureEverywhere(site: TestServer) {
  const upload = async (width: number, alt = {}): Promise<Image> =>
    storeUploadedImage(site.db, site.images, await aPicture({ width, height: 600 }), alt);
  const image = await upload(900, { altUa: texts[0], altEng: texts[1] });
  const other = await upload(800);
  const logo = await upload(700);
  const cover = { imageId: image.id };
  const set = { imageIds: [image.id, other.id] };
  const html = `<p>Курка</p><figure><img src="${image.url}" alt="${texts[2]}"><figcaption>${texts[3]}</figcaption></figure><p>Кінець</p>`;
  const add = async (kind: string, input: object) =>
    (await aPublishedItem(site, kind, input as Parameters<typeof aPublishedItem>[2])).id;

  const categoryId = await add("GalleryCategory", { ...cover, ...both({ name: "Табори" }) });
  const news = { categoryId, isImportant: true, galleryDate: "2026-11-20" };
  const ids = {
    category: categoryId,
    gallery: await add("Gallery", { ...news, ...set, ...both({ title: "Куркатабір" }) }),
    post: await add("BlogPost", {
      ...cover,
      ...both({ title: "Куркадопис", shortDescription: "Про курку", content: html }),
    }),
    project: await add("Project", {
      section: "LIST",
      ...cover,
      ...set,
      ...both({ name: "Куркапроєкт", description: html }),
    }),
    member: await add("Member", { ...cover, isOrganizer: true, ...both({ name: "Олена" }) }),
    partner: await add("Partner", { ...cover, ...both({ name: "Куркапартнер" }) }),
    report: await add("Report", { year: 2026, month: 10, ...set, ...both({ description: "-" }) }),
    point: await add("TogetherPoint", { city: "Ternopil", ...set, ...both({ name: "Разом" }) }),
    page: await add("Page", {
      address: "hens",
      ...cover,
      metaImageId: image.id,
      ...both({
        title: "Куркасторінка",
        blocks: [
          { id: randomUUID(), richText: { html } },
          { id: randomUUID(), pictureText: { html, imageId: image.id } },
          { id: randomUUID(), pictures: { imageIds: [image.id] } },
        ],
      }),
    }),
  };
  const saved = await settingsOf(site).saveWith({
    logoId: logo.id,
    roundLogoId: logo.id,
    brandColour: "NIGHT",
  });
  if (saved.errors) throw new Error(JSON.stringify(saved.errors));
  return { image, logo, other, ids };
}
