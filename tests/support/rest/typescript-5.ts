import { registerHooks } from "node:module";

// TypeScript 7 has no API for programs yet, and the generator of types builds its output with it.
// Once the generator supports TypeScript 7, this file and the package may go.
registerHooks({
  resolve(specifier, context, nextResolve) {
    const isGenerator = context.parentURL?.includes("/node_modules/openapi-typescript/");
    return nextResolve(
      specifier === "typescript" && isGenerator ? "typescript-5" : specifier,
      context,
    );
  },
});
