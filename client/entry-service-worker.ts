import { cacheName } from "./offline/browser-cache.ts";
import { CachedPages } from "./offline/cached-pages.ts";
import { browserParts, chooseFile, choosePage, kindOf } from "./offline/choose-response.ts";
import type { PageMessage, WorkerMessage } from "./offline/messages.ts";
import type { WorkerClient, WorkerScope } from "./offline/worker-scope.ts";

/** Path of the entry script of the version that was built with this worker. */
declare const entryScript: string;

// The types of pages know no worker.
const scope = globalThis as unknown as WorkerScope;
const pages = new CachedPages(browserParts);
const version: WorkerMessage = { type: "version", script: entryScript };

// Cached pages name their own files, so that a new worker works for pages of every version.
scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener("activate", (event) => event.waitUntil(activate()));

async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith("doloni-") && name !== cacheName) await caches.delete(name);
  }
  await scope.clients.claim();
  const open = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const client of open) client.postMessage(version);
}

scope.addEventListener("fetch", (event) => {
  const kind = kindOf(event.request, scope.location.origin);
  if (kind === "page") event.respondWith(choosePage(browserParts, event.request));
  else if (kind === "file") event.respondWith(chooseFile(browserParts, event.request));
});

scope.addEventListener("message", (event) => {
  // Only pages of this site reach the worker, and they send nothing else.
  event.waitUntil(answer(event.data as PageMessage, event.source));
});

async function answer(message: PageMessage, source: WorkerClient | null) {
  if (message.type === "version") {
    source?.postMessage(version);
    return;
  }
  if (message.type === "online") {
    await pages.checkAll();
    return;
  }
  if (message.type === "loaded") {
    await pages.addFiles(message);
    return;
  }
  const checkedAt = await pages.read(message);
  if (checkedAt === null) return;
  const offline: WorkerMessage = { type: "offline", address: message.address, checkedAt };
  source?.postMessage(offline);
}
