// `npm run test:crash -- --kills 60 --seed 1`: kills processes during writes, and counts what is lost.
import { isBuilt } from "./freshness.mjs";
import { ensureNode24 } from "./on-node-24.mjs";
import { findNode, forwardSignals, inRoot, run } from "./steps.mjs";

await ensureNode24();
forwardSignals();
if (!isBuilt()) {
  const { code } = await run(findNode(), [inRoot("scripts", "build.mjs")]);
  if (code !== 0) process.exit(code);
}
const { code } = await run(findNode(), [
  "--import",
  "./scripts/typescript.mjs",
  inRoot("tests", "hostile", "crash-test.ts"),
  ...process.argv.slice(2),
]);
process.exit(code);
