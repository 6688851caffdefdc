import type { FastifyDynamicSwaggerOptions } from "@fastify/swagger";

type Openapi = NonNullable<FastifyDynamicSwaggerOptions["openapi"]>;

/** What a route that needs a token says in its schema. */
export const bearerSecurity = [{ bearer: [] }];

/** For bodies that a route checks itself: the schema is there to be read. */
export const skipValidation = () => () => true;

/** The head of the OpenAPI document; the routes fill in the rest. */
export const openapiDocument = (publicUrl: string): Openapi => ({
  openapi: "3.1.0",
  info: {
    title: "Doloni",
    version: "1.0.0",
    description:
      "What the foundation's site shows, for REST clients. Writing needs a token of " +
      "POST /api/auth/login; what is written is published at once. Failures answer " +
      "`{code, message, fields?}`.",
  },
  servers: [{ url: publicUrl }],
  components: {
    securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
  },
});
