import { existsSync } from "node:fs";
import { isBuilt } from "./freshness.mjs";
import { ensureNode24 } from "./on-node-24.mjs";
import { findNode, forwardSignals, inRoot, run } from "./steps.mjs";

/** Runs a command of the built server with this command's arguments, and exits with its code. */
export async function runServerCommand(name) {
  // A container image contains the build without the sources.
  if (existsSync(inRoot("client"))) {
    await ensureNode24();
    forwardSignals();
    if (!isBuilt()) {
      const { code } = await run(findNode(), [inRoot("scripts", "build.mjs")]);
      if (code !== 0) process.exit(code);
    }
  }
  const program = inRoot("dist", "server", "run-command.js");
  const { code } = await run(findNode(), [program, name, ...process.argv.slice(2)]);
  process.exit(code);
}
