import type { GraphQLSchema } from "graphql";
import { requireAccount, type Viewer } from "../../platform/viewer.ts";

/**
 * Lets API tokens execute the mutations with the extension `allowsApiTokens` only, so that they can
 * neither sign in nor send an application, and visitors those with `allowsVisitors`. Everybody else
 * is refused before the arguments are validated, and no new mutation is open unnoticed.
 */
export function limitMutations(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve, extensions } = field;
    if (!resolve) continue;
    field.resolve = (source, args, context: { viewer: Viewer }, info) => {
      const { viewer } = context;
      const { allowsApiTokens, allowsVisitors } = extensions;
      if (!(viewer.kind === "token" ? allowsApiTokens : allowsVisitors)) requireAccount(viewer);
      return resolve(source, args, context, info);
    };
  }
}
