import type { FastifyRequest } from "fastify";
import type { GraphQLSchema } from "graphql";
import type { DataSource, EntityManager } from "typeorm";
import type { ApplicationContext } from "../../application/application.context.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { ResponseCache } from "../cache/response-cache.ts";
import type { ReportUnexpected } from "../error-response.ts";
import type { SignedDocument } from "./page-nonces.ts";
import type { Render, RenderedPage } from "./render-contract.ts";

/** What every page is drawn from. */
export interface PageParts {
  schema: GraphQLSchema;
  db: DataSource;
  viewerOf(request: FastifyRequest): Promise<Viewer>;
  /** Makes the context for one page; pages are drawn for visitors. */
  contextFor(viewer: Viewer, address?: string, manager?: EntityManager): ApplicationContext;
  publicUrl: string;
  /** What visitors are given again until content changes. */
  cache: ResponseCache;
  /** Makes the documents' nonces, the same on all instances. */
  secret: string;
  reportUnexpected: ReportUnexpected;
}

/** How pages come about: from the build, or in development from their sources. */
export interface PageRenderer {
  render: Render;
  document(page: RenderedPage, url: string): Promise<SignedDocument>;
  /** Without scripts, for showing inside another page. */
  staticDocument(page: RenderedPage): Promise<string>;
  /** Milliseconds that a preview may take, and keep others from saving the same item. */
  previewTimeoutMs: number;
}
