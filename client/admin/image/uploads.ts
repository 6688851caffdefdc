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

type Named = { id: string };

/** What a queue does with its files; `Arrived` is the server's answer. */
export type UploadWork<Arrived extends Named> = {
  /** Rejects with UploadRefused; what else it throws is counted as unforeseen. */
  send(file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<Arrived>;
  /** Told at once for each file. `later` holds what was chosen after it and came before it. */
  arrive(arrived: Arrived, later: ReadonlySet<string>): void;
  /** Told when nothing is on its way any more, with how many came since it last was so. */
  rest?(arrived: number): void;
};

const onTheWay = (queue: UploadQueue) => {
  const { running, waiting } = countUploads(queue);
  return running + waiting;
};

/** A queue of uploads that runs by itself. */
export class Uploads<Arrived extends Named = Named> {
  private current: UploadQueue = [];
  private lastKey = 0;
  private arrivedSinceRest = 0;
  private readonly arrivedKeys = new Map<string, number>();
  private readonly transfers = new Map<number, AbortController>();
  private readonly listeners = new Set<() => void>();

  /** `work` is asked anew for each step. */
  constructor(
    private readonly work: () => UploadWork<Arrived>,
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
    if (chosen.length > 0) this.take({ type: "chosen", files: chosen });
  };

  readonly retry = (key: number) => this.take({ type: "retried", key });

  readonly retryAll = () => retriable(this.current).forEach(this.retry);

  /** What a lost connection stopped. */
  readonly retryLost = () => {
    for (const { key, failure } of this.current) {
      if (failure?.kind === "connection") this.retry(key);
    }
  };

  readonly exchange = (key: number, file: File) => this.take({ type: "exchanged", key, file });

  readonly cancel = (key: number) => this.take({ type: "cancelled", key });

  readonly cancelAll = () => {
    // From the end, or each that goes would let another begin.
    for (const { key } of this.current.toReversed()) this.cancel(key);
  };

  private take(event: UploadEvent) {
    const before = onTheWay(this.current);
    this.current = afterEvent(this.current, event, this.atOnce);
    const after = onTheWay(this.current);
    this.followQueue();
    countRunning(after - before);
    for (const listener of this.listeners) listener();
    if (before === 0 || after > 0) return;
    this.work().rest?.(this.arrivedSinceRest);
    this.arrivedSinceRest = 0;
  }

  /** Begins what runs by now, and stops what does not any more. */
  private followQueue() {
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
      if (!signal.aborted) this.take({ type: "progressed", key, share });
    };
    try {
      const arrived = await this.work().send(file, onProgress, signal);
      if (signal.aborted) return;
      this.welcome(key, arrived);
      this.take({ type: "arrived", key });
    } catch (error) {
      if (signal.aborted) return;
      const isKnown = error instanceof UploadRefused;
      const failure = isKnown ? error.failure : ({ kind: "unforeseen" } as const);
      this.take({ type: "failed", key, failure });
    }
  }

  private welcome(key: number, arrived: Arrived) {
    const later = [...this.arrivedKeys].flatMap(([id, other]) => (other > key ? [id] : []));
    this.arrivedKeys.set(arrived.id, key);
    this.arrivedSinceRest += 1;
    this.work().arrive(arrived, new Set(later));
  }
}
