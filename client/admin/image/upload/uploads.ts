import pLimit, { type LimitFunction } from "p-limit";
import { changeRunningCount } from "./running-uploads.ts";
import { UploadError } from "./upload-error.ts";
import { retriableKeys, type Upload, type UploadQueue } from "./upload-queue.ts";

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

const waiting = { state: "waiting", progress: 0, error: null } as const;

const pendingCount = (queue: UploadQueue) => queue.filter(({ state }) => state !== "failed").length;

/** An upload queue that starts its transfers itself, the oldest file first. */
export class Uploads<Arrived extends Identified = Identified> {
  private current: UploadQueue = [];
  private lastKey = 0;
  private uploadedSinceIdle = 0;
  private readonly uploadedKeys = new Map<string, number>();
  private readonly transfers = new Map<number, AbortController>();
  private readonly listeners = new Set<() => void>();
  private readonly limit: LimitFunction;

  /** `handlers` is called anew for each step. */
  constructor(
    private readonly handlers: () => UploadHandlers<Arrived>,
    concurrency: number,
  ) {
    this.limit = pLimit(concurrency);
  }

  readonly queue = (): UploadQueue => this.current;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  readonly add = (files: readonly File[]) => {
    for (const file of files) {
      this.lastKey += 1;
      this.update([...this.current, { key: this.lastKey, file, ...waiting }]);
      this.startWhenFree();
    }
  };

  readonly retry = (key: number) => {
    const upload = this.current.find((one) => one.key === key);
    if (upload?.error) this.replaceFile(key, upload.file);
  };

  readonly retryAll = () => retriableKeys(this.current).forEach(this.retry);

  /** Retries the uploads that a lost connection stopped. */
  readonly retryDisconnected = () => {
    for (const { key, error } of this.current) {
      if (error?.kind === "connection") this.retry(key);
    }
  };

  /** Uploads another file in the place of a failed one. */
  readonly replaceFile = (key: number, file: File) => {
    this.change(key, { file, ...waiting });
    this.startWhenFree();
  };

  readonly cancel = (key: number) => {
    this.remove(key);
    this.transfers.get(key)?.abort();
  };

  readonly cancelAll = () => {
    for (const { key } of this.current) this.cancel(key);
  };

  private startWhenFree() {
    void this.limit(() => this.transferOldest());
  }

  /** Finds nothing to do when uploads were cancelled while they waited. */
  private async transferOldest() {
    const upload = this.current.find(({ state }) => state === "waiting");
    if (!upload) return;
    const { key, file } = upload;
    const transfer = new AbortController();
    this.transfers.set(key, transfer);
    this.change(key, { state: "running" });
    try {
      const onProgress = (progress: number) => this.change(key, { progress });
      const arrived = await this.handlers().upload(file, onProgress, transfer.signal);
      if (transfer.signal.aborted) return;
      this.handleUploaded(key, arrived);
      this.remove(key);
    } catch (error) {
      const isKnown = error instanceof UploadError;
      const info = isKnown ? error.info : ({ kind: "unforeseen" } as const);
      this.change(key, { state: "failed", error: info });
    } finally {
      this.transfers.delete(key);
    }
  }

  private handleUploaded(key: number, arrived: Arrived) {
    const later = [...this.uploadedKeys].flatMap(([id, other]) => (other > key ? [id] : []));
    this.uploadedKeys.set(arrived.id, key);
    this.uploadedSinceIdle += 1;
    this.handlers().onUploaded(arrived, new Set(later));
  }

  private remove(key: number) {
    this.update(this.current.filter((upload) => upload.key !== key));
  }

  /** Does nothing for a cancelled upload. */
  private change(key: number, change: Partial<Upload>) {
    this.update(this.current.map((one) => (one.key === key ? { ...one, ...change } : one)));
  }

  private update(next: UploadQueue) {
    const before = pendingCount(this.current);
    const after = pendingCount(next);
    this.current = next;
    changeRunningCount(after - before);
    for (const listener of this.listeners) listener();
    if (before === 0 || after > 0) return;
    this.handlers().onIdle?.(this.uploadedSinceIdle);
    this.uploadedSinceIdle = 0;
  }
}
