import { once } from "node:events";
import { connect } from "node:net";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import { ExpectedError } from "../errors.ts";

/** Milliseconds after which a computation that still waits has the database checked. */
const patienceMs = 1000;
/** Milliseconds for an answer; a healthy database takes a few. */
const checkTimeoutMs = 1000;
/** Milliseconds between two checks while the database is silent. */
const recheckIntervalMs = 500;

/**
 * Tells a database that does not answer at all (stopped, or its packets are lost) from one that is
 * merely slow or out of connections. It is checked over a new connection, and only while something
 * waits for it.
 */
export class DatabaseHealth {
  private isSilent = false;
  private checking: Promise<void> | null = null;
  private recheck: NodeJS.Timeout | null = null;
  private isClosed = false;
  private readonly silenceListeners = new Set<() => void>();

  constructor(private readonly url: string) {}

  /**
   * The result of `work`; rejects with UNAVAILABLE as soon as the database is found to be silent,
   * and at once while it is known to be.
   */
  async whileAnswering<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.isSilent) throw new ExpectedError("UNAVAILABLE");
    const silence = Promise.withResolvers<never>();
    const onSilence = () => silence.reject(new ExpectedError("UNAVAILABLE"));
    this.silenceListeners.add(onSilence);
    const timer = setInterval(() => this.check(), patienceMs).unref();
    try {
      return await Promise.race([work(), silence.promise]);
    } finally {
      clearInterval(timer);
      this.silenceListeners.delete(onSilence);
    }
  }

  close(): void {
    this.isClosed = true;
    if (this.recheck) clearTimeout(this.recheck);
  }

  private check(): void {
    this.checking ??= answers(this.url)
      .then((isAnswering) => this.setSilent(!isAnswering))
      .finally(() => {
        this.checking = null;
      });
  }

  private setSilent(isSilent: boolean): void {
    this.isSilent = isSilent;
    if (!isSilent || this.isClosed) return;
    for (const tell of this.silenceListeners) tell();
    this.recheck = setTimeout(() => this.check(), recheckIntervalMs).unref();
  }
}

/** PostgreSQL answers this with one byte before anything else, whatever its state and load. */
const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/** Whether PostgreSQL answers on a new connection. */
async function answers(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port || 5432), hostname.replace(/^\[|\]$/g, ""));
  socket.write(sslRequest);
  const answered = once(socket, "data").then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answered, isLate()]);
  } finally {
    socket.destroy();
  }
}

async function isLate(): Promise<false> {
  await pause(checkTimeoutMs, null, { ref: false });
  // When this process was busy, the answer may have arrived without having been read.
  for (let turn = 0; turn < 10; turn += 1) await nextTurn();
  return false;
}
