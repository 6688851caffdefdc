/**
 * Returns a function that runs at most `limit` tasks at once and starts the others in the order of
 * the calls. Decoding an image, for instance, takes some hundred megabytes.
 */
export function limitConcurrency(
  limit: number,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running < limit) running++;
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
