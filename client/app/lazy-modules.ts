import type { ComponentType } from "react";
import { trackPending } from "../graphql/pending.ts";
import type { LazyModule } from "./page.ts";

/** How long a script may take: milliseconds, set by the specification. */
const scriptTimeoutMs = 120_000;

// Each under the part that it was asked by, which alone knows its properties.
const loadingModules = new Map<unknown, Promise<unknown>>();

/**
 * Loads a part's script, once. Rejects with ModuleLoadError and stays so: browsers remember a script
 * that did not come, and only opening the page anew asks again.
 */
export function preloadModule<Props>(lazyModule: LazyModule<Props>): Promise<ComponentType<Props>> {
  // Only ever kept under a part of the same properties, below.
  const existing = loadingModules.get(lazyModule) as Promise<ComponentType<Props>> | undefined;
  if (existing) return existing;
  const promise = withTimeout(lazyModule.module())
    .then((component) => {
      // React's own marks on a promise: with them `use` reads it at once, without suspending.
      Object.assign(promise, { status: "fulfilled", value: component });
      return component;
    })
    .catch((cause: unknown) => {
      throw new ModuleLoadError(lazyModule.source, { cause });
    });
  loadingModules.set(lazyModule, promise);
  return promise;
}

const openedModules = new Set<unknown>();

/** The same for a part that the reader waits for: the loader counts it. */
export function loadModule<Props>(lazyModule: LazyModule<Props>): Promise<ComponentType<Props>> {
  const promise = preloadModule(lazyModule);
  if (!openedModules.has(lazyModule)) {
    openedModules.add(lazyModule);
    // What fails is told by the page's frame; here it only ends the waiting.
    trackPending(promise).catch(() => undefined);
  }
  return promise;
}

/** A page's script did not arrive: no connection, or a release that is gone. */
export class ModuleLoadError extends Error {}

function withTimeout<Result>(promise: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("too late")), scriptTimeoutMs);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
