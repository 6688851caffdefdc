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

registerEnumType(ContentKindEnum, {
  name: "ContentKind",
  description: "A kind of content.",
  valuesConfig: {
    REPORT: { description: "What the foundation did in one month." },
    BLOG_POST: { description: "A longer text to read." },
    GALLERY: { description: "Pictures of one event." },
    GALLERY_CATEGORY: { description: "What galleries are sorted under." },
    PROJECT: { description: "Something the foundation does, or aims at." },
    MEMBER: { description: "Somebody of the team." },
    PARTNER: { description: "An organisation that helps." },
    TOGETHER_POINT: { description: "A children's point TOGETHER." },
  },
});
