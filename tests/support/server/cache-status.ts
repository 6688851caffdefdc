import type { LightMyRequestResponse } from "fastify";
import type { TestServer } from "./test-server.ts";

/** The `Cache-Status` header, such as "doloni; hit"; undefined where nothing is cached. */
export const cacheStatusOf = ({ headers }: LightMyRequestResponse): string | undefined =>
  headers["cache-status"]?.toString();

/** Posts a GraphQL request as a visitor. */
export const postGraphql =
  (site: TestServer) =>
  (payload: object, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
    site.request({ method: "POST", url: "/graphql", payload, headers });
