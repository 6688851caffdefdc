/** A job that runs again and again, never twice at once. */
export interface WorkLoop {
  /** Runs the job now, or once more after the run in progress. */
  wake(): void;
  /** Starts no further run, and waits for the one in progress. */
  stop(): Promise<void>;
}

/**
 * Runs `work` at once, whenever it is woken, and after the pause in ms that its last run returned.
 * `work` must not throw.
 */
export function startWorkLoop(work: () => Promise<number>): WorkLoop {
  let isRequested = false;
  let isStopped = false;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;

  function wake(): void {
    isRequested = true;
    if (!isStopped) running ??= run();
  }

  async function run(): Promise<void> {
    if (timer) clearTimeout(timer);
    let pauseMs = 0;
    while (isRequested && !isStopped) {
      isRequested = false;
      pauseMs = await work();
    }
    if (!isStopped) timer = setTimeout(wake, pauseMs).unref();
    running = null;
  }

  wake();
  return {
    wake,
    async stop() {
      isStopped = true;
      if (timer) clearTimeout(timer);
      await running;
    },
  };
}
