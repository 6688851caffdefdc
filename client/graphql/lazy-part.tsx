import { type ComponentType, createContext, lazy, useContext } from "react";
import { importModule } from "./import-module.ts";

/** Is told the source files of parts that a page renders on the server, whose styles it needs. */
export const PartSourcesContext = createContext<((source: string) => void) | null>(null);

type Part<Props extends object> = { source: string; Component: ComponentType<Props> };

/**
 * A part that only some pages show, so that its scripts are not loaded with all others. `source` is the
 * module's path, `client/site/…`.
 */
export const lazyPart = <Props extends object>(
  source: string,
  load: () => Promise<ComponentType<Props>>,
): Part<Props> => ({
  source,
  Component: lazy(async () => ({ default: await importModule(source, load) })),
});

/** Suspends until the part is loaded. */
export function LazyPart<Props extends object>({
  part: { source, Component },
  props,
}: {
  part: Part<Props>;
  props: Props;
}) {
  useContext(PartSourcesContext)?.(source);
  return <Component {...props} />;
}
