import { blogPostKind } from "./blog/blog-post.kind.ts";
import { BlogPostResolver, BlogPostTranslationResolver } from "./blog/blog-post.resolver.ts";
import { blogPostRest } from "./blog/blog-post.rest.ts";
import { Redirect } from "./content/addresses/redirect.entity.ts";
import type { ContentKind } from "./content/content-kind.ts";
import { registerKinds } from "./content/content-kinds.ts";
import type { RestKind } from "./content/rest.ts";
import { Document } from "./document/document.entity.ts";
import { DocumentResolver } from "./document/document.resolver.ts";
import { DocumentTrashResolver } from "./document/document-trash.resolver.ts";
import { GalleryCountResolver } from "./gallery/category-count.resolver.ts";
import { galleryKind } from "./gallery/gallery.kind.ts";
import { GalleryResolver } from "./gallery/gallery.resolver.ts";
import { galleryRest } from "./gallery/gallery.rest.ts";
import { MoveGalleriesResolver } from "./gallery/move-galleries.resolver.ts";
import {
  galleryCategoryKind,
  galleryCategoryRest,
} from "./gallery-category/gallery-category.kind.ts";
import { GalleryCategoryResolver } from "./gallery-category/gallery-category.resolver.ts";
import { memberKind, memberRest } from "./member/member.kind.ts";
import { MemberResolver } from "./member/member.resolver.ts";
import { NavigationSettings } from "./page/navigation/navigation.entity.ts";
import {
  NavigationResolver,
  ShownNavigationResolver,
} from "./page/navigation/navigation.resolver.ts";
import { pageKind } from "./page/page.kind.ts";
import { PageBlockResolver, PageResolver, PageTranslationResolver } from "./page/page.resolver.ts";
import { RedirectResolver } from "./page/redirect.resolver.ts";
import { partnerKind } from "./partner/partner.kind.ts";
import { PartnerResolver } from "./partner/partner.resolver.ts";
import { DonationTransferResolver } from "./project/donation-transfer.resolver.ts";
import { projectKind } from "./project/project.kind.ts";
import { ProjectResolver, ProjectTranslationResolver } from "./project/project.resolver.ts";
import { projectRest } from "./project/project.rest.ts";
import { ReportFigures, ReportLine } from "./report/figures/figures.entity.ts";
import {
  FiguresOfReportResolver,
  ReportFiguresResolver,
  ReportLineResolver,
} from "./report/figures/figures.resolver.ts";
import { GoalFiguresResolver } from "./report/figures/goal-figures.resolver.ts";
import {
  FiguresTotalResolver,
  FiguresYearResolver,
} from "./report/open-data/figures-year.resolver.ts";
import { reportKind } from "./report/report.kind.ts";
import { ReportResolver } from "./report/report.resolver.ts";
import { reportRest } from "./report/report.rest.ts";
import { togetherPointKind } from "./together-point/together-point.kind.ts";
import { TogetherPointResolver } from "./together-point/together-point.resolver.ts";

/** A kind of content and its faces. */
export interface KindEntry {
  kind: ContentKind;
  resolvers: (new () => object)[];
  /** Its REST routes; the specification has none for some kinds. */
  rest?: RestKind;
  /** Its root fields that depend on content tables alone, so that responses may be cached. */
  cacheableQueries: string[];
  /** The mutation that saves an item, for previews. */
  saveMutation: string;
  /** Entities beside its item, translation and pictures. */
  relatedEntities?: (new () => object)[];
}

/** All kinds of content. No other file of the server names them all. */
export const kinds: readonly KindEntry[] = [
  {
    kind: reportKind,
    resolvers: [
      ReportResolver,
      FiguresOfReportResolver,
      ReportFiguresResolver,
      ReportLineResolver,
      GoalFiguresResolver,
      FiguresYearResolver,
      FiguresTotalResolver,
      DocumentResolver,
      DocumentTrashResolver,
    ],
    rest: reportRest,
    cacheableQueries: [
      "report",
      "reports",
      "reportYears",
      "reportNeighbours",
      "figuresYear",
      "figuresYears",
      "latestFigures",
    ],
    saveMutation: "saveReport",
    relatedEntities: [Document, ReportFigures, ReportLine],
  },
  {
    kind: blogPostKind,
    resolvers: [BlogPostResolver, BlogPostTranslationResolver],
    rest: blogPostRest,
    cacheableQueries: ["blogPost", "blogPostNeighbours", "blogPosts"],
    saveMutation: "saveBlogPost",
  },
  {
    kind: galleryKind,
    resolvers: [GalleryResolver, MoveGalleriesResolver, GalleryCountResolver],
    rest: galleryRest,
    cacheableQueries: ["gallery", "galleryNeighbours", "galleries", "galleryYears", "news"],
    saveMutation: "saveGallery",
  },
  {
    kind: galleryCategoryKind,
    resolvers: [GalleryCategoryResolver],
    rest: galleryCategoryRest,
    cacheableQueries: ["galleryCategory", "galleryCategories"],
    saveMutation: "saveGalleryCategory",
  },
  {
    kind: projectKind,
    resolvers: [ProjectResolver, ProjectTranslationResolver, DonationTransferResolver],
    rest: projectRest,
    cacheableQueries: ["project", "projects", "donationTransfer"],
    saveMutation: "saveProject",
  },
  {
    kind: memberKind,
    resolvers: [MemberResolver],
    rest: memberRest,
    cacheableQueries: ["member", "members"],
    saveMutation: "saveMember",
  },
  {
    kind: partnerKind,
    resolvers: [PartnerResolver],
    cacheableQueries: ["partner", "partners"],
    saveMutation: "savePartner",
  },
  {
    kind: togetherPointKind,
    resolvers: [TogetherPointResolver],
    cacheableQueries: ["togetherPoint", "togetherPoints"],
    saveMutation: "saveTogetherPoint",
  },
  {
    kind: pageKind,
    resolvers: [
      PageResolver,
      PageTranslationResolver,
      PageBlockResolver,
      RedirectResolver,
      NavigationResolver,
      ShownNavigationResolver,
    ],
    cacheableQueries: ["page", "pages", "redirect", "navigation"],
    saveMutation: "savePage",
    relatedEntities: [Redirect, NavigationSettings],
  },
];

registerKinds(kinds.map(({ kind }) => kind));

/** The entity classes of all kinds. */
export const kindEntities: (new () => object)[] = kinds.flatMap(
  ({ kind: { entity, translation, pictures }, relatedEntities = [] }) =>
    [entity, translation, pictures, ...relatedEntities].filter((one) => one !== undefined),
);
