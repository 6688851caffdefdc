import type { InjectOptions } from "fastify";
import type { GraphqlResult, TestServer } from "../server/test-server.ts";

interface TokenOptions {
  name?: string;
  readsDrafts?: boolean;
  /** As in the schema: REPORT, BLOG_POST. */
  writes?: string[];
  /** From the time of the server. */
  expiresAt?: Date;
}

export interface Program {
  id: string;
  secret: string;
  execute(document: string, variables?: object): Promise<GraphqlResult>;
  /** The extensions of the first error; null when there was none. */
  errorOf(document: string, variables?: object): Promise<Record<string, unknown> | null>;
  request(options: InjectOptions): ReturnType<TestServer["request"]>;
}

/** A program with a new API token that an admin made. */
export async function aProgram(site: TestServer, options: TokenOptions = {}): Promise<Program> {
  const { createApiToken } = await site.executeOrThrow(
    `mutation ($name: String!, $readsDrafts: Boolean, $writes: [ContentKind!], $expiresAt: DateTimeISO!) {
      createApiToken(name: $name, readsDrafts: $readsDrafts, writes: $writes, expiresAt: $expiresAt) {
        token { id } secret
      }
    }`,
    { name: "Import", expiresAt: inDays(30), ...options },
    "admin",
  );
  return { id: createApiToken.token.id, ...programWith(site, createApiToken.secret) };
}

/** A program that sends this secret, valid or not. */
export function programWith(site: TestServer, secret: string): Omit<Program, "id"> {
  const request = (options: InjectOptions) =>
    site.request({
      ...options,
      headers: { ...options.headers, authorization: `Bearer ${secret}` },
    });
  const execute = async (query: string, variables = {}): Promise<GraphqlResult> =>
    (await request({ method: "POST", url: "/graphql", payload: { query, variables } })).json();
  return {
    secret,
    request,
    execute,
    async errorOf(document, variables) {
      return (await execute(document, variables)).errors?.[0]?.extensions ?? null;
    },
  };
}

export const revoke = (site: TestServer, id: string) =>
  site.executeOrThrow(
    "mutation ($id: ID!) { revokeApiToken(id: $id) { id revokedAt } }",
    { id },
    "admin",
  );

export const inDays = (days: number, from = Date.now()): Date =>
  new Date(from + days * 24 * 3_600_000);
