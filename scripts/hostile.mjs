// `npm run test:hostile`: builds when sources changed, then attacks the production build.
import { isBuilt } from "./freshness.mjs";
import { ensureNode24 } from "./on-node-24.mjs";
import { forwardSignals, inRoot, memorySettings, run } from "./steps.mjs";

await ensureNode24();
forwardSignals();
if (!isBuilt()) await run(process.execPath, [inRoot("scripts", "build.mjs")]);
const { code } = await run(
  process.execPath,
  ["--import", "./scripts/typescript.mjs", "tests/hostile/run.ts", ...process.argv.slice(2)],
  { env: memorySettings },
);
process.exit(code);
