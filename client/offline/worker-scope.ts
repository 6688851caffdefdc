/** What the worker uses of its global scope, which TypeScript's types for pages do not have. */
export type WorkerScope = {
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<WorkerClient[]>;
  };
  location: Location;
};

export type WorkerClient = { postMessage(message: unknown): void };

type LastingEvent = { waitUntil(task: Promise<unknown>): void };

type WorkerEvents = {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: LastingEvent & { request: Request; respondWith(response: Promise<Response>): void };
  message: LastingEvent & { data: unknown; source: WorkerClient | null };
};
