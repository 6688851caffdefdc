import { basename } from "node:path";
import type { Types } from "@graphql-codegen/plugin-helpers";
import { type ASTNode, type FragmentDefinitionNode, Kind, visit } from "graphql";

type Fragment = { definition: FragmentDefinitionNode; file: Types.DocumentFile };

/**
 * A codegen preset that generates `generated/HomePage.ts` from `client/…/HomePage.graphql`. A
 * module contains its document and the fragments that it spreads, wherever they are defined.
 */
export const modulePerDocument: Types.OutputPreset = {
  buildGeneratesSection: (options) => {
    const fragments = collectFragments(options.documents);
    return options.documents.map((file) => ({
      ...options,
      // Which queries a mutation makes stale is seen from all documents.
      pluginContext: { ...options.pluginContext, documents: options.documents },
      filename: `${options.baseOutputDir}${basename(file.location ?? "", ".graphql")}.ts`,
      documents: [file, ...spreadFiles(file, fragments)],
    }));
  },
};

function collectFragments(files: readonly Types.DocumentFile[]): Map<string, Fragment> {
  const fragments = new Map<string, Fragment>();
  for (const file of files) {
    for (const definition of file.document?.definitions ?? []) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) {
        fragments.set(definition.name.value, { definition, file });
      }
    }
  }
  return fragments;
}

/** The fragments that a document spreads, directly or indirectly, each as a file of its own. */
function spreadFiles(file: Types.DocumentFile, fragments: Map<string, Fragment>) {
  const spread = new Map<string, Fragment>();
  const collect = (node: ASTNode) => {
    visit(node, {
      FragmentSpread({ name: { value: name } }) {
        const fragment = fragments.get(name);
        if (!fragment || fragment.file === file || spread.has(name)) return;
        spread.set(name, fragment);
        collect(fragment.definition);
      },
    });
  };
  if (file.document) collect(file.document);
  return [...spread.values()].map(({ definition, file: from }) => ({
    ...from,
    document: { kind: Kind.DOCUMENT as const, definitions: [definition] },
  }));
}
