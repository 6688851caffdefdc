import pLimit, { type LimitFunction } from "p-limit";
import { changeRunningCount } from "./running-uploads.ts";
import { isOutage, UploadError, type UploadErrorInfo } from "./upload-error.ts";
import {
  isRetriable,
  nextUpload,
  pauseAfter,
  retriableKeys,
  type Upload,
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
  /** Called with the files that somebody has chosen. */
  onChosen?(files: readonly File[]): void;
  /** Called when no upload is pending any more, with the number completed since the last call. */
  onIdle?(arrived: number): void;
};

const waiting = { state: "waiting", progress: 0, error: null, postponements: 0 } as const;

const pendingCount = (queue: UploadQueue) => queue.filter(({ state }) => state !== "failed").length;

/**
 * An upload queue that starts its transfers itself, the oldest file first. During an outage it keeps
 * its files and pauses, longer each time; after a pause a single transfer finds out whether the
 * outage is over.
 */
export class Uploads<Arrived extends Identified = Identified> {
  private current: UploadQueue = [];
  private lastKey = 0;
  private uploadedSinceIdle = 0;
  private readonly uploadedKeys = new Map<string, number>();
  private readonly transfers = new Map<number, AbortController>();
  private readonly listeners = new Set<() => void>();
  private readonly limit: LimitFunction;
  /** Refusals in a row because of an outage. */
  private refusals = 0;
  private pause: ReturnType<typeof setTimeout> | null = null;

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
    this.handlers().onChosen?.(files);
    for (const file of files) {
      this.lastKey += 1;
      this.update([...this.current, { key: this.lastKey, file, ...waiting }]);
      this.startWhenFree();
    }
  };

  readonly retry = (key: number) => {
    const upload = this.current.find((one) => one.key === key);
    if (!upload || !isRetriable(upload)) return;
    this.restart(key, upload.file);
    this.resume();
  };

  readonly retryAll = () => retriableKeys(this.current).forEach(this.retry);

  /** Ends the pause of an outage, if there is one. */
  readonly resume = () => {
    if (!this.pause) return;
    clearTimeout(this.pause);
    this.pause = null;
    this.startAll();
  };

  /** Uploads another file in the place of a failed one. */
  readonly replaceFile = (key: number, file: File) => {
    this.handlers().onChosen?.([file]);
    this.restart(key, file);
  };

  readonly cancel = (key: number) => {
    this.remove(key);
    this.transfers.get(key)?.abort();
  };

  readonly cancelAll = () => {
    for (const { key } of this.current) this.cancel(key);
  };

  private restart(key: number, file: File) {
    this.change(key, { file, ...waiting });
    this.startWhenFree();
  }

  private startWhenFree() {
    void this.limit(() => this.transferNext());
  }

  private startAll() {
    for (const { state } of this.current) if (state === "waiting") this.startWhenFree();
  }

  /** Finds nothing to do when uploads were cancelled while they waited, and during a pause. */
  private async transferNext() {
    const isProbe = this.refusals > 0;
    if (this.pause || (isProbe && this.transfers.size > 0)) return;
    const upload = nextUpload(this.current);
    if (!upload) return;
    const { key, file } = upload;
    const transfer = new AbortController();
    this.transfers.set(key, transfer);
    this.change(key, { state: "running" });
    try {
      const onProgress = (progress: number) => this.change(key, { progress });
      const arrived = await this.handlers().upload(file, onProgress, transfer.signal);
      if (transfer.signal.aborted) return;
      this.refusals = 0;
      this.handleUploaded(key, arrived);
      this.remove(key);
    } catch (error) {
      if (transfer.signal.aborted) return;
      const isKnown = error instanceof UploadError;
      const info: UploadErrorInfo = isKnown ? error.info : { kind: "unforeseen" };
      if (isOutage(info)) this.postpone(upload, info);
      else this.change(key, { state: "failed", error: info });
    } finally {
      this.transfers.delete(key);
      if (isProbe) this.startAll();
    }
  }

  private postpone({ key, postponements }: Upload, error: UploadErrorInfo) {
    this.change(key, { ...waiting, error, postponements: postponements + 1 });
    // Transfers that ran at the same time are refused for the same reason.
    if (this.pause) return;
    this.refusals += 1;
    this.pause = setTimeout(this.resume, pauseAfter(this.refusals, error));
  }

  private handleUploaded(key: number, arrived: Arrived) {
    const later = [...this.uploadedKeys].flatMap(([id, other]) => (other > key ? [id] : []));
    this.uploadedKeys.set(arrived.id, key);
    this.uploadedSinceIdle += 1;
    this.handlers().onUploaded(arrived, new Set(later));
  }

  private remove(key: number) {
    this.update(this.current.filter((upload) => upload.key !== key));
    if (this.current.length > 0) return;
    this.resume();
    this.refusals = 0;
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
