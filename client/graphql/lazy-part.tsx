import { type ComponentType, createContext, use, useContext } from "react";
import { type LazyModule, preloadModule } from "./lazy-modules.ts";

/** Is told the source files of parts that a page renders on the server, whose styles it needs. */
export const PartSourcesContext = createContext<((source: string) => void) | null>(null);

/** How the parts of the loaded modules are loaded, by their sources. */
const loaders = new Map<string, () => Promise<unknown>>();

/**
 * A part that only some pages show, so that its scripts are not loaded with all others. `source` is the
 * module's path, `client/site/…`.
 */
export function lazyPart<Props extends object>(
  source: string,
  module: () => Promise<ComponentType<Props>>,
): LazyModule<Props> {
  const part = { source, module };
  loaders.set(source, () => preloadModule(part));
  return part;
}

/** Loads the parts that the server rendered, in its order: a part may be within an earlier one. */
export async function preloadParts(sources: readonly string[]): Promise<void> {
  for (const source of sources) await loaders.get(source)?.();
}

/** Suspends until the part is loaded, and not at all if it is loaded. */
export function LazyPart<Props extends object>({
  part,
  props,
}: {
  part: LazyModule<Props>;
  props: Props;
}) {
  useContext(PartSourcesContext)?.(part.source);
  const Component = use(preloadModule(part));
  return <Component {...props} />;
}
