import { registerEnumType } from "type-graphql";

/** Every kind of content, by the name that its changes are recorded under. */
export const ContentKindEnum = {
  REPORT: "Report",
  BLOG_POST: "BlogPost",
  GALLERY: "Gallery",
  GALLERY_CATEGORY: "GalleryCategory",
  PROJECT: "Project",
  MEMBER: "Member",
  PARTNER: "Partner",
  TOGETHER_POINT: "TogetherPoint",
} as const;
export type ContentKind = (typeof ContentKindEnum)[keyof typeof ContentKindEnum];

registerEnumType(ContentKindEnum, { name: "ContentKind", description: "A kind of content." });
