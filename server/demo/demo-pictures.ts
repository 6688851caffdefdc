import { blogPosts } from "./content/blog-posts.ts";
import { galleries } from "./content/galleries.ts";
import { galleryCategories } from "./content/gallery-categories.ts";
import { members } from "./content/members.ts";
import { partners } from "./content/partners.ts";
import { projects } from "./content/projects.ts";
import { reports } from "./content/reports.ts";
import type { DemoPartner } from "./content/shapes.ts";
import { togetherPoints } from "./content/together-points.ts";
import { PicturePlan } from "./pictures/plan.ts";
import type { PlannedPicture } from "./pictures/planned-picture.ts";

export type DemoKind =
  | "blogPost"
  | "gallery"
  | "galleryCategory"
  | "member"
  | "partner"
  | "project"
  | "report"
  | "togetherPoint";

/** Names an item of the demo content among all kinds. */
export const itemName = (kind: DemoKind, { key }: { key: string }): string => `${kind}/${key}`;

/** The pictures of every item, in order. Projects come first and show the art as it is. */
export async function planDemoPictures(): Promise<Map<string, PlannedPicture[]>> {
  const plan = new PicturePlan();
  const planned = new Map<string, PlannedPicture[]>();
  const sets = [
    ...projects.map((item) => ({ name: itemName("project", item), ...item })),
    ...togetherPoints.map((item) => ({ name: itemName("togetherPoint", item), ...item })),
    ...galleries.map((item) => ({ name: itemName("gallery", item), ...item })),
    ...reports.map((item) => ({ name: itemName("report", item), ...item })),
  ];
  for (const { name, art, imageCount, focus } of sets) {
    const [cover, ...others] = await plan.collection(art, imageCount);
    planned.set(name, cover ? [{ ...cover, ...(focus && { focus }) }, ...others] : []);
  }
  const singles = [
    ...blogPosts.map((item) => ({ name: itemName("blogPost", item), ...item })),
    ...galleryCategories.map((item) => ({ name: itemName("galleryCategory", item), ...item })),
    ...members.map((item) => ({ name: itemName("member", item), ...item })),
  ];
  for (const { name, art } of singles) planned.set(name, [await plan.cover(art)]);
  for (const partner of partners) planned.set(itemName("partner", partner), [logoOf(partner)]);
  return planned;
}

function logoOf({ logo, ua, eng }: DemoPartner): PlannedPicture {
  const [nameUa = "", nameEng = ""] = [ua?.name ?? eng?.name, eng?.name ?? ua?.name];
  return {
    words: { ua: `Логотип: ${nameUa}`, eng: `Logo: ${nameEng}` },
    draw: () => ({ svg: logo, width: 480, height: 480, isTransparent: true }),
  };
}
