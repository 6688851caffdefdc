/**
 * Lets at most `limit` pieces of work run at once, in the order they came. Pictures take
 * some hundred megabytes each while they are open.
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
