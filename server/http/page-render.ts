import type { GraphQLSchema } from "graphql";

/** What the client's renderer is told; see `client/entry-server.tsx`, the other side of the door. */
export interface RenderRequest {
  url: string;
  publicUrl: string;
  schema: GraphQLSchema;
  context: unknown;
}

export interface RenderedPage {
  status: number;
  movedTo: string | null;
  language: string;
  head: string;
  headScript: string;
  body: string;
  state: string;
  sources: readonly string[];
  fault: unknown;
}

/** The `render` function of the built `entry-server`, which the server is handed by path. */
export type Render = (request: RenderRequest) => Promise<RenderedPage>;
