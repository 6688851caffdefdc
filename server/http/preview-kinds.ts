import type { ContentKind } from "../overview/content-kind.ts";
import { pathOf } from "./public-pages.ts";

/** How a preview saves one kind of content, and where its page is. */
export interface PreviewedKind {
  kind: ContentKind;
  save: string;
  publish: string;
  input: string;
  path(item: { id: string; city: string }): string;
}

/** By the names of the schema's ContentKind. */
export const previewedKinds: Record<string, PreviewedKind> = {
  REPORT: {
    ...{ kind: "Report", save: "saveReport", publish: "publishReport", input: "ReportInput" },
    path: pathOf.report,
  },
  BLOG_POST: {
    ...{ kind: "BlogPost", save: "saveBlogPost", publish: "publishBlogPost" },
    ...{ input: "BlogPostInput", path: pathOf.blogPost },
  },
  GALLERY: {
    ...{ kind: "Gallery", save: "saveGallery", publish: "publishGallery", input: "GalleryInput" },
    path: pathOf.gallery,
  },
  GALLERY_CATEGORY: {
    ...{ kind: "GalleryCategory", save: "saveGalleryCategory", publish: "publishGalleryCategory" },
    ...{ input: "GalleryCategoryInput", path: ({ id }) => `/gallery?category=${id}` },
  },
  // Who has a written page moves the reader there.
  PROJECT: {
    ...{ kind: "Project", save: "saveProject", publish: "publishProject", input: "ProjectInput" },
    path: pathOf.project,
  },
  MEMBER: {
    ...{ kind: "Member", save: "saveMember", publish: "publishMember", input: "MemberInput" },
    path: pathOf.member,
  },
  PARTNER: {
    ...{ kind: "Partner", save: "savePartner", publish: "publishPartner", input: "PartnerInput" },
    path: () => "/partners",
  },
  TOGETHER_POINT: {
    ...{ kind: "TogetherPoint", save: "saveTogetherPoint", publish: "publishTogetherPoint" },
    ...{ input: "TogetherPointInput", path: pathOf.togetherPoint },
  },
};
