import { type ComponentType, createContext, use, useContext } from "react";
import { ModuleLoadError } from "./errors.ts";
import { trackPending } from "./pending.ts";

/** A component in a module of its own, loaded on demand. */
export type LazyModule<Props = object> = {
  /** Its file relative to the project root: the key of its script in the build's manifest. */
  source: string;
  module: () => Promise<ComponentType<Props>>;
};

/** Timeout for loading a script, in milliseconds, set by the specification. */
const scriptTimeoutMs = 120_000;

/**
 * The module that `load` imports. Rejects with ModuleLoadError; then only reloading the document
 * helps, because browsers cache a failed import.
 */
export async function importModule<Module>(
  source: string,
  load: () => Promise<Module>,
): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("too late")), scriptTimeoutMs);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (cause) {
    throw new ModuleLoadError(source, { cause });
  } finally {
    clearTimeout(timer);
  }
}

// Keyed by the lazy module, which alone knows the component's props.
const loadingModules = new Map<unknown, Promise<unknown>>();

/**
 * Loads a module once. Rejects with ModuleLoadError and stays rejected: browsers cache a failed
 * module import, and only reloading the document requests it again.
 */
export function preloadModule<Props>(lazyModule: LazyModule<Props>): Promise<ComponentType<Props>> {
  // Only ever stored under a lazy module with the same props, below.
  const existing = loadingModules.get(lazyModule) as Promise<ComponentType<Props>> | undefined;
  if (existing) return existing;
  const promise = importModule(lazyModule.source, lazyModule.module).then((component) => {
    // React's own fields on a promise: with them `use` reads it at once, without suspending.
    Object.assign(promise, { status: "fulfilled", value: component });
    return component;
  });
  loadingModules.set(lazyModule, promise);
  return promise;
}

const openedModules = new Set<unknown>();

/** The same for a module that the reader waits for: the loading indicator counts it. */
export function loadModule<Props>(lazyModule: LazyModule<Props>): Promise<ComponentType<Props>> {
  const promise = preloadModule(lazyModule);
  if (!openedModules.has(lazyModule)) {
    openedModules.add(lazyModule);
    // The page's frame reports the error; here it only ends the pending state.
    trackPending(promise).catch(() => undefined);
  }
  return promise;
}

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
