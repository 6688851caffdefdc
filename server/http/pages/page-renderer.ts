import type { FastifyRequest } from "fastify";
import type { GraphQLSchema } from "graphql";
import type { DataSource, EntityManager } from "typeorm";
import type { AccountContext } from "../../account/account.context.ts";
import type { ApplicationContext } from "../../application/application.context.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { ResponseCache } from "../cache/response-cache.ts";
import type { ReportUnexpected } from "../error-response.ts";
import type { NetworkLimiter } from "../security/network-limiter.ts";
import type { RecordRefusal } from "../security/record-refusals.ts";
import type { SignedDocument } from "./page-nonces.ts";
import type { Render, RenderedPage } from "./render-contract.ts";

/** Dependencies of all routes that render pages. */
export interface PageParts {
  schema: GraphQLSchema;
  db: DataSource;
  viewerOf(request: FastifyRequest): Promise<Viewer>;
  /** Creates the context for one page; pages are rendered for visitors. */
  contextFor(viewer: Viewer, address?: string, manager?: EntityManager): ApplicationContext;
  contextOf(request: FastifyRequest): Promise<AccountContext>;
  publicUrl: string;
  /** Cache of anonymous responses. */
  cache: ResponseCache;
  /** Key of the documents' nonces, equal on all instances. */
  secret: string;
  /** Limits forms that were posted without scripts and refused. */
  refusals: NetworkLimiter;
  /** Limits searches, as in GraphQL. */
  searches: NetworkLimiter;
  /** Limits pages of links to drafts. */
  draftLinks: NetworkLimiter;
  reportUnexpected: ReportUnexpected;
  recordRefusal: RecordRefusal;
}

/** Renders pages from the build, or in development from their sources. */
export interface PageRenderer {
  render: Render;
  document(page: RenderedPage, url: string): Promise<SignedDocument>;
  /** A document without scripts, for embedding in a frame. */
  staticDocument(page: RenderedPage): Promise<string>;
  /** Paths of the style sheets that every page links. */
  styles: readonly string[];
  /** Maximum duration of a preview in milliseconds, during which it locks the item. */
  previewTimeoutMs: number;
}
