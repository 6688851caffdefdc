import type { TestServer } from "../server/test-server.ts";

interface Content {
  headers?: Record<string, object>;
  content?: Record<string, { example?: unknown }>;
}

/** What tests read of an operation in the OpenAPI document. */
export interface DescribedOperation {
  operationId: string;
  security: object[];
  requestBody?: Content;
  responses: Record<string, Content>;
  "x-codeSamples"?: { label: string; source: string }[];
}

export interface DescribedCall extends DescribedOperation {
  /** Such as `GET /api/projects/{id}`. */
  call: string;
  method: string;
  path: string;
}

/** All operations of the OpenAPI document that the site serves now. */
export async function describedCalls(site: TestServer): Promise<DescribedCall[]> {
  const { paths } = (await site.request({ url: "/api/openapi.json" })).json<{
    paths: Record<string, Record<string, DescribedOperation>>;
  }>();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, operation]) => {
      const method = name.toUpperCase();
      return { ...operation, call: `${method} ${path}`, method, path };
    }),
  );
}

/** The answer that the document describes for success. */
export const successOf = ({ responses }: DescribedOperation): Content =>
  Object.entries(responses).find(([status]) => status.startsWith("2"))?.[1] ?? {};

/** The example of an answer or a body in JSON; undefined without one. */
export const exampleIn = ({ content }: Content): unknown => content?.["application/json"]?.example;
