import type { ComponentType } from "react";
import { trackPending } from "../graphql/pending.ts";
import type { Part } from "./page.ts";

/** How long a script may take: milliseconds, set by the specification. */
const scriptTimeOut = 120_000;

// Each under the part that it was asked by, which alone knows its properties.
const loading = new Map<unknown, Promise<unknown>>();

/**
 * Loads a part's script, once. Rejects with PageNotLoaded and stays so: browsers remember a script
 * that did not come, and only opening the page anew asks again.
 */
export function preloadPart<Props>(part: Part<Props>): Promise<ComponentType<Props>> {
  // Only ever kept under a part of the same properties, below.
  const begun = loading.get(part) as Promise<ComponentType<Props>> | undefined;
  if (begun) return begun;
  const promise = withTimeOut(part.module())
    .then((component) => {
      // React's own marks on a promise: with them `use` reads it at once, without suspending.
      Object.assign(promise, { status: "fulfilled", value: component });
      return component;
    })
    .catch((cause: unknown) => {
      throw new PageNotLoaded(part.source, { cause });
    });
  loading.set(part, promise);
  return promise;
}

const opened = new Set<unknown>();

/** The same for a part that the reader waits for: the loader counts it. */
export function openPart<Props>(part: Part<Props>): Promise<ComponentType<Props>> {
  const promise = preloadPart(part);
  if (!opened.has(part)) {
    opened.add(part);
    // What fails is told by the page's frame; here it only ends the waiting.
    trackPending(promise).catch(() => undefined);
  }
  return promise;
}

/** A page's script did not arrive: no connection, or a release that is gone. */
export class PageNotLoaded extends Error {}

function withTimeOut<Result>(promise: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("too late")), scriptTimeOut);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
