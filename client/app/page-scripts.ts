import type { ComponentType } from "react";
import { trackPending } from "../graphql/pending.ts";
import type { Page } from "./pages.ts";

/** How long a page's script may take: milliseconds, set by the specification. */
const scriptTimeOut = 120_000;

const loading = new Map<Page, Promise<ComponentType>>();

/**
 * Loads a page's script, once. Rejects with PageNotLoaded and stays so: browsers remember a script
 * that did not come, and only opening the page anew asks again.
 */
export function preloadPage(page: Page): Promise<ComponentType> {
  const begun = loading.get(page);
  if (begun) return begun;
  const promise = withTimeOut(page.module())
    .then((component) => {
      // React's own marks on a promise: with them `use` reads it at once, without suspending.
      Object.assign(promise, { status: "fulfilled", value: component });
      return component;
    })
    .catch((cause: unknown) => {
      throw new PageNotLoaded(page.path, { cause });
    });
  loading.set(page, promise);
  return promise;
}

const opened = new Set<Page>();

/** The same for a page that the reader waits for: the loader counts it. */
export function openPage(page: Page): Promise<ComponentType> {
  const promise = preloadPage(page);
  if (!opened.has(page)) {
    opened.add(page);
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
