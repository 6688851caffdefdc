import { createServer, request as requestFrom, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { cacheName } from "../../../client/offline/browser-cache.ts";

/** Addresses of all pages and files that this browser keeps. */
export const cachedAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async (name) => {
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => url.slice(location.origin.length));
  }, cacheName);

/** Opens a page and waits until the worker has kept it and the offline page. */
export async function readPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  for (const kept of [address, "/offline", "/offline?lang=en"]) {
    await expect.poll(() => cachedAddresses(page)).toContain(kept);
  }
}

/** Cuts the connection of a browser, also of its worker, or brings it back. */
export const cutLine = (context: BrowserContext, isCut: boolean) => context.setOffline(isCut);

/** The site behind a proxy that can pretend to serve the worker of a newer build. */
export class UpdatedSite {
  private isUpdated = false;
  private readonly server: Server;

  constructor(target: string) {
    this.server = createServer((request, response) => {
      const { method, headers, url = "/" } = request;
      const isWorker = url === "/service-worker.js";
      const sent = isWorker ? { ...headers, "accept-encoding": "identity" } : headers;
      const onward = requestFrom(`${target}${url}`, { method, headers: sent }, (answer) => {
        if (!isWorker) {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
          return;
        }
        const { "content-length": _length, etag: _etag, ...rest } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, rest);
        answer.setEncoding("utf8");
        let script = "";
        answer.on("data", (part) => {
          script += part;
        });
        const ofNextBuild = () => script.replaceAll("/assets/entry-client-", "/assets/entry-next-");
        answer.on("end", () => response.end(this.isUpdated ? ofNextBuild() : script));
      });
      onward.on("error", () => response.destroy());
      request.pipe(onward);
    });
  }

  /** Starts it and returns its origin. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    // A listening TCP server has such an address.
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  update() {
    this.isUpdated = true;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
