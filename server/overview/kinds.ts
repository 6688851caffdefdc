import { BlogPost } from "../blog/blog-post.entity.ts";
import { restoreBlogPost } from "../blog/blog-post.service.ts";
import type { ItemClass } from "../content/content-item.ts";
import type { PlacementKind } from "../content/placement.ts";
import { Gallery, GalleryImage } from "../gallery/gallery.entity.ts";
import { restoreGallery } from "../gallery/gallery.service.ts";
import { GalleryCategory } from "../gallery-category/gallery-category.entity.ts";
import { restoreGalleryCategory } from "../gallery-category/gallery-category.service.ts";
import { Member } from "../member/member.entity.ts";
import { restoreMember } from "../member/member.service.ts";
import { Partner } from "../partner/partner.entity.ts";
import { restorePartner } from "../partner/partner.service.ts";
import type { RequestContext } from "../platform/request-context.ts";
import { Project, ProjectImage } from "../project/project.entity.ts";
import { restoreProject } from "../project/project.service.ts";
import { Report, ReportImage } from "../report/report.entity.ts";
import { restoreReport } from "../report/report.service.ts";
import { TogetherPoint, TogetherPointImage } from "../together-point/together-point.entity.ts";
import { restoreTogetherPoint } from "../together-point/together-point.service.ts";
import type { ContentKind } from "./content-kind.ts";

/** What the statements about all kinds have to know of one. */
export interface OverviewKind {
  item: ItemClass;
  /** What an item is called, in SQL that speaks of its `words` and, for a kind without names, of `item`. */
  title: string;
  /** Its ordered set of pictures; what has a picture of its own says so by its column. */
  pictures?: PlacementKind;
  /** The column of its words that is HTML, and may hold pictures by their addresses. */
  richText?: string;
  /** Takes one out of the trash. Throws NotFound, or Conflict `taken`. */
  restore(context: RequestContext, id: string): Promise<void>;
}

export const overviewKinds: Record<ContentKind, OverviewKind> = {
  Report: { item: Report, restore: restoreReport, title: "item.year::text", pictures: ReportImage },
  BlogPost: { item: BlogPost, restore: restoreBlogPost, title: "words.title", richText: "content" },
  Gallery: { item: Gallery, restore: restoreGallery, title: "words.title", pictures: GalleryImage },
  GalleryCategory: { item: GalleryCategory, restore: restoreGalleryCategory, title: "words.name" },
  Project: {
    item: Project,
    restore: restoreProject,
    title: "words.name",
    pictures: ProjectImage,
    richText: "description",
  },
  Member: { item: Member, restore: restoreMember, title: "words.name || ' ' || words.surname" },
  Partner: { item: Partner, restore: restorePartner, title: "words.name" },
  TogetherPoint: {
    item: TogetherPoint,
    restore: restoreTogetherPoint,
    title: "words.name",
    pictures: TogetherPointImage,
  },
};
