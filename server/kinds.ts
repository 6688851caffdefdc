import { blogPostKind } from "./blog/blog-post.kind.ts";
import { blogPostResolvers } from "./blog/blog-post.resolver.ts";
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
import { galleryResolvers } from "./gallery/gallery.resolver.ts";
import { galleryRest } from "./gallery/gallery.rest.ts";
import { MoveGalleriesResolver } from "./gallery/move-galleries.resolver.ts";
import {
  galleryCategoryKind,
  galleryCategoryResolvers,
  galleryCategoryRest,
} from "./gallery-category/gallery-category.kind.ts";
import { memberKind, memberResolvers, memberRest } from "./member/member.kind.ts";
import { NavigationSettings } from "./page/navigation/navigation.entity.ts";
import {
  NavigationResolver,
  ShownNavigationResolver,
} from "./page/navigation/navigation.resolver.ts";
import { pageKind } from "./page/page.kind.ts";
import { pageResolvers } from "./page/page.resolver.ts";
import { RedirectResolver } from "./page/redirect.resolver.ts";
import { partnerKind, partnerResolvers } from "./partner/partner.kind.ts";
import { DonationTransferResolver } from "./project/donation-transfer.resolver.ts";
import { projectKind } from "./project/project.kind.ts";
import { projectResolvers } from "./project/project.resolver.ts";
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
import { reportResolvers } from "./report/report.resolver.ts";
import { reportRest } from "./report/report.rest.ts";
import { togetherPointKind } from "./together-point/together-point.kind.ts";
import { togetherPointResolvers } from "./together-point/together-point.resolver.ts";

/** A kind of content and its faces. */
export interface KindEntry {
  kind: ContentKind;
  resolvers: (new () => object)[];
  /** Its REST routes; the specification has none for some kinds. */
  rest?: RestKind;
  /** Further root fields that depend on content tables alone, so that responses may be cached. */
  cacheableQueries?: string[];
  /** Entities beside its item, translation and pictures. */
  relatedEntities?: (new () => object)[];
}

/** All kinds of content. No other file of the server names them all. */
export const kinds: readonly KindEntry[] = [
  {
    kind: reportKind,
    resolvers: [
      ...reportResolvers,
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
      "reportYears",
      "reportNeighbours",
      "figuresYear",
      "figuresYears",
      "latestFigures",
    ],
    relatedEntities: [Document, ReportFigures, ReportLine],
  },
  {
    kind: blogPostKind,
    resolvers: blogPostResolvers,
    rest: blogPostRest,
    cacheableQueries: ["blogPostNeighbours"],
  },
  {
    kind: galleryKind,
    resolvers: [...galleryResolvers, MoveGalleriesResolver, GalleryCountResolver],
    rest: galleryRest,
    cacheableQueries: ["galleryNeighbours", "galleryYears", "news"],
  },
  {
    kind: galleryCategoryKind,
    resolvers: galleryCategoryResolvers,
    rest: galleryCategoryRest,
  },
  {
    kind: projectKind,
    resolvers: [...projectResolvers, DonationTransferResolver],
    rest: projectRest,
    cacheableQueries: ["donationTransfer"],
  },
  {
    kind: memberKind,
    resolvers: memberResolvers,
    rest: memberRest,
  },
  {
    kind: partnerKind,
    resolvers: partnerResolvers,
  },
  {
    kind: togetherPointKind,
    resolvers: togetherPointResolvers,
  },
  {
    kind: pageKind,
    resolvers: [...pageResolvers, RedirectResolver, NavigationResolver, ShownNavigationResolver],
    cacheableQueries: ["redirect", "navigation"],
    relatedEntities: [Redirect, NavigationSettings],
  },
];

registerKinds(kinds.map(({ kind }) => kind));

/** The entity classes of all kinds. */
export const kindEntities: (new () => object)[] = kinds.flatMap(
  ({ kind: { entity, translation, pictures }, relatedEntities = [] }) =>
    [entity, translation, pictures, ...relatedEntities].filter((one) => one !== undefined),
);
