import type { LightMyRequestResponse } from "fastify";
import type { TestServer } from "./test-server.ts";

/** Where an answer came from: "doloni; hit" and the like; undefined past all that is kept. */
export const cacheStatusOf = ({ headers }: LightMyRequestResponse): string | undefined =>
  headers["cache-status"]?.toString();

/** Posts a question to GraphQL as a visitor, with whatever headers. */
export const postGraphql =
  (site: TestServer) =>
  (payload: object, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
    site.request({ method: "POST", url: "/graphql", payload, headers });
