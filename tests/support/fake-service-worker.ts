import { type BrowserCache, readIndex } from "../../client/offline/browser-cache.ts";
import type { WorkerParts } from "../../client/offline/choose-response.ts";

const origin = "https://doloni.example";
const addressOf = (key: RequestInfo | URL) => {
  const { pathname, search } = new URL(
    typeof key === "object" && "url" in key ? key.url : key,
    origin,
  );
  return `${pathname}${search}`;
};

/** What the server has at an address; an ETag is made of the text. */
type Published = { text: string; type?: string; cacheControl?: string };

/** A device with a cache in memory, and a server whose pages and connection a test changes. */
export class FakeDevice {
  readonly published = new Map<string, Published>();
  readonly requests: string[] = [];
  isOnline = true;
  /** Status of every response, as of a proxy; null while the server itself answers. */
  proxyStatus: number | null = null;
  now = Date.UTC(2026, 10, 23);
  private readonly stored = new Map<string, Response>();

  readonly cache: BrowserCache = {
    match: async (key) => this.stored.get(addressOf(key))?.clone(),
    put: async (key, response) => void this.stored.set(addressOf(key), response),
    delete: async (key) => this.stored.delete(addressOf(key)),
    keys: async () => [...this.stored.keys()].map((key) => new Request(`${origin}${key}`)),
  };

  readonly parts: WorkerParts = {
    openCache: async () => this.cache,
    fetch: async (input, init) => this.answer(addressOf(input), new Headers(init?.headers)),
    now: () => this.now,
    delay: async () => undefined,
  };

  /** Publishes a page whose HTML names these files, which it publishes too. */
  publishPage(address: string, files: Record<string, string> = {}, words = "") {
    const images = Object.keys(files).map((path) => `<img src="${path}">`);
    this.published.set(address, { text: `<h1>${words}</h1>${images.join("")}` });
    for (const [path, text] of Object.entries(files)) {
      const cacheControl = "public, max-age=31536000, immutable";
      this.published.set(path, { text, type: "image/avif", cacheControl });
    }
  }

  /** Addresses of all that is kept, without the index. */
  cachedAddresses = () => [...this.stored.keys()].filter((key) => key !== "/cache-index").sort();
  index = () => readIndex(this.cache);
  cachedText = async (address: string) => (await this.cache.match(address))?.text();

  private async answer(address: string, headers: Headers): Promise<Response> {
    this.requests.push(address);
    if (!this.isOnline) throw new TypeError("Failed to fetch");
    if (this.proxyStatus !== null) return new Response("", { status: this.proxyStatus });
    const found = this.published.get(address);
    if (!found) return new Response("", { status: 404 });
    const { text, type = "text/html", cacheControl = "public, no-cache" } = found;
    const etag = `"${Buffer.from(text).toString("base64").slice(-20)}${text.length}"`;
    if (headers.get("if-none-match") === etag) return new Response(null, { status: 304 });
    const sent = { "content-type": type, "cache-control": cacheControl, etag };
    return new Response(text, { headers: sent });
  }
}

/** A navigation of the browser, whose mode no `Request` can be made with. */
export const navigationTo = (address: string) =>
  ({
    method: "GET",
    mode: "navigate",
    url: `${origin}${address}`,
    headers: new Headers(),
  }) as Request; // the worker reads nothing else
