import { UploadRefused } from "./upload-failure.ts";
import {
  afterEvent,
  countUploads,
  retriable,
  type Upload,
  type UploadEvent,
  type UploadQueue,
} from "./upload-queue.ts";
import { countRunning } from "./uploads-running.ts";

/** What a queue does with its files; `Arrived` is the server's answer. */
export type UploadWork<Arrived extends { id: string }> = {
  /** Rejects with UploadRefused; what else it throws is counted as unforeseen. */
  send(file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<Arrived>;
  /** Told at once for each file. `later` holds what was chosen after it and came before it. */
  arrive(arrived: Arrived, later: ReadonlySet<string>): void;
  /** Told when nothing is on its way any more, with how many came since it last was so. */
  rest?(arrived: number): void;
};

export type Uploads = ReturnType<typeof createUploads>;

/** A queue of uploads that runs by itself. `work` is asked anew for each step. */
export function createUploads<Arrived extends { id: string }>(
  work: () => UploadWork<Arrived>,
  atOnce: number,
) {
  let queue: UploadQueue = [];
  let lastKey = 0;
  let arrivedSinceRest = 0;
  const arrivedKeys = new Map<string, number>();
  const transfers = new Map<number, AbortController>();
  const listeners = new Set<() => void>();

  const under = (state: UploadQueue) => countUploads(state).running + countUploads(state).waiting;

  function take(event: UploadEvent) {
    const before = under(queue);
    queue = afterEvent(queue, event, atOnce);
    const running = new Set(queue.flatMap(({ key, state }) => (state === "running" ? [key] : [])));
    for (const [key, transfer] of transfers) {
      if (running.has(key)) continue;
      transfers.delete(key);
      transfer.abort();
    }
    for (const upload of queue) {
      if (running.has(upload.key) && !transfers.has(upload.key)) void transferOf(upload);
    }
    countRunning(under(queue) - before);
    for (const listener of listeners) listener();
    if (before > 0 && under(queue) === 0) {
      work().rest?.(arrivedSinceRest);
      arrivedSinceRest = 0;
    }
  }

  async function transferOf({ key, file }: Upload) {
    const transfer = new AbortController();
    transfers.set(key, transfer);
    const { signal } = transfer;
    const onProgress = (share: number) => {
      if (!signal.aborted) take({ type: "progressed", key, share });
    };
    try {
      const arrived = await work().send(file, onProgress, signal);
      if (signal.aborted) return;
      const later = [...arrivedKeys].flatMap(([id, other]) => (other > key ? [id] : []));
      arrivedKeys.set(arrived.id, key);
      arrivedSinceRest += 1;
      work().arrive(arrived, new Set(later));
      take({ type: "arrived", key });
    } catch (error) {
      if (signal.aborted) return;
      const failure =
        error instanceof UploadRefused ? error.failure : { kind: "unforeseen" as const };
      take({ type: "failed", key, failure });
    }
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    queue: () => queue,
    add(files: readonly File[]) {
      const chosen = files.map((file) => {
        lastKey += 1;
        return { key: lastKey, file };
      });
      if (chosen.length > 0) take({ type: "chosen", files: chosen });
    },
    retry: (key: number) => take({ type: "retried", key }),
    retryAll() {
      for (const key of retriable(queue)) take({ type: "retried", key });
    },
    exchange: (key: number, file: File) => take({ type: "exchanged", key, file }),
    cancel: (key: number) => take({ type: "cancelled", key }),
    cancelAll() {
      for (const { key } of queue.toReversed()) take({ type: "cancelled", key });
    },
  };
}
