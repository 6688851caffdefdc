import type { ContentKind } from "../../overview/content-kind.ts";
import { itemPaths } from "./sitemap-sections.ts";

/** The mutations with which a preview saves a kind of content, and the path of its page. */
export interface PreviewKind {
  kind: ContentKind;
  saveMutation: string;
  publishMutation: string;
  inputType: string;
  path(item: { id: string; city: string }): string;
}

/** Keys are the names of the schema's ContentKind. */
export const previewKinds: Record<string, PreviewKind> = {
  REPORT: {
    kind: "Report",
    saveMutation: "saveReport",
    publishMutation: "publishReport",
    inputType: "ReportInput",
    path: itemPaths.report,
  },
  BLOG_POST: {
    kind: "BlogPost",
    saveMutation: "saveBlogPost",
    publishMutation: "publishBlogPost",
    inputType: "BlogPostInput",
    path: itemPaths.blogPost,
  },
  GALLERY: {
    kind: "Gallery",
    saveMutation: "saveGallery",
    publishMutation: "publishGallery",
    inputType: "GalleryInput",
    path: itemPaths.gallery,
  },
  GALLERY_CATEGORY: {
    kind: "GalleryCategory",
    saveMutation: "saveGalleryCategory",
    publishMutation: "publishGalleryCategory",
    inputType: "GalleryCategoryInput",
    path: ({ id }) => `/gallery?category=${id}`,
  },
  // A project that has a page of its own redirects there.
  PROJECT: {
    kind: "Project",
    saveMutation: "saveProject",
    publishMutation: "publishProject",
    inputType: "ProjectInput",
    path: itemPaths.project,
  },
  MEMBER: {
    kind: "Member",
    saveMutation: "saveMember",
    publishMutation: "publishMember",
    inputType: "MemberInput",
    path: itemPaths.member,
  },
  PARTNER: {
    kind: "Partner",
    saveMutation: "savePartner",
    publishMutation: "publishPartner",
    inputType: "PartnerInput",
    path: () => "/partners",
  },
  TOGETHER_POINT: {
    kind: "TogetherPoint",
    saveMutation: "saveTogetherPoint",
    publishMutation: "publishTogetherPoint",
    inputType: "TogetherPointInput",
    path: itemPaths.togetherPoint,
  },
};
