import type { Language } from "../language/language.ts";
import { blogPosts } from "./content/blog-posts.ts";
import { galleries } from "./content/galleries.ts";
import { galleryCategories } from "./content/gallery-categories.ts";
import { members } from "./content/members.ts";
import { pages } from "./content/pages.ts";
import { partners } from "./content/partners.ts";
import type { PictureName } from "./content/pictures.ts";
import { projects } from "./content/projects.ts";
import { reportsOfAnyMonth } from "./content/reports/any-month.ts";
import { reports } from "./content/reports.ts";
import type { ManyPictures, OnePicture } from "./content/shapes.ts";
import { togetherPoints } from "./content/together-points.ts";

type Pictured = { key: string } & (OnePicture | ManyPictures);

const kinds = {
  project: projects,
  togetherPoint: togetherPoints,
  gallery: galleries,
  report: [...reports, ...reportsOfAnyMonth],
  blogPost: blogPosts,
  galleryCategory: galleryCategories,
  member: members,
  partner: partners,
  page: pages,
} satisfies Record<string, readonly Pictured[]>;

export type DemoKind = keyof typeof kinds;

/** Names an item of the demo content among all kinds. */
export const itemName = (kind: string, { key }: { key: string }): string => `${kind}/${key}`;

/** The pictures of every item, in order, by the item's name. */
export const demoPictures: ReadonlyMap<string, readonly PictureName[]> = new Map(
  Object.entries<readonly Pictured[]>(kinds).flatMap(([kind, items]) =>
    items.map((item) => [
      itemName(kind, item),
      "pictures" in item ? item.pictures : [item.picture],
    ]),
  ),
);

/** The town of each together point, by the item's name. */
export const demoTowns: ReadonlyMap<string, Record<Language, string>> = new Map(
  togetherPoints.map((point) => [
    itemName("togetherPoint", point),
    { ua: townOf(point.ua?.name), eng: townOf(point.eng?.name) },
  ]),
);

/** "Uzhhorod, Shvabska" → "Uzhhorod". */
function townOf(name = ""): string {
  return name.replace(/,.*/, "");
}
