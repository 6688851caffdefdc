import type { GraphQLSchema } from "graphql";
import { Forbidden } from "../../platform/errors.ts";
import type { Viewer } from "../../platform/viewer.ts";

/**
 * Lets API tokens execute the mutations with the extension `allowsApiTokens` only, so that they can
 * neither sign in nor send an application, and no new mutation is open to them unnoticed.
 */
export function limitApiTokens(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve, extensions } = field;
    if (extensions.allowsApiTokens || !resolve) continue;
    field.resolve = (source, args, context: { viewer: Viewer }, info) => {
      if (context.viewer.kind === "token") throw Forbidden("token");
      return resolve(source, args, context, info);
    };
  }
}
