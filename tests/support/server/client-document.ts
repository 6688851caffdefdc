import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type DocumentNode, Kind, parse, print, visit } from "graphql";
import { root } from "../../../server/platform/paths.ts";

const read = (file: string): DocumentNode => parse(readFileSync(join(root, file), "utf8"));

/** A client's document, "site/home/HomePage", with the fragments of other files that it spreads. */
export function clientDocument(name: string): string {
  const fragments = new Map(
    globSync("client/**/*.graphql", { cwd: root })
      .flatMap((file) => read(file).definitions)
      .flatMap((node) =>
        node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
      ),
  );
  const taken = new Map(
    read(`client/${name}.graphql`).definitions.map((node) => [print(node), node]),
  );
  // A map is walked to its end even while it grows.
  for (const node of taken.values()) {
    visit(node, {
      FragmentSpread({ name: { value } }) {
        const fragment = fragments.get(value);
        if (fragment) taken.set(print(fragment), fragment);
      },
    });
  }
  return [...taken.keys()].join("\n");
}
