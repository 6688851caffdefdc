import { changeRunningCount } from "./running-uploads.ts";
import { UploadError } from "./upload-error.ts";
import {
  countUploads,
  reduceQueue,
  retriableKeys,
  type Upload,
  type UploadEvent,
  type UploadQueue,
} from "./upload-queue.ts";

type Identified = { id: string };

/** What a queue does with its files; `Arrived` is the server's result. */
export type UploadHandlers<Arrived extends Identified> = {
  /** Rejects with UploadError; any other error is treated as unexpected. */
  upload(file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<Arrived>;
  /**
   * Called at once for each file. `later` holds the ids of files chosen after it that completed
   * before it.
   */
  onUploaded(arrived: Arrived, later: ReadonlySet<string>): void;
  /** Called when no upload is pending any more, with the number completed since the last call. */
  onIdle?(arrived: number): void;
};

const pendingCount = (queue: UploadQueue) => {
  const { running, waiting } = countUploads(queue);
  return running + waiting;
};

/** An upload queue that starts its transfers itself. */
export class Uploads<Arrived extends Identified = Identified> {
  private current: UploadQueue = [];
  private lastKey = 0;
  private uploadedSinceIdle = 0;
  private readonly uploadedKeys = new Map<string, number>();
  private readonly transfers = new Map<number, AbortController>();
  private readonly listeners = new Set<() => void>();

  /** `work` is read anew for each step. */
  constructor(
    private readonly work: () => UploadHandlers<Arrived>,
    private readonly atOnce: number,
  ) {}

  readonly queue = (): UploadQueue => this.current;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  readonly add = (files: readonly File[]) => {
    const chosen = files.map((file) => {
      this.lastKey += 1;
      return { key: this.lastKey, file };
    });
    if (chosen.length > 0) this.dispatch({ type: "chosen", files: chosen });
  };

  readonly retry = (key: number) => this.dispatch({ type: "retried", key });

  readonly retryAll = () => retriableKeys(this.current).forEach(this.retry);

  /** Retries the uploads that a lost connection stopped. */
  readonly retryDisconnected = () => {
    for (const { key, failure } of this.current) {
      if (failure?.kind === "connection") this.retry(key);
    }
  };

  readonly replaceFile = (key: number, file: File) =>
    this.dispatch({ type: "exchanged", key, file });

  readonly cancel = (key: number) => this.dispatch({ type: "cancelled", key });

  readonly cancelAll = () => {
    // From the end, otherwise each cancellation would start the next upload.
    for (const { key } of this.current.toReversed()) this.cancel(key);
  };

  private dispatch(event: UploadEvent) {
    const before = pendingCount(this.current);
    this.current = reduceQueue(this.current, event, this.atOnce);
    const after = pendingCount(this.current);
    this.syncTransfers();
    changeRunningCount(after - before);
    for (const listener of this.listeners) listener();
    if (before === 0 || after > 0) return;
    this.work().onIdle?.(this.uploadedSinceIdle);
    this.uploadedSinceIdle = 0;
  }

  /** Starts the transfers that should run now, and aborts those that should not any more. */
  private syncTransfers() {
    const running = this.current.filter(({ state }) => state === "running");
    for (const [key, transfer] of this.transfers) {
      if (running.some((upload) => upload.key === key)) continue;
      this.transfers.delete(key);
      transfer.abort();
    }
    for (const upload of running) {
      if (!this.transfers.has(upload.key)) void this.transfer(upload);
    }
  }

  private async transfer({ key, file }: Upload) {
    const transfer = new AbortController();
    this.transfers.set(key, transfer);
    const { signal } = transfer;
    const onProgress = (share: number) => {
      if (!signal.aborted) this.dispatch({ type: "progressed", key, share });
    };
    try {
      const arrived = await this.work().upload(file, onProgress, signal);
      if (signal.aborted) return;
      this.handleUploaded(key, arrived);
      this.dispatch({ type: "arrived", key });
    } catch (error) {
      if (signal.aborted) return;
      const isKnown = error instanceof UploadError;
      const failure = isKnown ? error.info : ({ kind: "unforeseen" } as const);
      this.dispatch({ type: "failed", key, failure });
    }
  }

  private handleUploaded(key: number, arrived: Arrived) {
    const later = [...this.uploadedKeys].flatMap(([id, other]) => (other > key ? [id] : []));
    this.uploadedKeys.set(arrived.id, key);
    this.uploadedSinceIdle += 1;
    this.work().onUploaded(arrived, new Set(later));
  }
}
