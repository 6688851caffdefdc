import {
  type BrowserCache,
  deleteOthers,
  matchCached,
  readIndex,
  writeIndex,
} from "./browser-cache.ts";
import {
  type CacheIndex,
  maxPageBytes,
  withinLimits,
  withoutPage,
  withoutUnused,
  withPage,
} from "./cache-index.ts";
import { cacheKeyOf, offlineAddresses } from "./cacheable-paths.ts";
import type { WorkerParts } from "./choose-response.ts";
import type { PageMessage } from "./messages.ts";
import { essentialFiles, isNamedIn } from "./page-files.ts";

/** All cached pages are compared with the server after this time, in milliseconds. */
const roundIntervalMs = 60 * 60 * 1000;
/** Pauses before the server is tried again, in milliseconds: devices are "online" before they are. */
const retryDelaysMs = [1000, 3000, 10_000];

type ReadPage = Omit<Extract<PageMessage, { address: string }>, "type">;

/** Keeps the pages that were read, and deletes what the server no longer shows. */
export class CachedPages {
  private lastTask: Promise<unknown> = Promise.resolve();

  constructor(private readonly parts: WorkerParts) {}

  /**
   * Keeps a page that a reader has opened, with its files and the offline page in both languages.
   * Returns when it was compared with the server, if that cannot be reached now; else null.
   */
  read(page: ReadPage): Promise<number | null> {
    const address = addressOf(page);
    if (address === null) return Promise.resolve(null);
    return this.inTurn(async (cache, index) => {
      const checked = await this.check(cache, index, address, page.title);
      const opened = await this.opened(cache, checked.index, address, page);
      const cached = opened.pages[address];
      if (!checked.isReachable) return { index: opened, result: cached ? cached.checkedAt : null };
      return { index: await this.withDueChecks(cache, opened), result: null };
    });
  }

  /** Adds files that the page has loaded since it was opened. */
  addFiles(page: ReadPage): Promise<null> {
    const address = addressOf(page);
    if (address === null) return Promise.resolve(null);
    return this.inTurn(async (cache, index) => ({
      index: await this.opened(cache, index, address, page),
      result: null,
    }));
  }

  /**
   * Asks the server for every cached page, so that nothing withdrawn stays on the device. Tries a
   * few times when the server cannot be reached.
   */
  async checkAll(): Promise<void> {
    for (const pause of [0, ...retryDelaysMs]) {
      await this.parts.delay(pause);
      const isComplete = await this.inTurn(async (cache, index) => {
        const checked = await this.checkEvery(cache, index);
        return { index: checked, result: checked.roundAt > 0 };
      });
      if (isComplete) return;
    }
  }

  /** Adds the offline page, and compares everything with the server when that is due. */
  private async withDueChecks(cache: BrowserCache, start: CacheIndex): Promise<CacheIndex> {
    if (this.parts.now() - start.roundAt > roundIntervalMs) return this.checkEvery(cache, start);
    let index = start;
    for (const address of offlineAddresses) {
      if (!index.pages[address]) index = (await this.check(cache, index, address, "")).index;
    }
    return index;
  }

  private async checkEvery(cache: BrowserCache, start: CacheIndex): Promise<CacheIndex> {
    let index = start;
    for (const address of new Set([...Object.keys(start.pages), ...offlineAddresses])) {
      const checked = await this.check(cache, index, address, start.pages[address]?.title ?? "");
      index = checked.index;
      // The connection broke again: the next page that is read makes up for it.
      if (!checked.isReachable) return { ...index, roundAt: 0 };
    }
    return { ...index, roundAt: this.parts.now() };
  }

