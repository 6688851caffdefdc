import type { Generator } from "./load.ts";
import { nodeGenerator } from "./node-load.ts";
import { wrkGenerator } from "./wrk.ts";

/** wrk where it is installed; Node's own stops at a few thousand pages a second. */
export const findGenerator = async (): Promise<Generator> =>
  (await wrkGenerator()) ?? nodeGenerator();
