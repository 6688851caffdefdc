// `npm run keys:rotate [-- --remove-old]`: works whether or not the server is running.
import { existsSync } from "node:fs";
import { isBuilt } from "./freshness.mjs";
import { ensureNode24 } from "./on-node-24.mjs";
import { findNode, forwardSignals, inRoot, run } from "./steps.mjs";

// A container image contains the build without the sources.
if (existsSync(inRoot("client"))) {
  await ensureNode24();
  forwardSignals();
  if (!isBuilt()) {
    const { code } = await run(findNode(), [inRoot("scripts", "build.mjs")]);
    if (code !== 0) process.exit(code);
  }
}
const { code } = await run(findNode(), [
  inRoot("dist", "server", "rotate-keys.js"),
  ...process.argv.slice(2),
]);
process.exit(code);
