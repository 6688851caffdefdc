import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type DocumentNode, Kind, parse, print, visit } from "graphql";
import { root } from "../../../server/platform/paths.ts";

const read = (file: string): DocumentNode => parse(readFileSync(join(root, file), "utf8"));

/** A GraphQL document of the client, such as "site/home/HomePage", with all fragments that it uses. */
export function clientDocument(name: string): string {
  const fragments = new Map(
    globSync("client/**/*.graphql", { cwd: root })
      .flatMap((file) => read(file).definitions)
      .flatMap((node) =>
        node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
      ),
  );
  const included = new Map(
    read(`client/${name}.graphql`).definitions.map((node) => [print(node), node]),
  );
  // The loop also visits the fragments that it adds, because a Map is iterated while it grows.
  for (const node of included.values()) {
    visit(node, {
      FragmentSpread({ name: { value } }) {
        const fragment = fragments.get(value);
        if (fragment) included.set(print(fragment), fragment);
      },
    });
  }
  return [...included.keys()].join("\n");
}