  /** Fetches a page unless the cached one is current; removes it when the server no longer has it. */
  private async check(cache: BrowserCache, index: CacheIndex, address: string, title: string) {
    const cached = index.pages[address] ? await matchCached(cache, address) : undefined;
    const response = await this.request(address, cached?.headers.get("etag") ?? null);
    if (!response || response.status === 429 || response.status >= 500) {
      return { index, isReachable: false };
    }
    const checkedAt = this.parts.now();
    const page = index.pages[address] ?? { title, readAt: checkedAt, files: [] };
    if (response.status === 304) {
      return { index: withPage(index, address, { ...page, checkedAt }, {}), isReachable: true };
    }
    if (!isCacheable(response)) return { index: withoutPage(index, address), isReachable: true };
    const html = await response.clone().text();
    await cache.put(address, response);
    const files = page.files.filter((file) => isNamedIn(html, file));
    const size = new Blob([html]).size;
    const stored = withPage(index, address, { ...page, files, checkedAt }, { [address]: size });
    const isLoaded = !offlineAddresses.includes(address);
    const complete = isLoaded
      ? stored
      : await this.withFiles(cache, stored, address, { html, loaded: essentialFiles(html) });
    return { index: complete, isReachable: true };
  }

  /** Null when there is no connection. A redirect is answered as such: the page has moved. */
  private async request(address: string, etag: string | null): Promise<Response | null> {
    // What the browser has just loaded is compared with the server, and not loaded again.
    const init: RequestInit = etag
      ? { headers: { "if-none-match": etag }, cache: "no-store" }
      : { cache: "no-cache" };
    return this.parts.fetch(address, { ...init, redirect: "manual" }).catch(() => null);
  }

  /** The index after a reader has opened a page, which may be gone. */
  private async opened(
    cache: BrowserCache,
    index: CacheIndex,
    address: string,
    { title, loaded }: ReadPage,
  ): Promise<CacheIndex> {
    const html = await (await matchCached(cache, address))?.text();
    const page = index.pages[address];
    if (!page || html === undefined) return withoutPage(index, address);
    const readAt = this.parts.now();
    const opened = withPage(index, address, { ...page, title, readAt }, {});
    return this.withFiles(cache, opened, address, { html, loaded });
  }

  /** Adds those of the loaded files that the page names, from the browser's own cache. */
  private async withFiles(
    cache: BrowserCache,
    index: CacheIndex,
    address: string,
    { html, loaded }: { html: string; loaded: readonly string[] },
  ): Promise<CacheIndex> {
    const page = index.pages[address];
    if (!page) return index;
    const files = new Set(page.files);
    const sizes = { ...index.sizes };
    let bytes = page.files.reduce((sum, file) => sum + (sizes[file] ?? 0), 0);
    for (const file of loaded) {
      if (files.has(file) || !isNamedIn(html, file)) continue;
      const size = sizes[file] ?? (await this.cacheFile(cache, file));
      if (size === null) continue;
      bytes += size;
      if (bytes > maxPageBytes) break;
      sizes[file] = size;
      files.add(file);
    }
    return withPage(index, address, { ...page, files: [...files] }, sizes);
  }

  private async cacheFile(cache: BrowserCache, path: string): Promise<number | null> {
    const response = await this.parts.fetch(path, { cache: "force-cache" }).catch(() => null);
    if (response?.status !== 200 || !isKept(path, response)) return null;
    const { size } = await response.clone().blob();
    await cache.put(path, response);
    return size;
  }

  /**
   * Runs one task at a time, because each reads and writes the index, and deletes what the new index
   * does not have, also when an earlier task was interrupted.
   */
  private inTurn<Result>(
    task: (
      cache: BrowserCache,
      index: CacheIndex,
    ) => Promise<{ index: CacheIndex; result: Result }>,
  ): Promise<Result> {
    const run = this.lastTask.then(async () => {
      const cache = await this.parts.openCache();
      const { index, result } = await task(cache, await readIndex(cache));
      const limited = withinLimits(withoutUnused(index));
      await deleteOthers(cache, limited.sizes);
      await writeIndex(cache, limited);
      return result;
    });
    this.lastTask = run.catch(() => undefined);
    return run;
  }
}

/** A picture that a consent covers is not kept on devices: the consent may be withdrawn. */
const isKept = (path: string, { headers }: Response): boolean =>
  !path.startsWith("/images/") || (headers.get("cache-control") ?? "").includes("immutable");

const addressOf = ({ address }: ReadPage) => cacheKeyOf(new URL(address, "https://any.invalid"));

/** Pages for everybody alone: the server marks others as not to be stored. */
function isCacheable({ status, headers }: Response): boolean {
  const control = headers.get("cache-control") ?? "";
  const type = headers.get("content-type") ?? "";
  return status === 200 && type.startsWith("text/html") && control.includes("public");
}
