import type { Generator } from "./load.ts";
import { nodeGenerator } from "./node-load.ts";
import { wrkGenerator } from "./wrk.ts";

/** Uses wrk if it is installed; the generator in Node is limited to some thousand requests a second. */
export const findGenerator = async (): Promise<Generator> =>
  (await wrkGenerator()) ?? nodeGenerator();
