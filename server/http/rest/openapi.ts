import type { FastifyDynamicSwaggerOptions } from "@fastify/swagger";

type Openapi = NonNullable<FastifyDynamicSwaggerOptions["openapi"]>;

/** The `security` of routes that require a token. */
export const bearerSecurity = [{ bearer: [] }];

/**
 * A validator compiler for routes that validate bodies themselves; their schema is documentation.
 */
export const skipValidation = () => () => true;

/** The general part of the OpenAPI document; routes add their own. */
export const openapiDocument = (publicUrl: string): Openapi => ({
  openapi: "3.1.0",
  info: {
    title: "",
    version: "1.0.0",
    license: { name: "MIT", identifier: "MIT" },
    description:
      "The content of the foundation's site for REST clients. Writing requires a token: an API " +
      "token created by an administrator, or one from POST /api/auth/login. Changes are published at once. " +
      "Errors have the form `{code, message, fields?}`.",
  },
  servers: [{ url: publicUrl }],
  components: {
    securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
  },
});

/** The document with the foundation's name, which may change while the server runs. */
export const withTitle = <Document extends { info: object }>(
  document: Document,
  title: string,
): Document => ({ ...document, info: { ...document.info, title } });
