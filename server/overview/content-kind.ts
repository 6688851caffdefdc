import { registerEnumType } from "type-graphql";

/** Every kind of content, by its name in the history. */
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

registerEnumType(ContentKindEnum, {
  name: "ContentKind",
  description: "Kind of content.",
  valuesConfig: {
    REPORT: { description: "A report on the foundation's work in one month." },
    BLOG_POST: { description: "An article." },
    GALLERY: { description: "The pictures of one event." },
    GALLERY_CATEGORY: { description: "A category of galleries." },
    PROJECT: { description: "An activity or a goal of the foundation." },
    MEMBER: { description: "A member of the foundation's team." },
    PARTNER: { description: "An organisation that supports the foundation." },
    TOGETHER_POINT: { description: "A children's point TOGETHER." },
  },
});
