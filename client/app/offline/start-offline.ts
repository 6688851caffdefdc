import { cacheKeyOf, isPageFile } from "../../offline/cacheable-paths.ts";
import { type PageMessage, type WorkerMessage, workerPath } from "../../offline/messages.ts";
import { trustedTypes } from "../../ui/trusted-html.ts";
import { entryScript, setOfflineState } from "./offline-notices.ts";

const policy = trustedTypes?.createPolicy("service-worker", {
  createScriptURL: () => workerPath,
});

/** Files of a long visit, which the worker asks about; browsers list 250 unless told. */
const maxListedFiles = 1000;
/** Pictures that load together are reported together, in milliseconds. */
const reportDelayMs = 1500;

let registering: Promise<ServiceWorkerRegistration | null> | undefined;

/** Reports the page that is shown to the service worker, which keeps it, and looks for updates. */
export async function reportPage(): Promise<void> {
  registering ??= register();
  const registration = await registering;
  if (!registration) return;
  await lookForUpdate(registration);
  await sendPage("read");
}

/** Null where the browser has no service workers, or blocks them. */
async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("message", ({ data }) => receive(data));
  const url = policy?.createScriptURL(workerPath) ?? workerPath;
  const registration = await serviceWorker.register(url).catch(() => null);
  if (!registration) return null;
  performance.setResourceTimingBufferSize(maxListedFiles);
  reportLaterFiles();
  window.addEventListener("online", () => {
    setOfflineState({ copy: null });
    void send({ type: "online" });
    void lookForUpdate(registration);
  });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) void lookForUpdate(registration);
  });
  return registration;
}

/**
 * Asks the newest worker for its version too: the page may not have listened, or have been frozen, when
 * that worker started. It may still wait for an older one, which browsers let finish its work.
 */
async function lookForUpdate(registration: ServiceWorkerRegistration) {
  const isCompared = await registration.update().then(
    () => true,
    () => false,
  );
  const { installing, waiting, active } = registration;
  if (isCompared) post(installing ?? waiting ?? active, { type: "version" });
}

/** Pictures load as the reader scrolls. */
function reportLaterFiles() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  new PerformanceObserver((list) => {
    if (!list.getEntries().some(({ name }) => isPageFile(pathOf(name)))) return;
    clearTimeout(timer);
    timer = setTimeout(() => void sendPage("loaded"), reportDelayMs);
  }).observe({ type: "resource" });
}

/** With the query, which names the version of a payment code. */
const pathOf = (url: string): string => {
  const { origin, pathname, search } = new URL(url, location.href);
  return origin === location.origin ? `${pathname}${search}` : "";
};

async function sendPage(type: "read" | "loaded") {
  if (!cacheKeyOf(new URL(location.href))) return;
  const files = performance.getEntriesByType("resource").map(({ name }) => pathOf(name));
  await send({
    type,
    address: `${location.pathname}${location.search}`,
    title: document.title,
    loaded: [...new Set(files.filter(isPageFile))],
  });
}

async function send(message: PageMessage) {
  const { active } = await navigator.serviceWorker.ready;
  post(active, message);
}

const post = (worker: ServiceWorker | null, message: PageMessage) => worker?.postMessage(message);

function receive(message: WorkerMessage) {
  if (message.type === "version") {
    if (message.script !== entryScript()) setOfflineState({ isOutdated: true });
    return;
  }
  const { address, checkedAt } = message;
  setOfflineState({ copy: { address, checkedAt } });
}
