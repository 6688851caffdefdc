import type { LightMyRequestResponse } from "fastify";
import type { TestServer } from "../server/test-server.ts";

/** The `Cache-Status` header, such as "doloni; hit"; undefined where nothing is cached. */
export const cacheStatusOf = ({ headers }: LightMyRequestResponse): string | undefined =>
  headers["cache-status"]?.toString();

/** From the cache; computed and stored; computed only. */
export const [hit, stored, notStored] = [
  "doloni; hit",
  "doloni; fwd=miss; stored",
  "doloni; fwd=miss",
];

/** Posts a GraphQL request as a visitor. */
export const postGraphql =
  (site: TestServer) =>
  (payload: object, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
    site.request({ method: "POST", url: "/graphql", payload, headers });
