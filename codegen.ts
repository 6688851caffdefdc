import type { CodegenConfig } from "@graphql-codegen/cli";
import { modulePerDocument } from "./scripts/module-per-document.ts";

/**
 * From the documents beside the screens to `client/graphql/generated/`: one module per
 * document, so that a page downloads its own queries and nobody else's.
 */
const config: CodegenConfig = {
  schema: "schema.graphql",
  // The explorer sends its operations as text.
  documents: [
    "client/**/*.graphql",
    "!client/explorer/**",
    // As the classes are now, not as it was last generated.
    "!client/graphql/generated/BlockContents.graphql",
    { "BlockContents.graphql": { loader: "./scripts/block-documents.mjs" } },
  ],
  ignoreNoDocuments: true,
  config: {
    enumType: "string-literal",
    skipTypename: true,
    useTypeImports: true,
    scalars: {
      DateTimeISO: "string",
      ID: "string",
      JSONObject: "Record<string, unknown>",
      SafeInt: "number",
    },
  },
  generates: {
    "client/graphql/generated/possible-types.ts": {
      plugins: ["fragment-matcher"],
      config: { sort: true },
    },
    "client/graphql/generated/paged-lists.ts": { plugins: ["./scripts/paged-lists-plugin.mjs"] },
    "client/graphql/generated/": {
      preset: modulePerDocument,
      plugins: ["typescript-operations", "typed-document-node", "./scripts/hooks-plugin.mjs"],
    },
  },
};

// The codegen CLI asks for a default export.
export default config;
