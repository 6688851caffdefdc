import type { LightMyRequestResponse } from "fastify";
import type { TestApplication } from "./application.ts";

/** Where an answer came from: "doloni; hit" and the like; undefined past all that is kept. */
export const sourceOf = ({ headers }: LightMyRequestResponse): string | undefined =>
  headers["cache-status"]?.toString();

/** Posts a question to GraphQL as a visitor, with whatever headers. */
export const asked =
  (site: TestApplication) =>
  (payload: object, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
    site.call({ method: "POST", url: "/graphql", payload, headers });
