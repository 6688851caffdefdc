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

/** Properties of a kind that statements over all kinds need. */
export interface OverviewKind {
  item: ItemClass;
  /** SQL of the title, on `words` (the translation), or on `item` for a kind without titles. */
  title: string;
  /** Entity of its ordered set of images. A single own image is recognised by its column. */
  pictures?: PlacementKind;
  /** The translation column with HTML, which may contain images by their URLs. */
  richText?: string;
  /** Restores an item from the trash. Throws NotFound, or Conflict `taken`. */
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
